import { beforeAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { offersSchema, toTotals } from '../../contract/content/offers.ts'
import { bookingPlaces } from '../../contract/content/settings.ts'
import { formatDate, formatPrice } from '../../contract/formats.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { type OfferName, offerNames, pagesOfOffer } from '../../contract/offers.ts'
import { addDays } from '../../contract/paris.ts'
import { perKey } from '../../contract/per-key.ts'
import { pageRoutes, pathOf } from '../../contract/routes.ts'
import { metaAt } from '../../server/content/schema-at.ts'
import { loadChanged } from '../support/changed-content.ts'
import { testContent } from '../support/content.ts'
import { attribute, readPage, textOf } from '../support/read-page.ts'
import { type DrawnPage, drawPages, renderer } from '../support/source-renderer.ts'

const { offers } = testContent
const { auditDach, expressAudit, backlinks, vip } = offers.prices
const { discovery, growth, authority } = backlinks
const calendarOf = (place: string) => `https://calendar.example.com/${place}`

/** Every place with a calendar of its own. */
const content = await loadChanged((text, file) => {
  if (file !== 'settings.yaml') return text
  const { links, ...others } = parse(text)
  return stringify({ ...others, links: { ...links, calendars: perKey(bookingPlaces, calendarOf) } })
})
const { settings } = content

const pages = drawPages(content)

const linksOn = (path: string) => pages.find((page) => page.path === path)?.links('main') ?? []

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
      expect([path, calendars.filter((one) => on.includes(one))]).toEqual([path, [settings.booking[name]]])
    }
  for (const locale of locales)
    for (const way of [settings.booking.contact, settings.social, `mailto:${settings.email}`])
      expect(linksOn(pathOf('contact', locale))).toContain(way)
})

test.each(['en', 'de'] as const)(
  'the home in %s says until when the express audit costs less, as long as it does',
  (locale) => {
    const { until } = expressAudit.summer
    const read = (today: string) => readPage(renderer.render({ page: 'home', locale }, { ...testContent, today })).text
    expect(read(until)).toContain(formatDate(until, locale))
    expect(read(addDays(until, 1))).not.toContain(formatDate(until, locale))
  },
)

test('the page of the offers says of backlinks how far all packs reach', () => {
  const { text } = readPage(renderer.render({ page: 'offers', locale: 'fr' }, testContent))
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
const ownCalendars: Partial<Record<DrawnPage['address']['page'], keyof typeof settings.booking>> = {
  home: 'hero',
  contact: 'contact',
  ready: 'checklist',
  backlinks: 'first',
  vip: 'first',
}

test('a button opens the calendar of the offer that it or its page names, any other one that of the first call', () => {
  const calendars = Object.values(settings.booking)
  const wrong: unknown[] = []
  for (const drawn of pages) {
    const { path, locale } = drawn
    const { page } = drawn.address
    const offer = offerNames.find((name) => pagesOfOffer(name).some((one) => one === page))
    const own = ownCalendars[page] ?? offer ?? 'first'
    for (const place of ['main', 'footer', '.notice-bar'])
      for (const link of drawn.all(`${place} a[href]`)) {
        const href = attribute(link, 'href')
        if (!calendars.includes(href)) continue
        const words = textOf(link).replace(content.messages[locale].site.newTab, '')
        const named = offersNamed.find(([offer]) => offer.test(words))?.[1]
        if (href !== settings.booking[named ?? (place === 'main' ? own : 'first')]) wrong.push([path, words, href])
      }
  }
  expect(wrong).toEqual([])
})

/** The same offers under other names, with other numbers. Names keep their length, so that no title gets too long. */
function change(value: unknown): unknown {
  if (typeof value === 'number') return value + 53
  if (typeof value === 'string') return value.replace(/\p{L}/gu, 'X')
  if (Array.isArray(value)) return value.map(change)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item)]))
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replace(/[\u00a0\u202f]/g, ' ')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Every text about the offers, by language, as it reads once the offers have changed. */
const texts = new Map<Locale, string[]>()

