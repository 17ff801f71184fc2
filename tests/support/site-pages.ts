import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate'
import { blogPlaceOf } from '../../contract/blog-routes.ts'
import { type Locale, localeOfPath, locales } from '../../contract/locales.ts'
import { type AnsweredForm, linkPages, type State } from '../../contract/renderer.ts'
import { type PageKey, pageKeys, pageRoutes } from '../../contract/routes.ts'
import { readConfig } from '../../server/config.ts'
import { loadRenderer } from '../../server/site/build.ts'
import { buildFolder } from './app.ts'
import { theSite } from './test-site.ts'

/** What the test command published. */
const site = await theSite()
export const published = { ...site.current(), content: site.getContent() }

/** The address it was published for. */
export const siteUrl = readConfig(process.env).siteUrl

export type SitePage = {
  /** Address under which the server answers with it; of a page that it draws itself a name alone. */
  path: string
  locale: Locale
  /** The server draws the last three itself, forms shown again as `answered`; `unknown` is a page that no list of the contract names. */
  kind: 'page' | 'alias' | 'article' | 'category' | 'notFound' | 'unknown' | 'link' | 'answered' | 'admin'
  /** Of pages and aliases. */
  page?: PageKey
  html: string
  document: HtmlElement
}

const resolved = await new StaticConfigLoader({ root: true, extends: [] }).getConfigFor('page.html')

