import type { HtmlElement } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { languages } from '../../contract/locales.ts'
import { type PageRoute, pageRoutes, pathOf } from '../../contract/routes.ts'
import { testContent } from '../support/content.ts'
import {
  attribute,
  decode,
  indexedPages,
  readPublished,
  type SitePage,
  sitePages,
  siteUrl,
} from '../support/site-pages.ts'

const { settings } = testContent

const addressOf = (path: string) => new URL(path, siteUrl).href
const readText = (path: string) => readPublished(path).toString('utf8')

const contentOf = ({ document }: SitePage, name: string) =>
  attribute(
    document.querySelector(`meta[property="${name}"]`) ?? document.querySelector(`meta[name="${name}"]`),
    'content',
  )

/** A title as it is said: one space between two words, no soft hyphens, ordinary ones. */
const readLine = (said: HtmlElement | string | null) =>
  (typeof said === 'string' ? said : decode(said?.textContent ?? ''))
    .replaceAll('\u00ad', '')
    .replaceAll('\u2011', '-')
    .replace(/\s+/g, ' ')
    .trim()

const canonicalOf = ({ document }: SitePage) => attribute(document.querySelector('link[rel="canonical"]'), 'href')

const alternatesOf = ({ document }: SitePage) =>
  document
    .querySelectorAll('link[rel="alternate"]')
    // The feed is no other language.
    .filter((link) => link.hasAttribute('hreflang'))
    .map((link): [string, string] => [attribute(link, 'hreflang'), attribute(link, 'href')])

const withKey = sitePages.flatMap((page) => (page.page ? [[page.path, page, page.page] as const] : []))
const listed = indexedPages.map((page): [string, SitePage] => [page.path, page])
const unlisted = sitePages
  .filter((page) => page.kind !== 'alias' && !indexedPages.includes(page))
  .map((page): [string, SitePage] => [page.path, page])

const sharedPictures = indexedPages.map((page) => contentOf(page, 'og:image'))

test.each(withKey)('%s names its one address, also where it is an alias', (_path, page, key) => {
  expect(page.document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1)
  expect(canonicalOf(page)).toBe(addressOf(pathOf(key, page.locale)))
})

test.each(indexedPages.filter(({ page }) => !page).map((page) => [page.path, page] as const))(
  '%s stands under its own address alone, in one language',
  (path, page) => {
    expect(canonicalOf(page)).toBe(addressOf(path))
    expect(alternatesOf(page)).toEqual([])
  },
)

test.each(withKey)('%s names exactly the languages in which it is the same page', (_path, page, key) => {
  const { equivalents, paths, isIndexed }: PageRoute = pageRoutes[key]
  if (!isIndexed || !equivalents?.includes(page.locale)) return expect(alternatesOf(page)).toEqual([])
  expect(alternatesOf(page)).toEqual([
    ...equivalents.map((locale) => [locale, addressOf(paths[locale] ?? '')]),
    ['x-default', addressOf(pathOf(key, 'fr'))],
  ])
})

test('alternates answer each other, with exactly one default', () => {
  const pages = new Map(indexedPages.map((page) => [canonicalOf(page), page]))
  for (const page of indexedPages) {
    const alternates = alternatesOf(page)
    if (alternates.length === 0) continue
    expect(alternates.filter(([language]) => language === 'x-default')).toHaveLength(1)
    for (const [language, address] of alternates) {
      const other = pages.get(address)
      expect([language, address, other && alternatesOf(other)]).toEqual([language, address, alternates])
      if (language !== 'x-default') expect(other?.locale).toBe(language)
    }
  }
})

