import type { Content } from '../../../contract/content/content.ts'
import type { Locale } from '../../../contract/locales.ts'
import { isOfferName, type MainOfferName, mainOfferNames, type OfferName } from '../../../contract/offers.ts'
import { addDays } from '../../../contract/paris.ts'
import type { PageKey } from '../../../contract/routes.ts'

/** Something that a page sells, as it is printed there. Prices in whole euros, without tax. */
export type PageOffer = {
  name: string
  price: number
  /** The price is the lowest one. */
  isFrom?: true
  isMonthly?: true
  /** Days, `YYYY-MM-DD`, both included. */
  validFrom?: string
  validThrough?: string
}

/** Whether the summer price of the express audit still holds: its last day is part of it. */
export const isSummerPrice = ({ today, offers }: Content): boolean => today <= offers.prices.expressAudit.summer.until

function expressAuditOffers(content: Content, locale: Locale): PageOffer[] {
  const { prices } = content.offers
  const { summer, full } = content.pages.expressAudit[locale].price
  const { until, price } = prices.expressAudit.summer
  if (!isSummerPrice(content)) return [{ name: full.name, price: prices.expressAudit.price }]
  return [
    { name: summer.name, price, validThrough: until },
    { name: full.name, price: prices.expressAudit.price, validFrom: addDays(until, 1) },
  ]
}

/** What stands on the page of each offer, with its price. */
const pricesOf: Record<OfferName, (content: Content, locale: Locale) => readonly PageOffer[]> = {
  auditDach: (content) => [cardOf.auditDach(content)],
  expressAudit: expressAuditOffers,
  backlinks({ offers, pages }) {
    const { discovery, growth, authority } = offers.prices.backlinks
    const [first, second, third] = pages.backlinks.fr.packs.offers
    return [
      { name: first.name, price: discovery.once },
      { name: second.name, price: growth.perMonth, isMonthly: true },
      { name: third.name, price: authority.perMonth, isMonthly: true },
    ]
  },
  vip({ offers, pages }) {
    const { essential, premium, elite } = offers.prices.vip
    const [first, second, third] = pages.vip.fr.plans.offers
    return [
      { name: first.name, price: essential.perMonth, isMonthly: true },
      { name: second.name, price: premium.perMonth, isMonthly: true },
      { name: third.name, price: elite.perMonth, isMonthly: true },
    ]
  },
}

/** What stands on each card of the offers page, with its price. */
const cardOf: Record<MainOfferName, (content: Content) => PageOffer> = {
  auditDach: ({ offers, pages }) => ({
    name: pages.offers.fr.offers.auditDach.name,
    price: offers.prices.auditDach.from,
    isFrom: true,
  }),
  backlinks: ({ offers, pages }) => ({
    name: pages.offers.fr.offers.backlinks.name,
    price: offers.prices.backlinks.growth.perMonth,
    isMonthly: true,
  }),
  vip: ({ offers, pages }) => ({
    name: pages.offers.fr.offers.vip.name,
    price: offers.prices.vip.essential.perMonth,
    isFrom: true,
    isMonthly: true,
  }),
}

/** The offers of a page, in the order in which they stand on it; empty where nothing has a price. */
export function offersOf(content: Content, page: PageKey, locale: Locale): readonly PageOffer[] {
  if (page === 'offers') return mainOfferNames.map((name) => cardOf[name](content))
  return isOfferName(page) ? pricesOf[page](content, locale) : []
}