/** Parses a page by the rules of HTML; attribute values and texts are as written, see `decode`. */
export function parsePage(html: string): HtmlElement {
  const source = { data: html, filename: 'page.html', line: 1, column: 1, offset: 0 }
  return new Parser(resolved).parseHtml(source)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Text as a reader sees it: character references replaced. */
export function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    return String.fromCodePoint(Number(name.replace(/^#x/i, '0x').replace('#', '')))
  })
}

/** Value of an attribute, decoded; an empty text if it is not there. */
export function attribute(element: HtmlElement | null, name: string): string {
  return decode(element?.getAttributeValue(name) ?? '')
}

/** Addresses of the links within these elements. */
export const linksOf = (elements: readonly HtmlElement[]): string[] =>
  elements.flatMap((element) => element.querySelectorAll('a[href]').map((link) => attribute(link, 'href')))

/** What a page says under a name in its head. */
export const metaOf = ({ document }: Pick<SitePage, 'document'>, name: string): string =>
  attribute(
    document.querySelector(`meta[property="${name}"]`) ?? document.querySelector(`meta[name="${name}"]`),
    'content',
  )

export type GraphNode = { '@type': string; '@id'?: string; [property: string]: unknown }

/** What machines read of a page. */
export function graphOf({ document }: Pick<SitePage, 'document'>): GraphNode[] {
  const [block] = document.querySelectorAll('script[type="application/ld+json"]')
  return JSON.parse(block?.textContent ?? '{}')['@graph'] ?? []
}

function recognise(path: string): Pick<SitePage, 'kind' | 'page' | 'locale'> {
  const locale = localeOfPath(path)
  for (const page of pageKeys) {
    const { paths, aliases } = pageRoutes[page]
    if (paths[locale] === path) return { kind: 'page', page, locale }
    if (aliases?.[locale]?.includes(path)) return { kind: 'alias', page, locale }
  }
  return { kind: blogPlaceOf(path)?.kind ?? 'unknown', locale }
}

/** A published file by its address. */
export function readPublished(address: string): Buffer {
  const file = published.files.get(address)
  if (!file) throw new Error(`nothing is published at ${address}`)
  return file.bodies.identity
}

/** A page with its parsed HTML, for those who ask: to parse a hundred pages takes longer than most files of tests. */
export function withDocument<Page extends { html: string }>(page: Page): Page & { document: HtmlElement } {
  let document: HtmlElement | undefined
  return {
    ...page,
    get document() {
      document ??= parsePage(page.html)
      return document
    },
  }
}

const toPage = (path: string, html: string, about: Pick<SitePage, 'kind' | 'page' | 'locale'>): SitePage =>
  withDocument({ path, html, ...about })

const withAddress = [...published.files]
  .filter(([, { contentType }]) => contentType.startsWith('text/html'))
  .map(([path, { bodies }]) => toPage(path, bodies.identity.toString('utf8'), recognise(path)))

const notFound = locales.map((locale) =>
  toPage(locale === 'fr' ? '/404' : `/${locale}/404`, published.notFound[locale].bodies.identity.toString('utf8'), {
    kind: 'notFound',
    locale,
  }),
)

const { render } = await loadRenderer(buildFolder, siteUrl)
const mail = { kind: 'sent' } as const
const ofLinks = locales.flatMap((locale) =>
  [
    ...linkPages.map((page) => [page, {}] as const),
    ...(['expired', 'erase', 'dataExpired'] as const).map((page) => [page, { mail }] as const),
  ].map(([page, state]: readonly [(typeof linkPages)[number], State]) => {
    const html = render({ page, locale }, published.content, { pdf: '#', dataRequest: '#', ...state })
    return toPage(`/${page}${Object.keys(state)}-${locale}`, html, { kind: 'link', locale })
  }),
)
const answers: AnsweredForm[] = [
  { values: { email: 'anna@entreprise' }, errors: { email: 'format' } },
  { values: { name: 'Anna' }, outcome: { kind: 'wrongOrigin' } },
  ...(['quarantined', 'unreachable', 'refused'] as const).map((reason) => ({
    outcome: { kind: 'unsent', reason } as const,
  })),
  { outcome: { kind: 'sent' } },
]
const answered = locales.flatMap((locale) =>
  (['checklist', 'contact'] as const).flatMap((page) =>
    [...answers, ...(page === 'contact' ? [{ errors: { name: 'missing', message: 'tooShort' } } as const] : [])].map(
      (form, index) => {
        const html = render({ page, locale }, published.content, { form })
        return toPage(`/${page}-answered-${index}-${locale}`, html, { kind: 'answered', locale })
      },
    ),
  ),
)
const admin = toPage('/admin', render({ page: 'admin' }, published.content, { adminCheck: 'salt:00' }), {
  kind: 'admin',
  locale: 'fr',
})

const complaint = { path: 'settings.yaml', line: 1, problem: '« title » est vide', remedy: 'Écrivez un texte' }
/** What stands in the place of a preview, which is no page of the site. */
export const previewPlaces = [
  ['/apercu-faulty', render({ page: 'previewFaulty' }, published.content, { complaints: [complaint] })] as const,
  ['/apercu-lost', render({ page: 'previewLost' }, published.content, {})] as const,
].map(([path, html]) => toPage(path, html, { kind: 'admin', locale: 'fr' }))

/** Every page of the site, in the order of their addresses: those that are published, and those that the server draws itself. */
export const sitePages: SitePage[] = [...withAddress, ...notFound, ...ofLinks, ...answered, admin].sort((one, other) =>
  one.path < other.path ? -1 : 1,
)

/** Pages that a visitor may come to by an address of their own. */
export const publicPages = sitePages.filter(({ kind }) => kind !== 'link' && kind !== 'answered' && kind !== 'admin')

/** Pages that the server finishes for each visitor. */
export const finishedPages = sitePages.filter(({ kind }) => kind === 'link' || kind === 'answered')

/** Pages that search engines may list. */
export const indexedPages = sitePages.filter(
  ({ kind, page }) =>
    kind === 'article' || kind === 'category' || (kind === 'page' && page !== undefined && pageRoutes[page].isIndexed),
)

// An alias shows the file of the page it stands for.
const looks = publicPages.filter(({ kind }) => kind !== 'alias')
const longestLike = ({ kind, locale }: SitePage) =>
  looks
    .filter((page) => page.kind === kind && page.locale === locale)
    .sort((one, other) => other.html.length - one.html.length)[0]

/**
 * A page of each kind: articles are made of the same parts, and so are categories; the longest of a language stands for
 * the others.
 */
export const pagesOfEachKind = looks.filter(
  (page) => (page.kind !== 'article' && page.kind !== 'category') || page === longestLike(page),
)

/** The pages that look like one of `pagesOfEachKind`, with other words in it. */
export const pagesAlike = looks.filter((page) => !pagesOfEachKind.includes(page))
