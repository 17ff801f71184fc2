// Long: every rule that holds on every page, each with the list of what breaks it.

import { brotliCompressSync, constants } from 'node:zlib'
import type { DOMNode, HtmlElement } from 'html-validate'
import { expect, test } from 'vitest'
import { isLocale, type Locale, languages, locales } from '../../contract/locales.ts'
import { isOfferName } from '../../contract/offers.ts'
import { type PageRoute, pageKeys, pageRoutes, pathOf } from '../../contract/routes.ts'
import { unescapeMarkup } from '../../contract/text.ts'
import { testContent, testFiles } from '../support/content.ts'
import { attribute, textOf } from '../support/read-page.ts'
import {
  differ,
  indexedPages,
  previewPlaces,
  published,
  readPublished,
  rule,
  type SitePage,
  sitePages,
  siteUrl,
} from '../support/site-pages.ts'

const { settings } = testContent
const addressOf = (path: string) => new URL(path, siteUrl).href
const readText = (path: string) => readPublished(path).toString('utf8')

/** A title as it is said: one space between two words, no soft hyphens, ordinary ones. */
const readLine = (said: string) => said.replaceAll('\u00ad', '').replaceAll('\u2011', '-').replace(/\s+/g, ' ').trim()

function wantedAlternates({ page, locale }: SitePage): string[][] {
  if (!page) return []
  const { equivalents, paths, isIndexed }: PageRoute = pageRoutes[page]
  if (!isIndexed || !equivalents?.includes(locale)) return []
  const alternates = equivalents.map((one) => [one, addressOf(paths[one] ?? '')])
  return equivalents.includes('fr') ? [...alternates, ['x-default', addressOf(pathOf(page, 'fr'))]] : alternates
}

function listReferences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const [[key, id] = []] = entries
  return key === '@id' && entries.length === 1 ? [String(id)] : entries.flatMap(([, inner]) => listReferences(inner))
}

/** Figures of a page without the spaces and dots that part thousands. */
const digitsOf = (text: string) => text.replace(/(?<=\d)[\s\u00a0\u202f.,](?=\d{3})/g, '')

