import * as z from 'zod/mini'
import type { ContactAnswers } from '../forms/contact.ts'
import { limits, toLine, toLines } from '../forms/typed-text.ts'
import { type Locale, locales } from '../locales.ts'
import { type Stage, stages } from '../privacy/periods.ts'
import type { SourceKey } from '../statistics/sources.ts'
import type { ListRow, MailProgress } from './admin.ts'
import type { FormAnswer } from './errors.ts'

/** A day in Paris, `YYYY-MM-DD`. */
const day = z.optional(z.iso.date())

/** What every list of people can be narrowed by. */
const filters = {
  /** Any part of the address, of a name, subject or text, of a note or an answer: three letters or more, accents and case ignored. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.email))),
  language: z.optional(z.enum(locales)),
  stage: z.optional(z.enum(stages)),
  /** First and last day, both included. */
  from: day,
  to: day,
} as const

/** Letters that a search needs; what is shorter is not searched. */
export const leastSearched = 3

export const leadFilter = z.object({
  ...filters,
  state: z.optional(z.enum(['confirmed', 'unconfirmed', 'quarantined'])),
})
export type LeadFilter = z.infer<typeof leadFilter>

export const enquiryFilter = z.object({
  ...filters,
  state: z.optional(z.enum(['toAnswer', 'answered', 'quarantined'])),
})
export type EnquiryFilter = z.infer<typeof enquiryFilter>

/** Answer of GET `leads` and `enquiries`, whose query is a filter and `cursor`: rows newest first, at most `rowsOfPage`. */
export type ListPage<Row> = {
  rows: Row[]
  /** Cursor of the next page (query `cursor`), or null on the last. */
  next: string | null
  /** How many there are under the filter, counted up to `mostCounted`; on the first page only, else null. */
  count: number | null
  /** Whatever came later is not among them. */
  until: string
}

/** Longest note, in UTF-16 code units, and the most that one person can have; one more is refused (`tooLarge`). */
export const noteMax = 5_000
export const mostNotes = 200

// Changing the stage, writing a note and taking one away answer with the `Person` as it then is.

/** Body of `POST {people}/{id}/stage`. */
export const stageChange = z.object({ stage: z.enum(stages) })
/** Body of `POST {people}/{id}/notes`; `POST {people}/{id}/notes/{noteId}/erase` takes one away. */
export const newNote = z.object({
  text: z
    .string({ error: 'missing' })
    .check(z.overwrite(toLines), z.minLength(1, { error: 'missing' }), z.maxLength(noteMax, { error: 'tooLong' })),
})
/** `POST {people}/{id}/send-data` mails the person a link to all that is kept of them: a `FormAnswer`. `{people}/{id}/erase` erases everything: `{ erased: true }`. */

/** One consent, word for word. */
export type ConsentView = {
  givenAt: string
  locale: Locale
  /** Path of the page on which it was given. */
  page: string
  sentence: string
  sentenceVersion: string
  confirmedAt: string | null
}

/** The mails to a person that the timeline tells of; answers stand with their enquiries. */
export const personMails = ['checklist', 'enquiry-acknowledgement', 'data-link'] as const
export type PersonMail = (typeof personMails)[number]

/** Something that happened. */
export type PersonEvent = { at: string } & (
  | { kind: 'signedUp' | 'confirmed' }
  | { kind: 'mail'; mail: PersonMail; progress: MailProgress }
  | { kind: 'wrote'; enquiryId: string }
  /** `answerId` where it was sent from here. */
  | { kind: 'answered'; enquiryId: string; answerId?: string }
  | { kind: 'stage'; stage: Stage }
  | { kind: 'note'; noteId: string; text: string }
)

/**
 * By which page (its title), from where and by which campaign a person came who sent a form; `null` where it is not
 * known, or not any more. Campaign parameters as typed, in the order source, medium, campaign; those not given are left out.
 */
export type ArrivalView = { firstPage: string | null; source: SourceKey | null; campaign: string[] }

/** A message with what was answered to it from here, oldest first. */
export type ConversationEntry = EnquiryRow & ArrivalView & { answers: AnswerView[] }

/** The most enquiries, and the most events beside notes, that a person's page shows: the newest. */
export const mostShown = 200

/** Answer of `GET {people}/{id}`: everything about a person. */
export type Person = {
  id: string
  email: string
  /** As given in the newest enquiry that is not quarantined. */
  name: string | null
  stage: Stage
  firstContactAt: string
  /** The last thing the person did. */
  lastContactAt: string
  /** Before this moment the site deletes nothing of it; null while a client. */
  keptUntil: string | null
  lead: (LeadRow & ArrivalView) | null
  /** Oldest first. */
  consents: ConsentView[]
  /** Newest first. */
  timeline: PersonEvent[]
  /** Oldest first, as one conversation. */
  enquiries: ConversationEntry[]
  /** How many there are, shown or not. */
  counts: { enquiries: number }
  now: string
}

