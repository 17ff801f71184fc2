import { answersItself } from '../content/check-redirects.ts'

/** What a site consists of, as far as it is text. */
export type DrawnTexts = {
  /** Pages by address, the ones without an address of their own included. */
  pages: ReadonlyMap<string, string>
  /** Other texts by address: feeds, sitemaps, stylesheets. */
  texts: ReadonlyMap<string, string>
  /** Whether there is anything at an address. */
  has: (path: string) => boolean
  siteUrl: string
}

/** An element whose content is not read as markup, or not as prose. */
export type CutElement = { name: string; content: string }

const opening = /<(script|style|pre|code)\b[^<>]*>/g

/**
 * Takes scripts, styles and code out of a page that the renderer drew, where `<` and `>` within attributes are escaped.
 * @param names the elements to take
 */
export function cutElements(html: string, names: readonly string[]): { rest: string; cut: CutElement[] } {
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

const decode = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** Addresses of an attribute: `srcset` holds several, each with a size. */
function splitAddresses(name: string, value: string): string[] {
  if (!name.endsWith('srcset')) return [decode(value)]
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
export function checkLinks({ pages, texts, has, siteUrl }: DrawnTexts): string[] {
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
