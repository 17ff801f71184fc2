import type { ContactAnswers } from '../forms/contact.ts'
import type { Locale } from '../locales.ts'
import type { MailProgress } from './admin.ts'
import type { FormAnswer } from './form-answer.ts'

/** Which enquiries a list holds: those that wait for an answer, all of them, those that wait for a look. */
export const enquiryFilters = ['toAnswer', 'all', 'quarantined'] as const
export type EnquiryFilter = (typeof enquiryFilters)[number]

/**
 * `POST {enquiries}/{id}/{action}`: send the owner's mail again, release from quarantine, mark that it was
 * answered or that it was not, erase it.
 */
export const enquiryActions = ['resend', 'release', 'answered', 'unanswered', 'erase'] as const
export type EnquiryAction = (typeof enquiryActions)[number]

/** What was filled in stands as typed by the visitor, like `campaign`; lines of the message end in LF. */
export type EnquiryRow = ContactAnswers & {
  id: string
  locale: Locale
  /** Path of the page it was sent from. */
  page: string
  /** Campaign parameters of that page, in the order source, medium, campaign; those not given are left out. */
  campaign: string[]
  /** ISO 8601, UTC, like all moments here. */
  receivedAt: string
  answeredAt: string | null
  quarantinedAt: string | null
  /** Of the mail to the owner. */
  mail: MailProgress
}

/** More are not counted: past it the owner needs no exact figure. */
export const mostCounted = 1_000

/** Query of `enquiries`: `filter` (default `all`), `search` and `cursor` as those of `leads`. */
export type EnquiryPage = {
  /** Newest first; while searching by address, each address's newest first. At most 50. */
  enquiries: EnquiryRow[]
  /** Cursor of the next page, or null on the last. */
  next: string | null
  /** How many there are under each of the two filters whatever is searched; `mostCounted` means as many or more. */
  counts: Record<Exclude<EnquiryFilter, 'all'>, number>
}

/** Answer of `resend` and `release` is that of a form; of the others what is true now. */
export type EnquiryActionAnswer = FormAnswer | { answeredAt: string | null } | { erased: true }
