import type { Content } from '../../../contract/content/content.ts'
import type { Locale } from '../../../contract/locales.ts'
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

/** The day after, `YYYY-MM-DD`. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
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
    { name: full.name, price: prices.expressAudit.price, validFrom: dayAfter(until) },
  ]
}

/** The offers of a page, in the order in which they stand on it; empty where nothing has a price. */
export function offersOf(content: Content, page: PageKey, locale: Locale): readonly PageOffer[] {
  const { prices } = content.offers
  const [audit, backlinks, vip] = content.pages.offers.fr.offers
  const auditDach: PageOffer = { name: audit.name, price: prices.auditDach.from, isFrom: true }
  const { discovery, growth, authority } = prices.backlinks
  const { essential, premium, elite } = prices.vip
  switch (page) {
    case 'offers':
      return [
        auditDach,
        { name: backlinks.name, price: growth.perMonth, isMonthly: true },
        { name: vip.name, price: essential.perMonth, isFrom: true, isMonthly: true },
      ]
    case 'auditDach':
      return [auditDach]
    case 'expressAudit':
      return expressAuditOffers(content, locale)
    case 'backlinks': {
      const amounts = [
        { price: discovery.once },
        { price: growth.perMonth, isMonthly: true as const },
        { price: authority.perMonth, isMonthly: true as const },
      ]
      return content.pages.backlinks.fr.packs.offers.map(({ name }, index) => ({ name, price: 0, ...amounts[index] }))
    }
    case 'vip': {
      const amounts = [essential, premium, elite]
      return content.pages.vip.fr.plans.offers.map(({ name }, index) => ({
        name,
        price: amounts[index]?.perMonth ?? 0,
        isMonthly: true,
      }))
    }
    default:
      return []
  }
}
