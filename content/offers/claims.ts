/**
 * What the owner says of the work so far. Each claim stands here once; pages format it.
 * `sample: true` marks a figure that the owner still has to confirm: the launch check calls the
 * site not ready while one is left.
 */
export const claims = {
  companies: { atLeast: 50, sample: true },
  projects: { atLeast: 100, sample: true },
  years: { atLeast: 8, sample: true },
  /** Germany, Austria, Switzerland: a fact, not a claim. */
  countries: { exactly: 3 },
  subscribers: { atLeast: 2000, sample: true },
  reviews: { atLeast: 20, outOf: 5, average: 5, sample: true },
  wordmarks: { exactly: 23, sample: true },
  /** Average growth of organic visits, in percent. */
  organicGrowth: { percent: 180, sample: true },
  /** Months until first results; for SEO alone a range. */
  firstResults: { months: 3, seoMonths: [3, 4], sample: true },
  successRate: { percent: 95, sample: true },
  /** The contact page names a rate of its own in German. */
  satisfaction: { percent: { fr: 90, en: 90, de: 94 }, sample: true },
  /** Months of follow-up after a mission. */
  followUp: { months: [1, 6] },
  /** Free first call. */
  consultation: { minutes: 30, perMonth: 3, replyHours: 48, planDays: 90, blockers: 3 },
} as const
