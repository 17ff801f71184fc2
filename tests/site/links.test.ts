import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { anApp, type TestApp } from '../support/app.ts'
import { testContent } from '../support/content.ts'
import { attribute, decode, parsePage, type SitePage, sitePages, siteUrl } from '../support/site-pages.ts'

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
const vocabularies = new Set(['http://www.w3.org', 'https://schema.org', 'http://www.sitemaps.org'])

const pages = sitePages.map((page): [string, SitePage] => [page.path, page])

/** Addresses that a page links to or loads, as absolute addresses. */
function addressesOf({ document, html, path }: SitePage): URL[] {
  const elements = document.querySelectorAll('[href], [src], [action], [poster]')
  const named = elements.flatMap((element) =>
    ['href', 'src', 'action', 'poster'].map((name) => attribute(element, name)).filter(Boolean),
  )
  const sets = document.querySelectorAll('[srcset]').flatMap((element) =>
    attribute(element, 'srcset')
      .split(',')
      .map((part) => part.trim().split(/\s+/, 1)[0] ?? ''),
  )
  const shared = document
    .querySelectorAll('meta[property="og:image"], meta[name="twitter:image"]')
    .map((element) => attribute(element, 'content'))
  const styled = [...html.matchAll(/url\(["']?(?!data:)([^"')]+)["']?\)/g)].map(([, address = '']) => address)
  return [...named, ...sets, ...shared, ...styled].map((address) => new URL(address, new URL(path, siteUrl)))
}

const isOurs = ({ origin }: URL) => origin === new URL(siteUrl).origin

let app: TestApp
beforeAll(async () => {
  app = await anApp()
  return app.remove
})

test('every link and every resource of every page answers, and every place it points to exists', async () => {
  const links = sitePages.flatMap((page) =>
    addressesOf(page)
      .filter(isOurs)
      .map((address) => ({ address, page })),
  )
  const targets = Map.groupBy(links, ({ address }) => address.pathname + address.search)
  const broken: string[] = []
  for (const [path, toIt] of targets) {
    const from = toIt[0]?.page.path
    // A page without an address of its own links within itself.
    const own = sitePages.find((page) => (page.kind === 'link' || page.kind === 'notFound') && page.path === path)
    const response = own ? new Response(own.html) : await fetch(app.url + path, { redirect: 'manual' })
    if (response.status !== 200) broken.push(`${path} answers ${response.status} (${from})`)
    const body = await response.text()
    const places = new Set(toIt.map(({ address }) => decodeURIComponent(address.hash.slice(1))).filter(Boolean))
    for (const place of places)
      if (!body.includes(` id="${place}"`)) broken.push(`${path} has no place ${place} (${from})`)
  }
  expect(broken).toEqual([])
  expect(targets.size).toBeGreaterThan(20)
})

test.each(locales)('an unknown address is a 404 in the language of its path, with two ways out: %s', async (locale) => {
  for (const path of ['/rien/du/tout', '/nothing.html', '/%F0%9F%A5%A8']) {
    const answer = await fetch(`${app.url}${locale === 'fr' ? '' : `/${locale}`}${path}`)
    expect([path, answer.status]).toEqual([path, 404])
    const document = parsePage(await answer.text())
    expect(attribute(document.querySelector('html'), 'lang')).toBe(locale)
    const { heading, home, contact } = testContent.pages.notFound[locale]
    expect(decode(document.querySelector('h1')?.textContent ?? '')).toBe(heading)
    const ways = document.querySelectorAll('main a').map((link) => [decode(link.textContent), attribute(link, 'href')])
    expect(ways).toEqual([
      [home, pathOf('home', locale)],
      [contact, pathOf('contact', locale)],
    ])
    expect(document.querySelectorAll('link[rel=canonical], link[rel=alternate]')).toEqual([])
  }
})

describe.each(pages)('%s', (_file, page) => {
  test('links to other sites in a new tab, says so, and tells them nothing', () => {
    const outward = page.document.querySelectorAll('a[href]').filter((link) => /^https?:/.test(attribute(link, 'href')))
    for (const link of outward) {
      const address = attribute(link, 'href')
      expect([address, attribute(link, 'target')]).toEqual([address, '_blank'])
      expect(attribute(link, 'rel').split(' ')).toEqual(expect.arrayContaining(['noopener', 'external']))
      expect(decode(link.textContent)).toContain(testContent.messages[page.locale].site.newTab.trim())
    }
    const within = page.document.querySelectorAll('a[target]').filter((link) => attribute(link, 'href').startsWith('/'))
    expect(within).toEqual([])
  })

  test('names no address but its own, the owner’s and its sources', () => {
    const own = new URL(siteUrl).origin
    const text = toPlain(decode(page.html))
    const strangers = (text.match(/https?:\/\/[^\s'"`<>)\\]+/g) ?? []).filter(
      (address) =>
        new URL(address).origin !== own && !contentAddresses.has(address) && !vocabularies.has(new URL(address).origin),
    )
    expect(strangers).toEqual([])
    // An address without its protocol would ask another host as well.
    expect(page.html).not.toMatch(/(?:src|href|action)="\/\/|url\(["']?\/\//)
  })

  test('writes to the owner and to nobody else', () => {
    const letters = page.document
      .querySelectorAll('a[href]')
      .map((link) => attribute(link, 'href'))
      .filter((address) => address.startsWith('mailto:'))
    expect(letters.filter((address) => address !== `mailto:${testContent.settings.email}`)).toEqual([])
  })

  test('marks links to pages in another language', () => {
    for (const link of page.document.querySelectorAll('a[href]')) {
      const target = sitePages.find(({ path }) => path === attribute(link, 'href').split('#', 1)[0])
      if (!target || target.locale === page.locale) continue
      expect([target.path, attribute(link, 'hreflang')]).toEqual([target.path, target.locale])
    }
  })
})