/** `GET {people}/{id}/export`: everything as JSON; `{people}/{id}/page`: what `Person` holds as a page to keep, read and print. Both are attachments. */
export type PersonFile = 'export' | 'page'

/** `POST {leads}/{id}/{action}`: release from quarantine; answers a `FormAnswer`. */
export type LeadAction = 'release'

/** `POST {leads}/selection/{action}` with a `Selection<LeadFilter>`: a `SelectionAnswer`. */
export type LeadSelectionAction = 'release' | 'erase'

/** Addresses counted, quarantined ones only once released; days in Europe/Paris. */
export type Totals = { all: number; today: number; lastSevenDays: number }

export type BrowserFamily = 'Chrome' | 'Firefox' | 'Safari' | 'Edge' | 'Autre' | 'Inconnu'

export type LeadRow = ListRow & {
  email: string
  downloadedAt: string
  browser: BrowserFamily
  /** Never kept; shown as `N/A`. */
  ipAddress: null
  confirmedAt: string | null
}

/**
 * `POST {enquiries}/{id}/{action}`: release from quarantine, mark that it was answered elsewhere or that it was not,
 * erase it.
 */
export const enquiryActions = ['release', 'answered', 'unanswered', 'erase'] as const
export type EnquiryAction = (typeof enquiryActions)[number]

/** `POST {enquiries}/selection/{action}` with a `Selection<EnquiryFilter>`: a `SelectionAnswer`. */
export type EnquirySelectionAction = 'release' | 'answered' | 'erase'

/** What was filled in stands as typed by the visitor; lines of the message end in LF. */
export type EnquiryRow = ListRow &
  ContactAnswers & {
    /** Path of the page it was sent from. */
    page: string
    receivedAt: string
    answeredAt: string | null
    /** Whole hours until the promised answer is due, nights and free days among them; below zero once it is late, null where none is due. */
    hoursLeft: number | null
  }

/** Answer of `release` is that of a form; of the others what is true now. */
export type EnquiryActionAnswer = FormAnswer | { answeredAt: string | null } | { erased: true }

/** Longest answer and its longest subject, in UTF-16 code units. */
export const answerMax = 20_000
export const answerSubjectMax = 200

/** For so long an answer waits before it leaves, in milliseconds. */
export const answerWait = 10_000

const version = z.int().check(z.gte(0))

/**
 * Body of `PUT {enquiries}/{id}/answer`: keeps what is typed; `version` is that of the draft that was changed, 0 where
 * there was none. A draft that another tab has changed or sent since is `overtaken`.
 */
export const answerDraft = z.object({
  subject: z.string().check(z.maxLength(answerSubjectMax, { error: 'tooLong' }), z.overwrite(toLine)),
  // What PostgreSQL cannot keep is left out; what is typed stays as it is.
  text: z.string().check(
    z.maxLength(answerMax, { error: 'tooLong' }),
    z.overwrite((typed) => typed.replaceAll('\0', '')),
  ),
  version,
})
export type AnswerDraft = z.infer<typeof answerDraft>
export type SavedDraft =
  | { kind: 'saved'; version: number; savedAt: string }
  | { kind: 'overtaken'; subject: string; text: string; version: number }

const written = (toForm: (typed: string) => string, most: number) =>
  z
    .string({ error: 'missing' })
    .check(z.overwrite(toForm), z.minLength(1, { error: 'missing' }), z.maxLength(most, { error: 'tooLong' }))

/**
 * Body of `POST {enquiries}/{id}/answer`: stores it, to leave after `answerWait`; answers `{ stored: true }`. `version`
 * is that of the draft that it was: one that was changed, sent or taken back since is `notFound`. `submissionId` names
 * this press of the button: a second try of it sends nothing more.
 */
export const sentAnswer = z.object({
  subject: written(toLine, answerSubjectMax),
  text: written(toLines, answerMax),
  version,
  submissionId: z.uuid(),
})
export type SentAnswer = z.infer<typeof sentAnswer>

/**
 * An answer that was sent from here, with the state of its mail. `POST {enquiries}/{id}/answers/{answerId}/take-back`
 * makes one that has not left the draft again and answers `{ takenBack: true }`, or `notFound` where it may have left.
 */
export type AnswerView = {
  id: string
  subject: string
  text: string
  answeredAt: string
  mail: MailProgress
  /** Whole seconds until it leaves; null where it may have left. */
  leavesIn: number | null
}

/** Answer of `GET {enquiries}/{id}/answer`: what the owner finds in the field. Everything is in the language of the enquiry. */
export type AnswerForm = {
  /** The draft, else that of the enquiry, and salutation and signature with space between them. */
  subject: string
  text: string
  version: number
  /** When the draft was kept; null if there is none. */
  savedAt: string | null
  from: string
  /** Where the writer's own answer goes. */
  replyTo: string
  signature: string
  /** With what is known of the enquiry filled in; they go above the signature. */
  snippets: { title: string; text: string }[]
}

// `GET {enquiries}/{id}/answer/preview`: the mail that the draft would be, as a page for a frame.
