import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate'
import { blogPageOf } from '../../contract/blog-routes.ts'
import { type Locale, localeOfPath, locales } from '../../contract/locales.ts'
import { type PageKey, pageRoutes, type Shell, shellFolder, shells } from '../../contract/routes.ts'
import { readConfig } from '../../server/config.ts'
import { buildFolder } from './app.ts'

/** Where the build put the site. */
export const siteFolder = join(buildFolder, 'site')

/** The address the site was built for, as `npm run build` reads it. */
export const siteUrl = readConfig(process.env).siteUrl

export type BuiltPage = {
  /** Path of the file below the site's folder. */
  file: string
  /** Address under which the server answers with it; of a shell the name alone. */
  path: string
  locale: Locale
  /** `room` is the administrator's page; `unknown` is a page that no list of the contract names. */
  kind: 'page' | 'alias' | 'article' | 'category' | 'notFound' | 'shell' | 'room' | 'unknown'
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

/** Address of the administrator's room. */
const roomPath = '/admin'

const isShellName = (name: string): boolean =>
  shells.some((shell: Shell) => locales.some((locale) => name === `${shell}-${locale}`))

function recognise(path: string): Pick<BuiltPage, 'kind' | 'page' | 'locale'> {
  if (path.startsWith(`${shellFolder}/`)) {
    const locale = locales.find((one) => path.endsWith(`-${one}`)) ?? 'fr'
    return { kind: isShellName(path.slice(shellFolder.length + 1)) ? 'shell' : 'unknown', locale }
  }
  const locale = localeOfPath(path)
  if (path === roomPath) return { kind: 'room', locale }
  if (path === '/404' || path === `/${locale}/404`) return { kind: 'notFound', locale }
  for (const page of Object.keys(pageRoutes) as PageKey[]) {
    const { paths, aliases } = pageRoutes[page]
    if (paths[locale] === path) return { kind: 'page', page, locale }
    if (aliases?.[locale]?.includes(path)) return { kind: 'alias', page, locale }
  }
  return { kind: blogPageOf(path)?.kind ?? 'unknown', locale }
}

function readPage(file: string): BuiltPage {
  const html = readFileSync(join(siteFolder, file), 'utf8')
  const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
  return { file, path, ...recognise(path), html, document: parsePage(html) }
}

/** Every page that the build made, in the order of their names. */
export const builtPages: BuiltPage[] = globSync('**/*.html', { cwd: siteFolder })
  .map((file) => file.split(sep).join('/'))
  .sort()
  .map(readPage)

/** Pages that a visitor may come to by an address of their own: neither shells nor the administrator's room. */
export const publicPages = builtPages.filter(({ kind }) => kind !== 'shell' && kind !== 'room')

/** Pages that search engines may list. */
export const indexedPages = builtPages.filter(
  ({ kind, page }) =>
    kind === 'article' || kind === 'category' || (kind === 'page' && page !== undefined && pageRoutes[page].isIndexed),
)

// An alias shows the file of the page it stands for.
const looks = publicPages.filter(({ kind }) => kind !== 'alias')
const longestOf = (kind: BuiltPage['kind']) =>
  looks.filter((page) => page.kind === kind).sort((one, other) => other.html.length - one.html.length)[0]

/** A page of each kind: articles are made of the same parts, and so are categories; the longest stands for the others. */
export const pagesOfEachKind = looks.filter(
  (page) => (page.kind !== 'article' && page.kind !== 'category') || page === longestOf(page.kind),
)

/** The pages that look like one of `pagesOfEachKind`, with other words in it. */
export const pagesAlike = looks.filter((page) => !pagesOfEachKind.includes(page))
