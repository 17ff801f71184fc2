import { blogPath, categoryPath, feedPath, searchIndexPath } from '../../contract/blog-routes.ts'
import type { Content } from '../../contract/content/content.ts'
import { locales } from '../../contract/locales.ts'
import { type PageRoute, pageRoutes } from '../../contract/routes.ts'
import { unescapeMarkup } from '../../contract/text.ts'
import { answersItself } from '../content/check-redirects.ts'

/** What a site consists of, as far as it is text. */
type DrawnTexts = {
  /** Pages by address, the ones without an address of their own included. */
  pages: ReadonlyMap<string, string>
  /** Other texts by address: feeds, sitemaps, stylesheets. */
  texts: ReadonlyMap<string, string>
  /** Whether there is anything at an address. */
  has: (path: string) => boolean
  siteUrl: string
}

/** An element whose content is not read as markup, or not as prose. */
type CutElement = { name: string; content: string }

const opening = /<(script|style|pre|code)\b[^<>]*>/g

/**
 * Takes scripts, styles and code out of a page that the renderer drew, where `<` and `>` within attributes are escaped.
 * @param names the elements to take
 */
function cutElements(html: string, names: readonly string[]): { rest: string; cut: CutElement[] } {
  const cut: CutElement[] = []
  let rest = ''
  let from = 0
  for (const { 0: tag, 1: name = '', index } of html.matchAll(opening)) {
    if (index < from || !names.includes(name)) continue
    const start = index + tag.length
    const end = html.indexOf(`</${name}>`, start)
    cut.push({ name, content: html.slice(start, end === -1 ? undefined : end) })
    rest += html.slice(from, index)
    from = end === -1 ? html.length : end + name.length + 3
  }
  return { rest: rest + html.slice(from), cut }
}

const linkAttribute = /\s(href|src|srcset|imagesrcset|action|formaction|poster)="([^"]*)"/g
const idAttribute = /\sid="([^"]*)"/g
const styleAddress = /url\(["']?([^"'()]+)["']?\)/g

/** The name of a place as `id` has it; what is not rightly encoded is taken as it stands, as browsers do. */
function decodePlace(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Addresses of an attribute: `srcset` holds several, each with a size. */
function splitAddresses(name: string, value: string): string[] {
  if (!name.endsWith('srcset')) return [unescapeMarkup(value)]
  return value.split(',').flatMap((part) => part.trim().split(/\s/, 1))
}

function linksOf(html: string): string[] {
  const { rest, cut } = cutElements(html, ['script', 'style'])
  const linked = [...rest.matchAll(linkAttribute)].flatMap(([, name = '', value = '']) => splitAddresses(name, value))
  return [...linked, ...cut.filter(({ name }) => name === 'style').flatMap(({ content }) => styledBy(content))]
}

const styledBy = (css: string): string[] => [...css.matchAll(styleAddress)].map(([, address = '']) => address)

/** Addresses that are written out with the site's own name: in feeds, sitemaps, head and structured data. */
function writtenOut(text: string, siteUrl: string): string[] {
  return text
    .split(siteUrl)
    .slice(1)
    .flatMap((rest) => {
      const path = /^\/[\w\-./%~]*/.exec(rest)?.[0]
      return path === undefined ? [] : [path.replace(/(?<=.)[.]$/, '')]
    })
}

/**
 * Every link within the site leads somewhere, to a place that is there; every picture, script and style is there.
 * @returns what is not, a French sentence each
 */
function checkLinks({ pages, texts, has, siteUrl }: DrawnTexts): string[] {
  const ids = new Map(
    [...pages].map(([path, html]) => [path, new Set([...html.matchAll(idAttribute)].map(([, id]) => id))]),
  )
  const faults = new Set<string>()

  function check(from: string, address: string): void {
    if (!URL.canParse(address, siteUrl + from)) {
      faults.add(`${from} : « ${address} » n’est pas une adresse.`)
      return
    }
    const { origin, pathname, hash } = new URL(address, siteUrl + from)
    if (origin !== siteUrl || answersItself(pathname)) return
    if (!has(pathname) && !pages.has(pathname)) faults.add(`${from} : « ${pathname} » n’existe pas.`)
    const place = decodePlace(hash)
    if (place === '' || place.startsWith(':~:')) return
    if (ids.get(pathname)?.has(place) === false)
      faults.add(`${from} : l’endroit « #${place} » n’existe pas dans ${pathname}.`)
  }

  for (const [path, html] of pages)
    for (const address of [...linksOf(html), ...writtenOut(html, siteUrl)]) check(path, address)
  for (const [path, text] of texts) {
    for (const address of writtenOut(text, siteUrl)) check(path, address)
    if (path.endsWith('.css')) for (const address of styledBy(text)) check(path, address)
  }
  return [...faults]
}

/** What programs ask for under names of their own. */
const machineAddresses = ['/robots.txt', '/sitemap-index.xml', '/llms.txt']

const addressesOf = ({ paths, aliases }: PageRoute): string[] => [
  ...Object.values(paths),
  ...Object.values(aliases ?? {}).flat(),
]

/** Every address that a site with this content must have: without one of them it is neither published nor ready. */
export function listRequiredAddresses({ articles }: Content): string[] {
  const inFrench = articles.filter(({ locale }) => locale === 'fr')
  const categories = new Set(inFrench.map(({ category }) => category))
  return [
    ...Object.values(pageRoutes).flatMap(addressesOf),
    ...articles.map(blogPath),
    ...[...categories].map(categoryPath),
    ...locales.flatMap((locale) => [feedPath(locale), searchIndexPath(locale)]),
    ...machineAddresses,
  ]
}

/** What a missing value leaves in a sentence. */
const leftovers = /\bNaN\b|\bundefined\b|\[object Object\]|\{\w+\}/

/** Attributes that are read out or shown. */
const spokenAttribute = /\s(?:alt|title|aria-label|placeholder|content)="([^"]*)"/g

/**
 * No sentence of a page shows that a value is missing.
 * @returns where one does, a French sentence each
 */
function checkText(pages: ReadonlyMap<string, string>): string[] {
  return [...pages].flatMap(([path, html]) => {
    // Code may speak of such things.
    const prose = cutElements(html, ['script', 'style', 'pre', 'code']).rest
    const spoken = [...prose.matchAll(spokenAttribute)].map(([, value = '']) => value)
    const texts = [...prose.split(/<[^<>]*>/), ...spoken]
    const found = texts.find((text) => leftovers.test(text))
    return found === undefined ? [] : [`${path} : une valeur manque dans « ${found.trim().slice(0, 120)} ».`]
  })
}

/**
 * Looks at a site as a whole, before anybody gets it.
 * @param required every address that it must have
 * @returns what is wrong, a French sentence each; nothing if it may be published
 */
export function checkSite(drawn: DrawnTexts, required: readonly string[]): string[] {
  const missing = required.filter((path) => !drawn.has(path)).map((path) => `${path} : cette adresse manque.`)
  return [...missing, ...checkLinks(drawn), ...checkText(drawn.pages)]
}
