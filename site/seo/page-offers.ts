import { prices } from '../../content/offers/prices.ts'
import { backlinksWords } from '../../content/pages/backlinks/index.ts'
import { expressAuditWords } from '../../content/pages/express-audit/index.ts'
import { offersWords } from '../../content/pages/offers/index.ts'
import { vipWords } from '../../content/pages/vip/index.ts'
import type { Locale } from '../../contract/locales.ts'
import type { PageKey } from '../../contract/routes.ts'

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

function expressAuditOffers(locale: Locale): PageOffer[] {
  const { summer, full } = expressAuditWords[locale].price
  const { until, price } = prices.expressAudit.summer
  return [
    { name: summer.name, price, validThrough: until },
    { name: full.name, price: prices.expressAudit.price, validFrom: dayAfter(until) },
  ]
}

/** The offers of a page, in the order in which they stand on it; empty where nothing has a price. */
export function offersOf(page: PageKey, locale: Locale): readonly PageOffer[] {
  const [audit, backlinks, vip] = offersWords.fr.offers
  const auditDach: PageOffer = { name: audit.name, price: prices.auditDach.from, isFrom: true }
  const { discovery, growth, authority, offersPage } = prices.backlinks
  const { essential, premium, elite } = prices.vip
  switch (page) {
    case 'offers':
      return [
        auditDach,
        { name: backlinks.name, price: offersPage.perMonth, isMonthly: true },
        { name: vip.name, price: essential.perMonth, isFrom: true, isMonthly: true },
      ]
    case 'auditDach':
      return [auditDach]
    case 'expressAudit':
      return expressAuditOffers(locale)
    case 'backlinks': {
      const amounts = [
        { price: discovery.once },
        { price: growth.perMonth, isMonthly: true as const },
        { price: authority.perMonth, isMonthly: true as const },
      ]
      return backlinksWords.fr.packs.offers.map(({ name }, index) => ({ name, price: 0, ...amounts[index] }))
    }
    case 'vip': {
      const amounts = [essential, premium, elite]
      return vipWords.fr.plans.offers.map(({ name }, index) => ({
        name,
        price: amounts[index]?.perMonth ?? 0,
        isMonthly: true,
      }))
    }
    default:
      return []
  }
}
