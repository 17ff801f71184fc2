import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { bookingPlaces } from '../../contract/content/settings.ts'
import { formatDate } from '../../contract/formats.ts'
import { locales } from '../../contract/locales.ts'
import { type OfferName, offerNames, pagesOfOffer } from '../../contract/offers.ts'
import { addDays } from '../../contract/paris.ts'
import { perKey } from '../../contract/per-key.ts'
import { type Address, linkPages } from '../../contract/renderer.ts'
import { pageRoutes, pathOf } from '../../contract/routes.ts'
import { loadChanged } from '../support/changed-content.ts'
import { testContent } from '../support/content.ts'
import { attribute, decode, parsePage } from '../support/site-pages.ts'
import { renderer } from '../support/source-renderer.ts'

const calendarOf = (place: string) => `https://calendar.example.com/${place}`

/** Every place with a calendar of its own. */
const content = await loadChanged((text, file) => {
  if (file !== 'settings.yaml') return text
  const { links, ...others } = parse(text)
  return stringify({ ...others, links: { ...links, calendars: perKey(bookingPlaces, calendarOf) } })
})
const { settings } = content

const ofLinks = locales.flatMap((locale) => linkPages.map((page): Address => ({ page, locale })))
const pages = [...renderer.listPages(content), ...ofLinks.map((address) => ({ path: address.page, address }))].map(
  ({ path, address }) => {
    const document = parsePage(renderer.render(address, content, { pdf: '#', dataRequest: '#' }))
    return { path, page: address.page, locale: 'locale' in address ? address.locale : ('fr' as const), document }
  },
)

const linksOn = (path: string) =>
  new Set(
    pages
      .find((page) => page.path === path)
      ?.document.querySelectorAll('main a[href]')
      .map((link) => attribute(link, 'href')),
  )

test('a place without a calendar of its own has that of the first call', () => {
  expect(new Set(Object.values(testContent.settings.booking)).size).toBe(1)
  expect(settings.booking).toEqual({
    first: testContent.settings.booking.first,
    ...perKey(bookingPlaces, calendarOf),
  })
})

test('each offer is booked in a calendar of its own', () => {
  const calendars = offerNames.map((name) => settings.booking[name])
  for (const name of offerNames)
    for (const path of Object.values(pageRoutes[name].paths)) {
      const on = linksOn(path)
      expect([path, calendars.filter((one) => on.has(one))]).toEqual([path, [settings.booking[name]]])
    }
  for (const locale of locales)
    for (const way of [settings.booking.contact, settings.social, `mailto:${settings.email}`])
      expect(linksOn(pathOf('contact', locale))).toContain(way)
})

test.each(['en', 'de'] as const)(
  'the home in %s says until when the express audit costs less, as long as it does',
  (locale) => {
    const { until } = testContent.offers.prices.expressAudit.summer
    const read = (today: string) =>
      decode(parsePage(renderer.render({ page: 'home', locale }, { ...testContent, today })).textContent)
    expect(read(until)).toContain(formatDate(until, locale))
    expect(read(addDays(until, 1))).not.toContain(formatDate(until, locale))
  },
)

test('the page of the offers says of backlinks how far all packs reach', () => {
  const { discovery, authority } = testContent.offers.prices.backlinks
  const text = decode(parsePage(renderer.render({ page: 'offers', locale: 'fr' }, testContent)).textContent)
  expect(text).toMatch(
    new RegExp(`${discovery.links[0]} à ${authority.links[1]}\\sliens, DR\\s${discovery.domainRating} ou plus`),
  )
})

const { names } = content.offers
/** The words that name an offer alone, in the singular, too; a plan is of its offer. */
const wordsOf = (offer: OfferName) =>
  [...Object.values(names[offer]), ...(offer === 'vip' ? Object.values(names.plans) : [])].flatMap(
    (name) => name.match(/\p{L}{3,}/gu) ?? [],
  )
const offersNamed = offerNames.map((offer) => {
  const others = offerNames.filter((one) => one !== offer).flatMap(wordsOf)
  const own = wordsOf(offer).filter((word) => !others.includes(word))
  return [new RegExp(`\\b(?:${own.map((word) => word.replace(/s$/, 's?')).join('|')})\\b`, 'i'), offer] as const
})

/** Whose calendar a page opens where a button names no offer; the page of an offer opens that of the offer, others that of the first call. */
const ownCalendars: Partial<Record<(typeof pages)[number]['page'], keyof typeof settings.booking>> = {
  home: 'hero',
  contact: 'contact',
  ready: 'checklist',
  backlinks: 'first',
  vip: 'first',
}

test('a button opens the calendar of the offer that it or its page names, any other one that of the first call', () => {
  const calendars = Object.values(settings.booking)
  const wrong: unknown[] = []
  for (const { path, page, locale, document } of pages) {
    const offer = offerNames.find((name) => pagesOfOffer(name).some((one) => one === page))
    const own = ownCalendars[page] ?? offer ?? 'first'
    for (const place of ['main', 'footer', '.notice-bar'])
      for (const link of document.querySelectorAll(`${place} a[href]`)) {
        const href = attribute(link, 'href')
        if (!calendars.includes(href)) continue
        const words = decode(link.textContent).replace(content.messages[locale].site.newTab, '')
        const named = offersNamed.find(([offer]) => offer.test(words))?.[1]
        if (href !== settings.booking[named ?? (place === 'main' ? own : 'first')]) wrong.push([path, words, href])
      }
  }
  expect(wrong).toEqual([])
})
