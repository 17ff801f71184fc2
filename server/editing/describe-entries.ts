import { listTranslations } from '../../contract/content/article.ts'
import type { Content } from '../../contract/content/content.ts'
import { entryOf } from '../../contract/content/content-paths.ts'
import { defaultLocale, locales } from '../../contract/locales.ts'
import { toPlainText } from '../../contract/text.ts'
import type { ContentFiles } from '../content/content-files.ts'
import { type KnownFile, schemaOfFile } from '../content/content-paths.ts'
import { listInForce } from '../content/overlay.ts'
import { readReferences } from '../content/references.ts'
import type { Look, Readings } from '../site/readings.ts'
import type { Described } from './content-work.ts'
import { listDrafts } from './drafts.ts'
import { describePagesOf } from './pages-of.ts'
import { listScheduled, readLast } from './revisions.ts'

/**
 * All that the owner has: drafts, beneath them what waits for its moment, and what was withdrawn as it was last.
 * @param only of this entry alone
 */
export async function lookAtAll(
  readings: Pick<Readings, 'openDb'>,
  now: number,
  only?: string,
): Promise<Look & { drafts: string[] }> {
  const isWanted = (path: string) => only === undefined || entryOf(path) === only
  const db = await readings.openDb()
  if (!db) return { drafts: [] }
  const inHand = [...(await listDrafts(db)).map(({ path }) => path), ...(await listScheduled(db, now)).keys()]
  const drafts = [...new Set(inHand.map(entryOf))].filter(isWanted)
  const gone = [...(await listInForce(db, now)).values()].filter(
    (one) => one.isWithdrawal && one.bodyHash === null && isWanted(one.path) && !drafts.includes(entryOf(one.path)),
  )
  const changes = gone.map(async ({ path }) => ({ path, body: await readLast(db, path) }))
  return { drafts, changes: await Promise.all(changes) }
}

/** What a list calls a file: an article by its title, a page and all others by what they are. */
function titleOf(path: string, { schema }: KnownFile, content: Content | undefined): string {
  const title = content?.articles.find(({ file }) => file === path)?.title
  return title !== undefined && title !== '' ? toPlainText(title) : (schema.meta()?.description ?? path)
}

/** The same in the other languages, in their order. */
function othersOf(
  path: string,
  { subject, group }: KnownFile,
  files: ContentFiles,
  content: Content | undefined,
): Described['others'] {
  if (group !== 'articles')
    return locales.flatMap((locale) => {
      const other = `${subject}/${locale}.yaml`
      return other !== path && files.has(other) && schemaOfFile(other) ? [{ locale, path: other }] : []
    })
  const article = content?.articles.find(({ file }) => file === path)
  if (!article || !content) return []
  return listTranslations(article, content.articles)
    .filter(({ file }) => file !== path)
    .map(({ locale, file }) => ({ locale, path: file }))
}

/** Every entry by its path, as the list of the contents shows it with all drafts. */
export async function describeEntries(readings: Readings, now: number): Promise<Record<string, Described>> {
  const { files, edited } = await readings.read(await lookAtAll(readings, now), now)
  const { content, toReplace, rootsOf } = await edited()
  const described = [...files].flatMap(([path, { bytes }]): [string, Described][] => {
    const known = entryOf(path) === path ? schemaOfFile(path) : undefined
    if (!known) return []
    const text = bytes.toString('utf8')
    const locale = known.locale ?? defaultLocale
    return [
      [
        path,
        {
          title: titleOf(path, known, content),
          toReplace: toReplace.filter(({ file }) => file === path),
          values: known.group === 'articles' ? {} : readReferences(text, locale, rootsOf(locale)),
          pages: describePagesOf(path, content),
          others: othersOf(path, known, files, content),
        },
      ],
    ]
  })
  return Object.fromEntries(described)
}