beforeAll(async () => {
  const { prices, claims, method, terms, names } = offers
  const changed = { prices: change(prices), claims: change(claims), method, terms, names: change(names) }
  const { pages, messages, blogs, blog, checklists } = await loadChanged((text, file) =>
    file === 'offers.yaml' ? stringify(changed).replaceAll(/until: .*/g, 'until: 2026-08-10') : text,
  )
  for (const locale of locales) {
    const { privacy: _retention, cookies: _lifetimes, legalFrame: _periods, ...sold } = pages
    const onPages = Object.values(sold).map((page) => ('fr' in page ? (page as Record<string, unknown>)[locale] : []))
    const { mistakes: _facts, ...checklist } = checklists[locale]
    const french = locale === 'fr' ? [blog] : []
    texts.set(locale, textsIn([onPages, messages[locale], blogs[locale].offers, checklist, french]))
  }
})

/** Texts that still say what no longer holds. */
const stillSaying = (locale: Locale, what: string | RegExp) =>
  (texts.get(locale) ?? []).filter((text) => (typeof what === 'string' ? text.includes(what) : what.test(text)))

const { packs, plans: _words, training, consultation, ...named } = offers.names
const namesIn = (locale: Locale) => [
  ...Object.values(named).map((name) => name[locale]),
  ...Object.values(packs).map((pack) => `pack ${pack}`),
  training,
  consultation,
]

test.each(locales)('an offer that gets another name has it on every page, mail and form (%s)', (locale) => {
  const found = namesIn(locale).flatMap((name) => stillSaying(locale, name).map((text) => [name, text]))
  expect(found).toEqual([])
})

/** The amounts in euros among these values of the offers. */
function amountsIn(value: unknown, ...path: string[]): number[] {
  if (typeof value === 'number') return metaAt(offersSchema, path)?.format === 'price' ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => amountsIn(item, ...path, key))
}
const amounts = [...amountsIn(offers.prices, 'prices'), ...Object.values(toTotals(offers))]

const hour = '(?:h|heures?|hours?|Std\\.?|Stunden)'
const minute = '(?:min|minutes?|Min\\.?|Minuten)'
const workday = '(?:jours ouvrés|working days|Werktagen?|Arbeitstagen?)'
/** Durations and ranges as a text would print them. */
const quantities = [
  ...[auditDach.deliveryHours, vip.replyHours, vip.callHoursPerYear].map((hours) => `${hours} ${hour}`),
  ...[expressAudit.videoMinutes, vip.essential.callMinutes, vip.discoveryMinutes].map((count) => `${count} ${minute}`),
  `(?:trente|thirty|dreißig) ${minute}`,
  `${expressAudit.deliveryDays} ${workday}`,
  ...[auditDach.pages, discovery.links, growth.links, authority.links].map(
    ([from, to]) => `${from} (?:à|to|bis) ${to}`,
  ),
  ...[discovery.domainRating, growth.domainRating, authority.domainRating].map((rating) => `DR ${rating}`),
  `${expressAudit.corrections} (?:corrections|Korrekturen)`,
]

test.each(locales)('a price, a duration or a range that changes changes wherever it is read (%s)', (locale) => {
  const prices = amounts.map((amount) => formatPrice(amount, locale).replace(/[\u00a0\u202f]/g, ' '))
  const patterns = [
    ...prices.map((price) => new RegExp(`(?<![\\d .,])${price.replace('.', '\\.')}(?!\\d)`)),
    ...quantities.map((quantity) => new RegExp(`(?<![\\d.,])${quantity}(?!\\p{L})`, 'iu')),
  ]
  for (const pattern of patterns) expect([String(pattern), stillSaying(locale, pattern)]).toEqual([String(pattern), []])
})
