import type { Locale } from '../locales.ts'
import type { UnsentReason } from './errors.ts'
import type { FormAnswer } from './form-answer.ts'

/** Addresses of the administrator's calls. All need a session of the administrator: 401 without, 403 of another account. */
export const adminApi = {
  totals: '/api/admin/totals',
  perDay: '/api/admin/sign-ups-per-day',
  leads: '/api/admin/leads',
  /** GET: `LeadGroups`; POST `{leadGroups}/{action}` with a `LeadGroup`: a `LeadGroupAnswer`. */
  leadGroups: '/api/admin/lead-groups',
  enquiries: '/api/admin/enquiries',
  csv: '/api/admin/checklist-downloads.csv',
  /** `{people}/{id of a lead or an enquiry}/export`: a file. */
  people: '/api/admin/people',
} as const

/** The administrator's pages that the server writes: `{people}/{id of a lead or an enquiry}`, and who is deleted next. */
export const adminPages = { people: '/admin/personnes', retention: '/admin/conservation' } as const

/** `POST {leads}/{id}/{action}`: send the mail again, release from quarantine, erase the person. */
export const leadActions = ['resend', 'release', 'erase'] as const
export type LeadAction = (typeof leadActions)[number]

/** Addresses counted, quarantined ones only once released; days in Europe/Paris. */
export type Totals = { all: number; today: number; lastSevenDays: number }

/** Sign-ups of the last `days` days (query `days`, 1 to 366, default 30), oldest first, `day` as `YYYY-MM-DD` in Europe/Paris. */
export type PerDay = { days: { day: string; count: number }[] }

const browserFamilies = ['Chrome', 'Firefox', 'Safari', 'Edge', 'Autre', 'Inconnu'] as const
export type BrowserFamily = (typeof browserFamilies)[number]

/** How far the newest mail about a row got; `none` where none was written, as while quarantined. */
export type MailProgress = {
  state: 'none' | 'waiting' | 'sent' | 'gave-up' | 'uncertain'
  reason: UnsentReason | null
  sentAt: string | null
}

export type LeadRow = {
  id: string
  email: string
  /** ISO 8601, UTC. */
  downloadedAt: string
  locale: Locale
  browser: BrowserFamily
  /** Never kept; shown as `N/A`. */
  ipAddress: null
  /** Of the checklist mail. */
  mail: MailProgress
  confirmedAt: string | null
  quarantinedAt: string | null
}

/** Query of `leads`: `search` (beginning of an address or domain, up to 254 characters), `cursor` (of the page before). */
export type LeadPage = {
  /** Newest first; while searching in the order of the alphabet. At most 50. */
  leads: LeadRow[]
  /** Cursor of the next page, or null on the last. */
  next: string | null
}

/** Answer of `resend` and `release`; `erase` answers `{ erased: true }`. */
export type LeadActionAnswer = FormAnswer | { erased: true }

/** Query `separator` of `csv`: comma (default) or semicolon, for the Excel of French and German computers. */
export const csvSeparators = ['comma', 'semicolon'] as const
export type CsvSeparator = (typeof csvSeparators)[number]

/**
 * Leads that are treated together: those in quarantine, or those of one campaign source (`utm_source` of the page's
 * address; `null` where it had none). Whoever confirmed the address or wrote a message belongs to no group.
 */
export type LeadGroup = { kind: 'quarantine' } | { kind: 'source'; source: string | null }
/** `quarantined` of them wait to be released. */
export type LeadGroupCount = LeadGroup & { count: number; quarantined: number }
/** The largest sources, at most so many. */
export const mostLeadGroups = 20
export type LeadGroups = { groups: LeadGroupCount[] }

/** Release those that are in quarantine, or erase all. */
export const leadGroupActions = ['release', 'erase'] as const
export type LeadGroupAction = (typeof leadGroupActions)[number]
/** One call treats some; while any are `left`, it is to be made again. */
export type LeadGroupAnswer = { done: number; left: number }