/** An address within an address is found in its plain form. */
const toPlain = (text: string) => text.replaceAll('%3A', ':').replaceAll('%2F', '/')
/** Every address that stands in the content: the owner's own, and the sources of what is claimed. */
const contentAddresses = new Set(
  [...testFiles.values()].flatMap(({ path, bytes }) =>
    /\.(?:yaml|md)$/.test(path)
      ? (toPlain(bytes.toString()).match(/https?:\/\/[^\s'"`<>)]*[^\s'"`<>),;.]/g) ?? [])
      : [],
  ),
)
/** Names of vocabularies look like addresses and are never asked. */
const vocabularies = ['http://www.w3.org', 'https://schema.org', 'http://www.sitemaps.org']
const isOurs = (address: string) =>
  [new URL(siteUrl).origin, ...vocabularies].includes(new URL(address).origin) || contentAddresses.has(address)

/** Elements that end no line, and those that are not read. */
const withinLine = new Set(['a', 'abbr', 'b', 'cite', 'em', 'i', 'span', 'strong', 'small', 'sup', 'sub'])
const silent = new Set(['head', 'script', 'style', 'svg', 'template', 'code', 'pre'])
const lineEnd = '\u2029'

/**
 * All that is read of a page, in lines, each in its language, and what machines are told. What is of another language
 * is a line of its own and leaves a letter behind, so that the spaces around it can be judged.
 */
function readLines(page: SitePage): { text: string; locale: Locale }[] {
  const found: { text: string; locale: Locale }[] = []
  const read = (element: HtmlElement, within: Locale): string => {
    const lang = attribute(element, 'lang')
    const locale = isLocale(lang) ? lang : within
    const said = ['alt', 'title', 'aria-label', 'placeholder'].map((name) => attribute(element, name))
    const inner = element.childNodes.map((node: DOMNode) => {
      if (!('tagName' in node)) return unescapeMarkup(node.textContent)
      return silent.has((node as HtmlElement).tagName) ? '' : read(node as HtmlElement, locale)
    })
    found.push(...said.map((text) => ({ text, locale })))
    const isInline = withinLine.has(element.tagName)
    if (isInline && locale === within) return inner.join('')
    found.push(
      ...inner
        .join('')
        .split(lineEnd)
        .map((text) => ({ text, locale })),
    )
    return isInline ? 'x' : lineEnd
  }
  read(page.document, page.locale)
  const stated = page.nodes.flatMap(({ name, text, description }) => [name, text, description])
  const said = [page.title, page.meta('description'), page.meta('og:image:alt'), ...stated]
  return [...found, ...said.map((text) => ({ text: String(text ?? ''), locale: page.locale }))].map(
    ({ text, locale }) => ({ text: text.replace(/[\t\n ]+/g, ' ').trim(), locale }),
  )
}

/** Marks of the content that were not read: a component has printed as a text what is rich. */
const unread = /\[(?:fr|en|de):|\*\*/
/** What a printer would send back. */
const printersFaults: Record<Locale, RegExp[]> = {
  fr: [
    /\p{L}'\p{L}|["“”„]/u,
    / [;!?:»]|« /,
    /[\p{L}\d)»](?:[;!?](?=\s|$)|»|:(?=\s|$))|«[\p{L}\d]/u,
    /\d [%€]|\d \d{3}\b/,
    unread,
  ],
  de: [/\p{L}'\p{L}|["«»]|(?:^|\s)“/u, /\s[;!?:](?:\s|$)/, /\d [%€]/, unread],
  en: [/\p{L}'\p{L}|["«»„]/u, /\s[;!?:](?:\s|$)/, unread],
}

const kilobyte = 1024
// An alias shows the file of the page it stands for.
const files = sitePages.filter(({ kind }) => kind !== 'alias')
const visited = sitePages.filter(({ kind }) => kind !== 'admin')
const withoutForm = visited.filter(
  ({ page, kind }) => page !== 'checklist' && page !== 'contact' && kind !== 'answered',
)
const unlisted = files.filter((page) => !indexedPages.includes(page))

rule('is valid HTML', [...files, ...previewPlaces], (page) => page.findMistakes())
rule('carries no event handler in its elements', sitePages, ({ html }) => html.match(/<[^>]+\son[a-z]+=/gi) ?? [])
rule('says its language, has one main part, one first heading and one title', sitePages, (page) => {
  const counts = ['main', 'h1', 'title'].map((tag) => page.all(tag).length)
  return differ([page.values('html', 'lang')[0], ...counts], [page.locale, 1, 1, 1])
})

rule('is set by the rules of its language, and of the language of each foreign word', sitePages, (page) =>
  readLines(page).filter(({ text, locale }) => printersFaults[locale].some((fault) => fault.test(text))),
)

rule(
  'has a title of at most 60 characters that names the brand once, and a description of 120 to 160',
  indexedPages,
  (page) => {
    const { length } = page.meta('description')
    const named = page.title.split(settings.brand).length - 1
    const isBranded = named === 1 || (named === 0 && !page.page)
    return page.title.length <= 60 && isBranded && length >= 120 && length <= 160 ? [] : [page.title, length]
  },
)

rule(
  'names its one address, also where it is an alias',
  sitePages.filter((page) => page.page || indexedPages.includes(page)),
  (page) => differ(page.canonical, [addressOf(page.page ? pathOf(page.page, page.locale) : page.path)]),
)

rule('names exactly the languages in which it is the same page, French as the default', sitePages, (page) =>
  differ(page.alternates, wantedAlternates(page)),
)

rule('says among the languages which one it is in', sitePages, (page) =>
  differ(page.values('.languages [aria-current]', 'lang'), [page.locale]),
)

rule('keeps out of every index, if it is not for one', unlisted, (page) => [
  ...(page.meta('robots').includes('noindex') ? [] : ['indexed']),
  ...page.all('script[type="application/ld+json"], [name="keywords"]'),
])

rule('may be indexed and shared: the tags say the same as the page', indexedPages, (page) => {
  const names = ['og:title', 'og:description', 'og:url', 'og:site_name', 'og:locale', 'twitter:card']
  return [
    ...(page.meta('robots').includes('noindex') || !page.meta('keywords') ? ['hidden'] : []),
    ...differ(
      names.map((name) => page.meta(name)),
      [
        ...[page.title, page.meta('description'), ...page.canonical, settings.brand],
        ...[languages[page.locale].openGraph, 'summary_large_image'],
      ],
    ),
    ...differ(
      page.values('meta[property="og:locale:alternate"]', 'content'),
      locales
        .filter((one) => one !== page.locale && page.alternates.some(([hreflang]) => hreflang === one))
        .map((one) => languages[one].openGraph),
    ),
  ]
})

rule('has a picture of its own for sharing, of the size it says, which shows the large title', indexedPages, (page) => {
  const address = page.meta('og:image')
  const picture = readPublished(new URL(address).pathname)
  // A PNG tells its size in bytes 16 to 24.
  const size = [picture.readUInt32BE(16), picture.readUInt32BE(20)].map(String)
  const isShown = readLine(page.meta('og:image:alt')).includes(readLine(page.heading))
  return [
    ...(address.startsWith(`${siteUrl}/`) && picture.length <= 60 * kilobyte && isShown ? [] : [address]),
    ...differ(
      [picture.subarray(1, 4).toString(), ...size],
      ['PNG', ...['width', 'height'].map((side) => page.meta(`og:image:${side}`))],
    ),
    ...['image', 'image:alt'].flatMap((part) => differ(page.meta(`twitter:${part}`), page.meta(`og:${part}`))),
  ]
})

rule(
  'describes itself to machines as one graph: whatever is referred to is there, once, without praise',
  indexedPages,
  (page) => {
    const { graph } = page
    const ids = page.nodes.flatMap(({ '@id': id }) => id ?? [])
    const text = JSON.stringify(graph)
    const always = ['organization', 'business', 'website'].map((name) => `${siteUrl}/#${name}`)
    const addresses = [...text.matchAll(/"(?:@id|url|item)":"([^"]+)"/g)].map(([, address = '']) => address)
    return [
      ...ids.filter((id, index) => ids.indexOf(id) !== index),
      ...[...listReferences(graph), ...always].filter((id) => !ids.includes(id)),
      ...(text.match(/Review|AggregateRating/g) ?? []),
      ...addresses.filter((address) => !address.startsWith(siteUrl)),
      ...differ(page.all('script[type="application/ld+json"]').length, 1),
    ]
  },
)

rule(
  'tells machines no question that is not on it, and no offer but with its name, its price in euros without tax and its last day',
  indexedPages,
  (page) => {
    const { nodes } = page
    const asked = page.texts('summary, h2, h3').map((text) => text.replaceAll('\u2011', '-'))
    const questions = nodes.filter((node) => node['@type'] === 'Question').map(({ name }) => String(name))
    const text = digitsOf(page.text)
    const offers = nodes.filter((node) => node['@type'] === 'Offer')
    return [
      ...questions.filter((question) => !asked.includes(question)),
      ...offers.filter(({ name, validThrough, priceSpecification }) => {
        const { price, minPrice, priceCurrency, valueAddedTaxIncluded } = priceSpecification as Record<string, unknown>
        const isPrinted = new RegExp(`(?<!\\d)${price ?? minPrice}(?!\\d)`).test(text)
        const isDated = text.includes(String(validThrough ?? '').slice(0, 4))
        const isNet = priceCurrency === 'EUR' && valueAddedTaxIncluded === false
        return !(isPrinted && isDated && isNet && text.includes(String(name)))
      }),
    ]
  },
)

rule(
  'describes its service with its prices, if it is the page of an offer',
  sitePages.filter(({ page }) => page === 'offers' || (page !== undefined && isOfferName(page))),
  (page) => {
    const types = page.nodes.map((node) => node['@type'])
    return ['Service', 'Offer'].filter((type) => page.kind === 'page' && !types.includes(type))
  },
)

rule(
  'links to other sites in a new tab, says so, and tells them nothing; within the site it opens none',
  sitePages,
  (page) => {
    const { newTab } = testContent.messages[page.locale].site
    return page.all('a[href]').filter((link) => {
      if (!/^https?:/.test(attribute(link, 'href'))) return link.hasAttribute('target')
      const rel = attribute(link, 'rel').split(' ')
      const isOpened = attribute(link, 'target') === '_blank' && rel.includes('noopener') && rel.includes('external')
      return !isOpened || !textOf(link).includes(newTab.trim())
    })
  },
)

rule(
  'names no address but its own, the owner’s and its sources, and none without its protocol',
  sitePages,
  ({ html }) => [
    ...(toPlain(unescapeMarkup(html)).match(/https?:\/\/[^\s'"`<>)\\]+/g) ?? []).filter((address) => !isOurs(address)),
    ...(html.match(/(?:src|href|action)="\/\/|url\(["']?\/\//) ?? []),
  ],
)

rule('writes to the owner alone, and marks links to pages in another language', sitePages, (page) =>
  page.all('a[href]').filter((link) => {
    const href = attribute(link, 'href')
    if (href.startsWith('mailto:')) return href !== `mailto:${settings.email}`
    const target = sitePages.find(({ path }) => path === href.split('#', 1)[0])
    return target && target.locale !== page.locale && attribute(link, 'hreflang') !== target.locale
  }),
)

rule('has an icon that search engines can fetch, and one of the tab, which is no request', sitePages, (page) => {
  const [fetched, own, ...others] = page.values('link[rel="icon"]', 'href')
  return fetched === '/icon-192.png' && own?.startsWith('data:image/svg+xml,%3Csvg ') ? others : [fetched, own]
})

rule('fades into the next one where motion is welcome, and only there', sitePages, ({ html }) =>
  [
    /@view-transition\{navigation:auto;?\}/,
    /@media \(prefers-reduced-motion:reduce\)\{@view-transition\{navigation:none;?\}\}/,
  ].filter((style) => !style.test(html)),
)

rule('lets the browser fetch the page under the pointer, unless its address is secret', sitePages, ({ kind, html }) => {
  const rules = /<script type="speculationrules">([\s\S]*?)<\/script>/.exec(html)?.[1]
  const eagerness = JSON.parse(rules ?? '{}').prefetch?.map((rule: { eagerness: string }) => rule.eagerness)
  return differ(eagerness, kind === 'link' ? undefined : ['moderate'])
})

rule('stays below 19 KB with its styles, of which none is another request', sitePages, (page) => {
  // The best compression of all that the server draws itself would take ten times as long, and be a tenth smaller.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const { length } = published.files.get(page.path)?.bodies.br ?? brotliCompressSync(page.html, { params })
  return [...(length <= 19 * kilobyte ? [] : [length]), ...page.all('link[rel="stylesheet"]')]
})

rule('asks for one font and for nothing else before it is seen', visited, (page) => {
  const early = page
    .all('link[rel="preload"], img')
    .filter((element) => attribute(element, 'loading') !== 'lazy')
    .map((element) => attribute(element, element.tagName === 'link' ? 'href' : 'src'))
  return differ(early, ['/fonts/affiche-lecture.woff2'])
})

rule('has no more than 1 KB of script, if it has no form', withoutForm, (page) => {
  const written = page
    .all('script')
    // Data has a type: what machines read of the page, and which pages may be fetched ahead.
    .filter((script) => attribute(script, 'type') === '')
    .map((script) => (script.hasAttribute('src') ? readText(attribute(script, 'src')) : script.textContent))
  const isSmall = Buffer.byteLength(written.join('')) <= kilobyte
  return [...page.all('link[rel="modulepreload"]'), ...(isSmall ? [] : [written])]
})

test('every page is published that the contract names, and no other, each in every encoding', () => {
  const wanted = pageKeys.flatMap((page) => {
    const { paths, aliases } = pageRoutes[page]
    return locales.flatMap((locale) => [paths[locale] ?? [], aliases?.[locale] ?? []].flat())
  })
  const drawn = sitePages.filter(({ kind }) => kind === 'page' || kind === 'alias').map(({ path }) => path)
  expect(drawn.sort()).toEqual(wanted.sort())
  expect(sitePages.filter(({ kind }) => kind === 'unknown').map(({ path }) => path)).toEqual([])
  for (const [path, { bodies, contentType }] of published.files)
    if (contentType.startsWith('text/html'))
      expect([path, Object.keys(bodies).sort()]).toEqual([path, ['br', 'gzip', 'identity']])
})

test.each([
  ['title', (page: SitePage) => page.title],
  ['description', (page: SitePage) => page.meta('description')],
  ['main heading', (page: SitePage) => page.heading],
  ['picture for sharing', (page: SitePage) => page.meta('og:image')],
] as const)('no two indexed pages have the same %s', (_name, read) => {
  const values = indexedPages.map(read)
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
})

test('the sitemap lists every indexed page once, with its alternates and the day of its change that it tells, and nothing else', () => {
  const [sitemap = ''] = [...readText('/sitemap-index.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => found)
  const entries = [...readText(new URL(sitemap).pathname).matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)]
  const listed = entries.map(([, address = '', links = '']) => [
    address,
    [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]),
  ])
  expect(listed.sort()).toEqual(indexedPages.map((page) => [...page.canonical, page.alternates]).sort())
  const changes = new Map(
    entries.map(([, address, rest = '']) => [address, /<lastmod>(.+?)<\/lastmod>/.exec(rest)?.[1]]),
  )
  const dated = indexedPages.flatMap((page) => {
    const [day = page.meta('article:modified_time')] = page.values('.legal-page-header time', 'datetime')
    return day ? [[page.path, changes.get(page.canonical[0]), day]] : []
  })
  expect(dated.filter(([, listedDay, day]) => listedDay !== day)).toEqual([])
  expect(new Set(dated.map(([path = '']) => path.includes('/blog/')))).toEqual(new Set([true, false]))
})

test('machines find what they look for: robots, llms, security, icons', () => {
  const robots = readText('/robots.txt')
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`)
  // A page that says "noindex" must be read to be obeyed.
  const refused = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path)
  expect(sitePages.filter(({ path }) => refused.some((part) => path.startsWith(part)))).toEqual([])
  const llms = readText('/llms.txt')
  for (const page of indexedPages)
    expect(llms).toMatch(new RegExp(`^- \\[[^\\]/][^\\]]*\\]\\(${RegExp.escape(page.canonical[0] ?? '')}\\): \\S`, 'm'))
  const security = readText('/.well-known/security.txt')
  expect(security).toContain(`Contact: mailto:${settings.email}`)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? '')
  // RFC 9116, 2.5.5: less than a year ahead, and not past.
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 366 * 24 * 3_600_000)
  for (const size of [192, 512]) {
    const icon = readPublished(`/icon-${size}.png`)
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([size, size])
  }
})

test('the page of the administrator’s app carries nothing of a demonstration where it is none', () => {
  expect(sitePages.filter(({ kind, html }) => kind === 'admin' && !html.includes('demo-note'))).toHaveLength(1)
})