describe.each(listed)('%s', (_path, page) => {
  test('may be indexed and shared: the tags say the same as the page', () => {
    expect(contentOf(page, 'robots')).not.toContain('noindex')
    expect(contentOf(page, 'og:title')).toBe(decode(page.document.querySelector('title')?.textContent ?? ''))
    expect(contentOf(page, 'og:description')).toBe(contentOf(page, 'description'))
    expect(contentOf(page, 'og:url')).toBe(canonicalOf(page))
    expect(contentOf(page, 'og:site_name')).toBe(settings.brand)
    expect(contentOf(page, 'og:locale')).toBe(languages[page.locale].openGraph)
    expect(contentOf(page, 'twitter:card')).toBe('summary_large_image')
    expect(contentOf(page, 'keywords')).not.toBe('')
  })

  test('has a picture of its own for sharing, of the size it says, which the words beside it describe', () => {
    const address = contentOf(page, 'og:image')
    expect(address.startsWith(`${siteUrl}/`)).toBe(true)
    expect(sharedPictures.filter((other) => other === address)).toHaveLength(1)
    // The picture shows the large title, in the language of the page.
    const title = readLine(page.document.querySelector('h1'))
    expect(readLine(contentOf(page, 'og:image:alt'))).toContain(title)
    for (const part of ['image', 'image:alt'])
      expect(contentOf(page, `twitter:${part}`)).toBe(contentOf(page, `og:${part}`))
    // A PNG tells its size in bytes 16 to 24.
    const picture = readPublished(new URL(address).pathname)
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect(picture.length).toBeLessThanOrEqual(60 * 1024)
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)].map(String)).toEqual([
      contentOf(page, 'og:image:width'),
      contentOf(page, 'og:image:height'),
    ])
  })

  test('describes itself to machines, without reviews, and promises no question that is not on it', () => {
    const blocks = page.document.querySelectorAll('script[type="application/ld+json"]')
    expect(blocks).toHaveLength(1)
    const text = blocks[0]?.textContent ?? ''
    const graph: Record<string, unknown>[] = JSON.parse(text)['@graph']
    expect(graph.flatMap((node) => node['@type'])).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
    expect(text).not.toMatch(/Review|AggregateRating/)
    for (const [, address] of text.matchAll(/"(?:@id|url|item)":"([^"]+)"/g)) {
      expect(address?.startsWith(siteUrl)).toBe(true)
    }
    const visible = page.document
      .querySelectorAll('summary, h2, h3')
      .map(({ textContent }) => decode(textContent).replaceAll('\u2011', '-'))
    for (const [, question] of text.matchAll(/"@type":"Question","name":"([^"]+)"/g))
      expect(visible).toContain(question)
  })
})

test.each(unlisted)('%s keeps out of every index', (_path, page) => {
  expect(contentOf(page, 'robots')).toContain('noindex')
  expect(alternatesOf(page)).toEqual([])
  expect(page.document.querySelectorAll('script[type="application/ld+json"]')).toEqual([])
})

test('the sitemap lists every indexed page once, with its alternates, and nothing else', () => {
  const index = readText('/sitemap-index.xml')
  const [sitemap = ''] = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  const entries = [...readText(new URL(sitemap).pathname).matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)]
  expect(entries.map(([, address]) => address).sort()).toEqual(indexedPages.map(canonicalOf).sort())
  for (const [, address, links = ''] of entries) {
    const page = indexedPages.find((one) => canonicalOf(one) === address)
    const alternates = [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [
      language,
      href,
    ])
    expect(alternates).toEqual(page && alternatesOf(page))
  }
})

test('machines find what they look for: robots, llms, security, icons', () => {
  const robots = readText('/robots.txt')
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`)
  // A page that says "noindex" must be read to be obeyed.
  for (const page of sitePages) {
    for (const [, path = ''] of robots.matchAll(/^Disallow: (\S+)$/gm)) expect(page.path.startsWith(path)).toBe(false)
  }
  const llms = readText('/llms.txt')
  for (const page of indexedPages) expect(llms).toContain(`(${canonicalOf(page)})`)
  const security = readText('/.well-known/security.txt')
  expect(security).toContain(`Contact: mailto:${settings.email}`)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? '')
  // RFC 9116, 2.5.5: less than a year ahead, and not past.
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 366 * 24 * 3_600_000)
  for (const page of sitePages) {
    const icons = [...page.document.querySelectorAll('link[rel="icon"]')].map((icon) => attribute(icon, 'href') ?? '')
    // One that search engines can fetch, and the one of the tab, which is no request.
    expect(icons).toEqual(['/icon-192.png', expect.stringMatching(/^data:image\/svg\+xml,%3Csvg%20/)])
  }
  expect(readPublished('/icon-192.png').length).toBeGreaterThan(0)
})
