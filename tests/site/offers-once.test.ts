import { beforeAll, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { offersSchema, toTotals } from '../../contract/content/offers.ts'
import { formatPrice } from '../../contract/formats.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { metaAt } from '../../server/content/schema-at.ts'
import { loadChanged } from '../support/changed-content.ts'
import { testContent } from '../support/content.ts'

const { offers } = testContent

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

const { auditDach, expressAudit, backlinks, vip } = offers.prices
const { discovery, growth, authority } = backlinks
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
