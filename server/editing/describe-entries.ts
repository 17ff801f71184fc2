import { z } from 'zod'
import { valueAt } from '../../contract/api/field-form.ts'
import type { Content } from '../../contract/content/content.ts'
import { entryOf } from '../../contract/content/content-paths.ts'
import type { Locale } from '../../contract/locales.ts'
import { toPlainText } from '../../contract/text.ts'
import { folderOf, type KnownFile, schemaOfFile } from '../content/content-paths.ts'
import type { Described } from './content-work.ts'
import { listDrafts } from './drafts.ts'
import { listPagesOf } from './pages-of.ts'
import type { Readings } from './readings.ts'

/** Claims that wait for the owner. Each line is looked at once: `\s` would run on over lines that follow. */
const samples = /^ *(?:- +)?sample: +true *$/gm

/** Entries that have drafts, of all or none. */
export async function listDrafted({ openDb }: Pick<Readings, 'openDb'>): Promise<string[]> {
  const db = await openDb()
  return db ? [...new Set((await listDrafts(db)).map(({ path }) => entryOf(path)))] : []
}

const headed = z.object({ head: z.object({ title: z.string().min(1) }) })

/** What a page is called in its tab; some have no head of their own. */
function titleOfPage(folder: string, locale: Locale, { pages }: Content): string | undefined {
  const page = Object.entries(pages).find(([name]) => `pages/${folderOf(name)}` === folder)?.[1]
  return headed.safeParse(valueAt(page, [locale])).data?.head.title
}

/** What a list calls a file: the title of its article or page, else what its schema is for. */
function titleOf(path: string, { schema, subject, locale }: KnownFile, content: Content | undefined): string {
  const article = content?.articles.find(({ file }) => file === path)
  const title = article?.title ?? (content && locale && titleOfPage(subject, locale, content))
  return title !== undefined && title !== '' ? toPlainText(title) : (schema.meta()?.description ?? path)
}

/** Every entry by its path, as the list of the contents shows it with all drafts. */
export async function describeEntries(readings: Readings, now: number): Promise<Record<string, Described>> {
  const { files, edited } = await readings.read({ drafts: await listDrafted(readings) }, now)
  const { content } = await edited()
  const described = [...files].flatMap(([path, { bytes }]): [string, Described][] => {
    const known = entryOf(path) === path ? schemaOfFile(path) : undefined
    if (!known) return []
    const pages = listPagesOf(path, content ?? { articles: [] })
    return [
      [
        path,
        { title: titleOf(path, known, content), samples: bytes.toString('utf8').match(samples)?.length ?? 0, pages },
      ],
    ]
  })
  return Object.fromEntries(described)
}
