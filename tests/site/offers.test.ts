import { expect, test } from 'vitest'
import { pathOf } from '../../contract/routes.ts'
import { testContent } from '../support/content.ts'
import { attribute, decode, sitePages } from '../support/site-pages.ts'

const { settings } = testContent

const find = (path: string) => sitePages.find((page) => page.path === path)?.document
const linksOn = (path: string) =>
  new Set(
    find(path)
      ?.querySelectorAll('main a[href]')
      .map((link) => attribute(link, 'href')),
  )

test('each offer is booked in a calendar of its own', () => {
  const { auditDach, expressAudit, backlinks, vip } = settings.booking
  const calendars = { auditDach, expressAudit, backlinks, vip }
  expect(new Set(Object.values(settings.booking)).size).toBe(Object.keys(settings.booking).length)
  for (const [page, calendar] of Object.entries(calendars)) {
    const on = linksOn(pathOf(page as keyof typeof calendars, 'fr'))
    expect(Object.values(calendars).filter((one) => on.has(one))).toEqual([calendar])
  }
  for (const locale of ['en', 'de'] as const) expect(linksOn(pathOf('expressAudit', locale))).toContain(expressAudit)
})

test('a reader of the offers finds the rate of success', () => {
  const figures = find(pathOf('offers', 'fr'))?.querySelectorAll('.stat b') ?? []
  expect(figures.map(({ textContent }) => decode(textContent))).toContain('95\u00A0%')
})

test('no link leads to a mirror of the documentation it names', () => {
  const links = sitePages.flatMap(({ document }) => document.querySelectorAll('a[href]'))
  const addresses = links.map((link) => attribute(link, 'href')).filter((href) => href.startsWith('http'))
  const hosts = new Set(addresses.map((address) => new URL(address).hostname))
  expect(hosts).toContain('developers.google.com')
  expect([...hosts].filter((host) => host.endsWith('.cn'))).toEqual([])
})
