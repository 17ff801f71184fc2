/*
 * Periods that the legal pages name and the server keeps. They are promises of the program, not words of the owner, and
 * the server reads them here. Only backups stay as long as its settings say: `server/people/personal-data.test.ts` holds the
 * defaults of these to `backupDays`.
 */

/** How long personal data is kept (docs/requirements.md 13.1). */
export const retention = {
  /** From the last contact. */
  contactYears: 3,
  /** From the end of the business relationship. */
  contractYears: 5,
  /** Invoices and accounts: Art. L123-22 Code de commerce. */
  accountingYears: 10,
  /** What a form noted of the visit, and the daily totals. */
  browsingMonths: 13,
  /** Addresses that were not confirmed, from the last sign-up. */
  unconfirmedDays: 30,
  /** Texts of mails that were sent or refused for good. */
  mailTextDays: 30,
  /** The key under which a day's counters name people, from the end of that day. */
  dayKeyHours: 24,
  /** The counters themselves. */
  counterHours: 48,
  /** The hash that an erased address leaves. */
  erasureYears: 1,
  /** As long as a backup stays: the server takes one a day and keeps as many. */
  backupDays: 14,
  /** Lines of the journal of the administration. */
  journalDays: 365,
  /** The mailed link that confirms an address and leads to the PDF. */
  confirmLinkDays: 30,
  /** A mailed sign-in link of the administrator. */
  signInLinkMinutes: 15,
} as const

/** Cookies of the administrator, by their names on the real site. No other page sets any. */
export const adminCookies = {
  session: { name: '__Host-businessbretzel-session', days: 7 },
  passkey: { name: '__Host-businessbretzel-passkey', minutes: 5 },
  question: { name: '__Host-businessbretzel-question', minutes: 5 },
} as const

/** How soon a request about personal data is answered (Art. 12 GDPR). */
export const rightsAnswerMonths = 1
