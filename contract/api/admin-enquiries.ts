import * as z from 'zod/mini'
import type { ContactAnswers } from '../forms/contact.ts'
import { toLine, toLines } from '../forms/typed-text.ts'
import type { ListRow, MailProgress } from './admin.ts'
import type { ListPage } from './admin-lists.ts'
import type { FormAnswer } from './errors.ts'

/**
 * `POST {enquiries}/{id}/{action}`: send the owner's mail again, release from quarantine, mark that it was
 * answered elsewhere or that it was not, erase it.
 */
export const enquiryActions = ['resend', 'release', 'answered', 'unanswered', 'erase'] as const
export type EnquiryAction = (typeof enquiryActions)[number]

/** `POST {enquiries}/selection/{action}` with a `Selection<EnquiryFilter>`: a `SelectionAnswer`. */
export const enquirySelectionActions = ['release', 'answered', 'erase'] as const
export type EnquirySelectionAction = (typeof enquirySelectionActions)[number]

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

/** Answer of GET `enquiries`; its query is an `EnquiryFilter` and `cursor`. */
export type EnquiryPage = ListPage<EnquiryRow>

/** Answer of `resend` and `release` is that of a form; of the others what is true now. */
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
 * An answer that was sent from here, with the state of its mail. `POST {enquiries}/{id}/answers/{answerId}/resend` sends
 * one again that was given up, and answers with a `FormAnswer`; `…/take-back` makes one that has not left the draft
 * again and answers `{ takenBack: true }`, or `notFound` where it may have left.
 */
export type AnswerView = {
  id: string
  /** Null of answers that were sent before it was kept. */
  subject: string | null
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
