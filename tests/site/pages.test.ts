// Long: every rule that holds on every page, each with the list of what breaks it.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { DOMNode, HtmlElement } from 'html-validate'
import { expect, test } from 'vitest'
import { isLocale, type Locale, languages, locales } from '../../contract/locales.ts'
import { isOfferName } from '../../contract/offers.ts'
import { type PageRoute, pageKeys, pageRoutes, pathOf } from '../../contract/routes.ts'
import { testContent } from '../support/content.ts'
import { findMistakes } from '../support/html-mistakes.ts'
import {
  attribute,
  decode,
  type GraphNode,
  graphOf,
  indexedPages,
  metaOf,
  previewPlaces,
  published,
  readPublished,
  type SitePage,
  sitePages,
  siteUrl,
} from '../support/site-pages.ts'

const { settings } = testContent
const addressOf = (path: string) => new URL(path, siteUrl).href
const readText = (path: string) => readPublished(path).toString('utf8')
const all = ({ document }: SitePage, selector: string) => document.querySelectorAll(selector)
const textsOf = (page: SitePage, selector: string) => all(page, selector).map(({ textContent }) => decode(textContent))
const countOf = (page: SitePage, selector: string) => all(page, selector).length

const titleOf = (page: SitePage) => textsOf(page, 'title')[0] ?? ''
const canonicalOf = (page: SitePage) => all(page, 'link[rel="canonical"]').map((link) => attribute(link, 'href'))
/** The feed is no other language. */
const alternatesOf = (page: SitePage) =>
  all(page, 'link[rel="alternate"]')
    .filter((link) => link.hasAttribute('hreflang'))
    .map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')])

/** A title as it is said: one space between two words, no soft hyphens, ordinary ones. */
const readLine = (said: string) => said.replaceAll('\u00ad', '').replaceAll('\u2011', '-').replace(/\s+/g, ' ').trim()

function wantedAlternates({ page, locale }: SitePage): string[][] {
  if (!page) return []
  const { equivalents, paths, isIndexed }: PageRoute = pageRoutes[page]
  if (!isIndexed || !equivalents?.includes(locale)) return []
  const alternates = equivalents.map((one) => [one, addressOf(paths[one] ?? '')])
  return equivalents.includes('fr') ? [...alternates, ['x-default', addressOf(pathOf(page, 'fr'))]] : alternates
}

/** Every node of a graph, those within others included; a mere reference (`@id` alone) is none. */
function listNodes(value: unknown): GraphNode[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(listNodes)
  return '@type' in value ? [value as GraphNode, ...inner] : inner
}

function listReferences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const [[key, id] = []] = entries
  return key === '@id' && entries.length === 1 ? [String(id)] : entries.flatMap(([, inner]) => listReferences(inner))
}

/** Figures of a page without the spaces and dots that part thousands. */
const digitsOf = (text: string) => text.replace(/(?<=\d)[\s\u00a0\u202f.,](?=\d{3})/g, '')

