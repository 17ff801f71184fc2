/**
 * Every price and every promised quantity of the offers, once. Prices are whole euros without tax
 * (HT, excl. VAT, netto); pages format them with `formatPrice` of `contract/formats.ts`.
 */
export const prices = {
  /** Audit DACH, sold on /offres and /audit-dach. */
  auditDach: {
    from: 1500,
    deliveryHours: 48,
    debriefHours: 1,
    pages: [20, 30],
    keywords: 200,
    competitors: 5,
    trustPoints: 15,
    errors: 50,
  },
  /** Express audit, sold on /audit-express and its translations: a summer price, then the full one. */
  expressAudit: {
    summer: { price: 500, until: '2026-08-10' },
    price: 1000,
    deliveryDays: 5,
  },
  backlinks: {
    /** The offers page names one monthly price for the packs as a whole. */
    offersPage: { perMonth: 2500, links: [3, 10], domainRating: 30 },
    discovery: { once: 1500, links: [3, 5], domainRating: 30, followUpMonths: 3 },
    growth: { perMonth: 2500, links: [5, 8], domainRating: 35, words: 800 },
    authority: { perMonth: 4500, links: [8, 12], domainRating: 40, words: 1200 },
  },
  vip: {
    essential: { perMonth: 3500, callsPerWeek: 1, callMinutes: 45 },
    premium: { perMonth: 5500, callsPerWeek: 1, callHours: 1, urgentHours: 24 },
    elite: { perMonth: 8500, callsPerWeek: 2 },
    callHoursPerYear: 32,
    replyHours: 4,
    discoveryMinutes: 30,
    startDays: 7,
    /** The home's card names the first stretch. */
    transformation: { months: 3, days: 90 },
  },
  terms: { depositPercent: 30, noticeDays: 30 },
} as const
