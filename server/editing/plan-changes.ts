import type { PlannedPage, TextComplaint } from '../../contract/api/admin-contents.ts'
import type { Content } from '../../contract/content/content.ts'
import { entryOf, pageFolder } from '../../contract/content/content-paths.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { toParisDay } from '../../contract/paris.ts'
import { legalPages, pageRoutes } from '../../contract/routes.ts'
import { unescapeMarkup, withBrand } from '../../contract/text.ts'
import type { ContentFile, ContentFiles } from '../content/content-files.ts'
import { isTextFile } from '../content/content-paths.ts'
import { comparePages } from '../site/compare-pages.ts'
import type { Look, Readings } from '../site/readings.ts'
import { checkMade, type RenderedSite } from '../site/render-site.ts'
import { compareTexts, type FileChange } from './compare-texts.ts'
import type { DatedFile, Planned } from './content-work.ts'
import { toTextComplaint } from './name-place.ts'
import { listPagesOf } from './pages-of.ts'
import { listScheduled, withChangeDay } from './revisions.ts'

const isSame = (one: ContentFile | undefined, other: ContentFile | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && one.bytes.equals(other.bytes))

/** What differs between two states of the files. */
function listFileChanges(before: ContentFiles, after: ContentFiles): FileChange[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return paths
    .filter((path) => !isSame(before.get(path), after.get(path)))
    .map((path) => {
      const textIn = (files: ContentFiles) => {
        const file = files.get(path)
        return file ? (isTextFile(path) ? (file.written ?? file.bytes).toString('utf8') : '') : null
      }
      return { path, before: textIn(before), after: textIn(after) }
    })
}

/** A sentence on a page, `/offres : …`, as a complaint of the changed file that shows there. */
function toComplaint(sentence: string, changed: readonly string[], content: Content): TextComplaint {
  const [page = ''] = sentence.split(' : ', 1)
  const [problem = '', remedy = ''] = sentence.replace(/\.$/, '').split(/\. (?=[^.]+$)/)
  const path = changed.find((one) => listPagesOf(one, content).includes(page)) ?? changed[0] ?? ''
  return { path, line: null, problem, remedy }
}

/** A page as its tab calls it, without the brand. */
function toPlannedPage(path: string, site: RenderedSite | undefined): PlannedPage {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(site?.files.get(path)?.body.toString() ?? '') ?? []
  const brand = withBrand('', site?.content.settings.brand ?? '')
  return { path, title: unescapeMarkup(title).replace(brand, '') || path }
}

/** What a legal page says, and where its links lead, without its day. */
function readText(site: RenderedSite, path: string | undefined): string | undefined {
  const html = path === undefined ? undefined : site.files.get(path)?.body.toString()
  const [, text] = /<article class="legal-page">(.*)<\/article>/s.exec(html ?? '') ?? []
  return text?.replace(/<time .*?<\/time>/gs, '').replace(/<(?!a )[^>]*>/g, ' ')
}

/**
 * Legal pages whose text becomes another, each with the day on which it does: a page that says when it was changed last
 * has to say so of what it takes from the settings, too.
 * @param day of the publication, `YYYY-MM-DD`
 */
function dateLegalPages(before: RenderedSite, after: RenderedSite, files: ContentFiles, day: string): DatedFile[] {
  const dated = (page: (typeof legalPages)[number], locale: Locale): DatedFile[] => {
    const address = pageRoutes[page].paths[locale]
    const path = `pages/${pageFolder(page)}/${locale}.yaml`
    if (readText(before, address) === readText(after, address)) return []
    const text = files.get(path)?.bytes.toString('utf8') ?? ''
    const body = withChangeDay(text, day)
    return body === text ? [] : [{ path, body: Buffer.from(body) }]
  }
  return legalPages.flatMap((page) => locales.flatMap((locale) => dated(page, locale)))
}

/** What publishing these drafts and changes would change, or what keeps it from being done. */
export async function planChanges(readings: Readings, look: Look, now: number): Promise<Planned> {
  const [before, after] = [await readings.read({}, now), await readings.read(look, now)]
  const files = listFileChanges(before.files, after.files)
  const { rootsOf } = await after.edited()
  const changed = [...new Set(files.map(({ path }) => entryOf(path)))]
  const { complaints, sentences, site } = await readings.render(after, now)
  if (!site)
    return {
      plan: {
        texts: compareTexts(files, rootsOf),
        complaints: complaints.map(toTextComplaint(after.files)),
        pages: { added: [], changed: [], gone: [] },
      },
      dated: [],
    }
  const made = await checkMade(site, readings.cache)
  const old = (await readings.render(before, now)).site
  const pages = comparePages(old, site)
  // What waits for a page takes its own day with it, and would be taken away by another change of the page.
  const db = await readings.openDb()
  const waiting = db ? await listScheduled(db, now) : new Map()
  const dated = old
    ? dateLegalPages(old, site, after.files, look.day ?? toParisDay(now)).filter(
        ({ path }) => changed.includes(path) || !waiting.has(path),
      )
    : []
  const finished = new Map([...after.files, ...dated.map(({ path, body }) => [path, { path, bytes: body }] as const)])
  const toPages = (paths: string[], rendered: typeof old) => paths.map((path) => toPlannedPage(path, rendered))
  return {
    plan: {
      texts: compareTexts(listFileChanges(before.files, finished), rootsOf),
      complaints: [
        ...complaints.map(toTextComplaint(after.files)),
        ...sentences.map((sentence) => toComplaint(sentence, changed, site.content)),
        ...made.map(toTextComplaint(after.files)),
      ],
      pages: {
        added: toPages(pages.added, site),
        changed: toPages(pages.changed, site),
        gone: toPages(pages.gone, old),
      },
    },
    dated,
  }
}