/** Every address that stands in the content: the owner's own, and the sources of what is claimed. */
const contentFolder = join(import.meta.dirname, '../../content')
/** An address within an address is found in its plain form. */
const toPlain = (text: string) => text.replaceAll('%3A', ':').replaceAll('%2F', '/')
const contentAddresses = new Set(
  globSync('**/*.{yaml,md}', { cwd: contentFolder }).flatMap(
    (file) =>
      toPlain(readFileSync(join(contentFolder, file), 'utf8')).match(/https?:\/\/[^\s'"`<>)]*[^\s'"`<>),;.]/g) ?? [],
  ),
)
/** Names of vocabularies look like addresses and are never asked. */
const vocabularies = ['http://www.w3.org', 'https://schema.org', 'http://www.sitemaps.org']
const isOurs = (address: string) =>
  [new URL(siteUrl).origin, ...vocabularies].includes(new URL(address).origin) || contentAddresses.has(address)

/** Elements that end no line, and those that are not read. */
const withinLine = new Set(['a', 'abbr', 'b', 'cite', 'em', 'i', 'span', 'strong', 'small', 'sup', 'sub'])
const silent = new Set(['head', 'script', 'style', 'svg', 'template', 'code', 'pre'])

type Line = { text: string; locale: Locale }

/**
 * All that is read of a page, in lines, each in its language, and what machines are told. What is of another language
 * is a line of its own and leaves a letter behind, so that the spaces around it can be judged.
 */
function readLines(page: SitePage): Line[] {
  const lines: Line[] = [{ text: '', locale: page.locale }]
  const read = (node: DOMNode, within: Locale, into: Line): Line => {
    if (!('tagName' in node)) {
      into.text += decode(node.textContent)
      return into
    }
    const element = node as HtmlElement
    if (silent.has(element.tagName)) return into
    const lang = attribute(element, 'lang')
    const locale = isLocale(lang) ? lang : within
    for (const name of ['alt', 'title', 'aria-label', 'placeholder'])
      lines.push({ text: attribute(element, name), locale })
    const isInline = withinLine.has(element.tagName)
    const begin = (): Line => {
      lines.push({ text: '', locale })
      return lines.at(-1) ?? into
    }
    let line = isInline && locale === within ? into : begin()
    for (const child of element.childNodes) line = read(child, locale, line)
    if (isInline && locale === within) return line
    if (isInline) into.text += 'x'
    if (isInline) return into
    lines.push({ text: '', locale: within })
    return lines.at(-1) ?? into
  }
  read(page.document, page.locale, lines[0] as Line)
  const told = listNodes(graphOf(page)).flatMap(({ name, text, description }) => [name, text, description])
  const said = [titleOf(page), ...['description', 'og:image:alt'].map((name) => metaOf(page, name)), ...told]
  return [...lines, ...said.map((text) => ({ text: String(text ?? ''), locale: page.locale }))].map(
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
const visited = sitePages.filter(({ kind }) => kind !== 'admin')
const withoutForm = visited.filter(
  ({ page, kind }) => page !== 'checklist' && page !== 'contact' && kind !== 'answered',
)
const unlisted = sitePages.filter((page) => page.kind !== 'alias' && !indexedPages.includes(page))

/** What of two lists of values differs: nothing, if the page is as it should be. */
const differ = (is: unknown, wanted: unknown): unknown[] =>
  JSON.stringify(is) === JSON.stringify(wanted) ? [] : [{ is, wanted }]

/** A rule that holds on each of these pages; what breaks it is told with its page. */
function rule(
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

/** An element as it is written. */
const toReadable = (fault: unknown) =>
  fault && typeof fault === 'object' && 'tagName' in fault ? (fault as HtmlElement).textContent.slice(0, 80) : fault

rule('is valid HTML', [...sitePages, ...previewPlaces], ({ html }) => findMistakes(html))
rule('says its language, has one main part, one first heading and one title', sitePages, (page) => {
  const counts = ['main', 'h1', 'title'].map((tag) => countOf(page, tag))
  return differ([attribute(page.document.querySelector('html'), 'lang'), ...counts], [page.locale, 1, 1, 1])
})

rule('carries no event handler in its elements', sitePages, ({ html }) => html.match(/<[^>]+\son[a-z]+=/gi) ?? [])

rule('is set by the rules of its language, and of the language of each foreign word', sitePages, (page) =>
  readLines(page).filter(({ text, locale }) => printersFaults[locale].some((fault) => fault.test(text))),
)

rule(
  'has a title of at most 60 characters that names the brand once, and a description of 120 to 160',
  indexedPages,
  (page) => {
    const { length } = metaOf(page, 'description')
    const named = titleOf(page).split(settings.brand).length - 1
    const isBranded = named === 1 || (named === 0 && !page.page)
    return titleOf(page).length <= 60 && isBranded && length >= 120 && length <= 160 ? [] : [titleOf(page), length]
  },
)

rule(
  'names its one address, also where it is an alias',
  sitePages.filter((page) => page.page || indexedPages.includes(page)),
  (page) => differ(canonicalOf(page), [addressOf(page.page ? pathOf(page.page, page.locale) : page.path)]),
)

rule('names exactly the languages in which it is the same page, French as the default', sitePages, (page) =>
  differ(alternatesOf(page), wantedAlternates(page)),
)

rule('says among the languages which one it is in', sitePages, (page) =>
  differ(
    all(page, '.languages [aria-current]').map((link) => attribute(link, 'lang')),
    [page.locale],
  ),
)

rule('keeps out of every index, if it is not for one', unlisted, (page) => [
  ...(metaOf(page, 'robots').includes('noindex') ? [] : ['indexed']),
  ...all(page, 'script[type="application/ld+json"], [name="keywords"]'),
])

rule('may be indexed and shared: the tags say the same as the page', indexedPages, (page) => {
  const names = ['og:title', 'og:description', 'og:url', 'og:site_name', 'og:locale', 'twitter:card']
  return [
    ...(metaOf(page, 'robots').includes('noindex') || !metaOf(page, 'keywords') ? ['hidden'] : []),
    ...differ(
      names.map((name) => metaOf(page, name)),
      [
        ...[titleOf(page), metaOf(page, 'description'), ...canonicalOf(page), settings.brand],
        ...[languages[page.locale].openGraph, 'summary_large_image'],
      ],
    ),
    ...differ(
      all(page, 'meta[property="og:locale:alternate"]').map((tag) => attribute(tag, 'content')),
      locales
        .filter((one) => one !== page.locale && alternatesOf(page).some(([hreflang]) => hreflang === one))
        .map((one) => languages[one].openGraph),
    ),
  ]
})

rule('has a picture of its own for sharing, of the size it says, which shows the large title', indexedPages, (page) => {
  const address = metaOf(page, 'og:image')
  const picture = readPublished(new URL(address).pathname)
  // A PNG tells its size in bytes 16 to 24.
  const size = [picture.readUInt32BE(16), picture.readUInt32BE(20)].map(String)
  const isShown = readLine(metaOf(page, 'og:image:alt')).includes(readLine(textsOf(page, 'h1')[0] ?? ''))
  return [
    ...(address.startsWith(`${siteUrl}/`) && picture.length <= 60 * kilobyte && isShown ? [] : [address]),
    ...differ(
      [picture.subarray(1, 4).toString(), ...size],
      ['PNG', ...['width', 'height'].map((side) => metaOf(page, `og:image:${side}`))],
    ),
    ...['image', 'image:alt'].flatMap((part) => differ(metaOf(page, `twitter:${part}`), metaOf(page, `og:${part}`))),
  ]
})

rule(
  'describes itself to machines as one graph: whatever is referred to is there, once, without praise',
  indexedPages,
  (page) => {
    const graph = graphOf(page)
    const ids = listNodes(graph).flatMap(({ '@id': id }) => id ?? [])
    const text = JSON.stringify(graph)
    const always = ['organization', 'business', 'website'].map((name) => `${siteUrl}/#${name}`)
    const addresses = [...text.matchAll(/"(?:@id|url|item)":"([^"]+)"/g)].map(([, address = '']) => address)
    return [
      ...ids.filter((id, index) => ids.indexOf(id) !== index),
      ...[...listReferences(graph), ...always].filter((id) => !ids.includes(id)),
      ...(text.match(/Review|AggregateRating/g) ?? []),
      ...addresses.filter((address) => !address.startsWith(siteUrl)),
      ...differ(countOf(page, 'script[type="application/ld+json"]'), 1),
    ]
  },
)

rule(
  'tells machines no question that is not on it, and no offer but with its name, its price in euros without tax and its last day',
  indexedPages,
  (page) => {
    const nodes = listNodes(graphOf(page))
    const asked = textsOf(page, 'summary, h2, h3').map((text) => text.replaceAll('\u2011', '-'))
    const questions = nodes.filter((node) => node['@type'] === 'Question').map(({ name }) => String(name))
    const text = digitsOf(textsOf(page, 'main').join(' '))
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
    const types = listNodes(graphOf(page)).map((node) => node['@type'])
    return ['Service', 'Offer'].filter((type) => page.kind === 'page' && !types.includes(type))
  },
)

rule(
  'links to other sites in a new tab, says so, and tells them nothing; within the site it opens none',
  sitePages,
  (page) => {
    const { newTab } = testContent.messages[page.locale].site
    return all(page, 'a[href]').filter((link) => {
      if (!/^https?:/.test(attribute(link, 'href'))) return link.hasAttribute('target')
      const rel = attribute(link, 'rel').split(' ')
      const isOpened = attribute(link, 'target') === '_blank' && rel.includes('noopener') && rel.includes('external')
      return !isOpened || !decode(link.textContent).includes(newTab.trim())
    })
  },
)

rule(
  'names no address but its own, the owner’s and its sources, and none without its protocol',
  sitePages,
  ({ html }) => [
    ...(toPlain(decode(html)).match(/https?:\/\/[^\s'"`<>)\\]+/g) ?? []).filter((address) => !isOurs(address)),
    ...(html.match(/(?:src|href|action)="\/\/|url\(["']?\/\//) ?? []),
  ],
)

rule('writes to the owner alone, and marks links to pages in another language', sitePages, (page) =>
  all(page, 'a[href]').filter((link) => {
    const href = attribute(link, 'href')
    if (href.startsWith('mailto:')) return href !== `mailto:${settings.email}`
    const target = sitePages.find(({ path }) => path === href.split('#', 1)[0])
    return target && target.locale !== page.locale && attribute(link, 'hreflang') !== target.locale
  }),
)

rule('has an icon that search engines can fetch, and one of the tab, which is no request', sitePages, (page) => {
  const [fetched, own, ...others] = all(page, 'link[rel="icon"]').map((icon) => attribute(icon, 'href'))
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
  return [...(length <= 19 * kilobyte ? [] : [length]), ...all(page, 'link[rel="stylesheet"]')]
})

rule('asks for one font and for nothing else before it is seen', visited, (page) => {
  const early = all(page, 'link[rel="preload"], img')
    .filter((element) => attribute(element, 'loading') !== 'lazy')
    .map((element) => attribute(element, element.tagName === 'link' ? 'href' : 'src'))
  return differ(early, ['/fonts/affiche-lecture.woff2'])
})

rule('has no more than 1 KB of script, if it has no form', withoutForm, (page) => {
  const written = all(page, 'script')
    // Data has a type: what machines read of the page, and which pages may be fetched ahead.
    .filter((script) => attribute(script, 'type') === '')
    .map((script) => (script.hasAttribute('src') ? readText(attribute(script, 'src')) : script.textContent))
  const isSmall = Buffer.byteLength(written.join('')) <= kilobyte
  return [...all(page, 'link[rel="modulepreload"]'), ...(isSmall ? [] : [written])]
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
  ['title', titleOf],
  ['description', (page: SitePage) => metaOf(page, 'description')],
  ['main heading', (page: SitePage) => textsOf(page, 'h1')[0]],
  ['picture for sharing', (page: SitePage) => metaOf(page, 'og:image')],
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
  expect(listed.sort()).toEqual(indexedPages.map((page) => [...canonicalOf(page), alternatesOf(page)]).sort())
  const changes = new Map(
    entries.map(([, address, rest = '']) => [address, /<lastmod>(.+?)<\/lastmod>/.exec(rest)?.[1]]),
  )
  const dated = indexedPages.flatMap((page) => {
    const onPage = attribute(page.document.querySelector('.legal-page-header time'), 'datetime')
    const day = onPage || metaOf(page, 'article:modified_time')
    return day ? [[page.path, changes.get(canonicalOf(page)[0]), day]] : []
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
    expect(llms).toMatch(
      new RegExp(`^- \\[[^\\]/][^\\]]*\\]\\(${RegExp.escape(canonicalOf(page)[0] ?? '')}\\): \\S`, 'm'),
    )
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
