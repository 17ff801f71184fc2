import { expect, test } from 'vitest'
import { locales } from '../../contract/locales.ts'
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
  for (const locale of locales)
    for (const way of [settings.booking.contact, settings.social, `mailto:${settings.email}`])
      expect(linksOn(pathOf('contact', locale))).toContain(way)
})

/** The offer that the words of a button name; a pack and a plan are of their offer. */
const offersNamed: [RegExp, keyof typeof settings.booking][] = [
  [/audit express|express[ -]audit/i, 'expressAudit'],
  [/audit dach/i, 'auditDach'],
  [/\bpacks?\b/i, 'backlinks'],
  [/\bVIP\b|\bEssential\b|\bPremium\b|\bElite\b/, 'vip'],
]

test('a button that names an offer opens the calendar of that offer, any other one that of the first call', () => {
  const calendars = Object.values(settings.booking)
  const wrong: unknown[] = []
  for (const { path, page, kind, locale, document } of sitePages) {
    // Those who write and those who have the checklist get their first call in a calendar of its own.
    const firstCall = page === 'contact' ? 'contact' : kind === 'link' ? 'checklist' : 'hero'
    for (const place of ['main', 'footer', '.notice-bar'])
      for (const link of document.querySelectorAll(`${place} a[href]`)) {
        const href = attribute(link, 'href')
        if (!calendars.includes(href)) continue
        const words = decode(link.textContent).replace(testContent.messages[locale].site.newTab, '')
        const named = offersNamed.find(([offer]) => offer.test(words))?.[1]
        const expected = settings.booking[named ?? (place === 'main' ? firstCall : 'hero')]
        if (href !== expected) wrong.push([path, words, href])
      }
  }
  expect(wrong).toEqual([])
})
