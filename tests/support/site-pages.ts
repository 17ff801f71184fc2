import type { HtmlElement } from 'html-validate'
import { expect, test } from 'vitest'
import { blogPlaceOf } from '../../contract/blog-routes.ts'
import { type Locale, localeOfPath, locales } from '../../contract/locales.ts'
import { type AnsweredForm, linkPages, type State } from '../../contract/renderer.ts'
import { type PageKey, pageKeys, pageRoutes } from '../../contract/routes.ts'
import { readConfig } from '../../server/config.ts'
import { loadRenderer } from '../../server/site/build.ts'
import { type ReadPage, readPage } from './read-page.ts'
import { buildFolder, theSite } from './test-site.ts'

/** What the test command published. */
const site = await theSite()
export const published = { ...site.current(), content: site.getContent() }

/** The address it was published for. */
export const siteUrl = readConfig(process.env).siteUrl

type Named = {
  /** Address under which the server answers with it; of a page that it draws itself a name alone. */
  path: string
  locale: Locale
  /** The server draws the last three itself, forms shown again as `answered`; `unknown` is a page that no list of the contract names. */
  kind: 'page' | 'alias' | 'article' | 'category' | 'notFound' | 'unknown' | 'link' | 'answered' | 'admin'
  /** Of pages and aliases. */
  page?: PageKey
}

export type SitePage = ReadPage & Named

function recognise(path: string): Omit<Named, 'path'> {
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

const toPage = (path: string, html: string, about: Omit<Named, 'path'>): SitePage =>
  Object.assign(readPage(html), { path, ...about })

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

/** Pages that the server finishes for each visitor. */
export const finishedPages = sitePages.filter(({ kind }) => kind === 'link' || kind === 'answered')

/** Pages that search engines may list. */
export const indexedPages = sitePages.filter(
  ({ kind, page }) =>
    kind === 'article' || kind === 'category' || (kind === 'page' && page !== undefined && pageRoutes[page].isIndexed),
)

/** Pages with an address of their own; an alias shows the file of the page it stands for. */
const looks = sitePages.filter(({ kind }) => !['alias', 'link', 'answered', 'admin'].includes(kind))
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

/** An element as it is written. */
const toReadable = (fault: unknown) =>
  fault && typeof fault === 'object' && 'tagName' in fault ? (fault as HtmlElement).textContent.slice(0, 80) : fault

/** A rule that holds on each of these pages; what breaks it is named with its page. */
export function rule(
  sentence: string,
  pages: SitePage[],
  findFaults: (page: SitePage) => unknown[] | Promise<unknown[]>,
): void {
  test(`each page ${sentence}`, async () => {
    expect(pages.length).toBeGreaterThan(0)
    const found = await Promise.all(
      pages.map(async (page) => (await findFaults(page)).map((fault) => [page.path, toReadable(fault)])),
    )
    expect(found.flat()).toEqual([])
  })
}

/** What of two values differs: nothing, if the page is as it should be. */
export const differ = (is: unknown, wanted: unknown): unknown[] =>
  JSON.stringify(is) === JSON.stringify(wanted) ? [] : [{ is, wanted }]
