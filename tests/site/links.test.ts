import { beforeAll, expect, test } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { anApp, type TestApp } from '../support/app.ts'
import { testContent } from '../support/content.ts'
import { attribute, decode, parsePage, type SitePage, sitePages, siteUrl } from '../support/site-pages.ts'

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
