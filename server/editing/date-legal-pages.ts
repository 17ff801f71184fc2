import { pageFolder } from '../../contract/content/content-paths.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { pageRoutes } from '../../contract/routes.ts'
import type { ContentFiles } from '../content/content-files.ts'
import type { RenderedSite } from '../site/render-site.ts'
import { legalPages } from './pages-of.ts'

/** A text with another day in it. */
export type DatedFile = { path: string; body: Buffer }

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
export function dateLegalPages(
  before: RenderedSite,
  after: RenderedSite,
  files: ContentFiles,
  day: string,
): DatedFile[] {
  const dated = (page: (typeof legalPages)[number], locale: Locale): DatedFile[] => {
    const address = pageRoutes[page].paths[locale]
    const path = `pages/${pageFolder(page)}/${locale}.yaml`
    if (readText(before, address) === readText(after, address)) return []
    const text = files.get(path)?.bytes.toString('utf8') ?? ''
    const body = text.replace(/^changedOn: .*$/m, `changedOn: ${day}`)
    return body === text ? [] : [{ path, body: Buffer.from(body) }]
  }
  return legalPages.flatMap((page) => locales.flatMap((locale) => dated(page, locale)))
}
