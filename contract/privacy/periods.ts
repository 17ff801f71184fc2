import type { LegalFrame } from '../content/legal.ts'
import type { Messages } from '../content/messages.ts'
import { contactFields } from '../forms/contact.ts'
import { type Locale, languages } from '../locales.ts'
import { perKey } from '../per-key.ts'
import { type Datum, dataOf, type Use, uses } from './personal-data.ts'

/** How far the owner is with a person. A client's data is kept as long as a contract's. */
export const stages = ['new', 'talk', 'offer', 'client', 'closed'] as const
export type Stage = (typeof stages)[number]

/*
 * Periods that the legal pages name and the server keeps. They are promises of the program, not words of the owner, and
 * the server reads them here. Only backups stay as long as its settings say, whose default is `backupDays`.
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

/** One line of what is kept. `use` names what of the database it stands for; a line without it is kept elsewhere. */
export type Retained = {
  use?: Use
  name: string
  data: string
  purpose: string
  basis: string
  period: string
}

type RetentionWords = LegalFrame['retention']
type ContactFormWords = Messages['contactForm']

/** In the order in which a visitor meets it. */
const keys = [
  ...(['lead', 'consent', 'browser', 'mail', 'enquiry', 'relation', 'correspondence', 'client', 'accounts'] as const),
  ...(['limits', 'account', 'journal', 'backup', 'erasure', 'browsing'] as const),
] as const satisfies readonly (keyof RetentionWords['rows'])[]

const isUse = (key: (typeof keys)[number]): key is Use => key in uses

/** The kinds of data in one cell: `A, b et c`. */
function listData(use: Use, words: Record<Datum, string>, locale: Locale): string {
  const names = dataOf(use).map((datum) => words[datum])
  const list = new Intl.ListFormat(languages[locale].tag, { type: 'conjunction' }).format(names)
  return list.charAt(0).toLocaleUpperCase(locale) + list.slice(1)
}

/**
 * Everything that is kept of people, for the table of the privacy page and for those who ask for their data. What the
 * database holds comes from the declaration of its columns.
 */
export function listRetained(
  { rows, data, bases, periods }: RetentionWords,
  contactForm: ContactFormWords,
  locale: Locale,
): Retained[] {
  const words = { ...data, ...perKey(contactFields, (field) => contactForm[field].data) }
  const elsewhere = {
    correspondence: { ...rows.correspondence, basis: bases.contract, period: periods.sinceContact },
    client: { ...rows.client, basis: bases.contract },
    accounts: rows.accounts,
    backup: { ...rows.backup, basis: bases.interest },
    browsing: rows.browsing,
  }
  return keys.flatMap((key): Retained[] => {
    if (!isUse(key)) return [elsewhere[key]]
    const { basis, period } = uses[key]
    return [
      { use: key, ...rows[key], data: listData(key, words, locale), basis: bases[basis], period: periods[period] },
    ]
  })
}
