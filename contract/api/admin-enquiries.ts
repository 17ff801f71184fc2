import * as z from 'zod/mini'
import type { ContactAnswers } from '../forms/contact.ts'
import { toLines } from '../forms/typed-text.ts'
import type { ListRow, MailProgress } from './admin.ts'
import type { ListPage } from './admin-lists.ts'
import type { FormAnswer } from './form-answer.ts'

/**
 * `POST {enquiries}/{id}/{action}`: send the owner's mail again, release from quarantine, mark that it was
 * answered elsewhere or that it was not, erase it.
 */
export const enquiryActions = ['resend', 'release', 'answered', 'unanswered', 'erase'] as const
export type EnquiryAction = (typeof enquiryActions)[number]

/** `POST {enquiries}/selection/{action}` with a `Selection<EnquiryFilter>`: a `SelectionAnswer`. */
export const enquirySelectionActions = ['release', 'answered', 'erase'] as const
export type EnquirySelectionAction = (typeof enquirySelectionActions)[number]

/** What was filled in stands as typed by the visitor, like `campaign`; lines of the message end in LF. */
export type EnquiryRow = ListRow &
  ContactAnswers & {
    /** Path of the page it was sent from. */
    page: string
    receivedAt: string
    answeredAt: string | null
    /** Whole hours left of the promised 48, below zero once they are over; null where no answer is due. */
    hoursLeft: number | null
  }

/** Answer of GET `enquiries`; its query is an `EnquiryFilter` and `cursor`. */
export type EnquiryPage = ListPage<EnquiryRow>

/** Answer of `resend` and `release` is that of a form; of the others what is true now. */
export type EnquiryActionAnswer = FormAnswer | { answeredAt: string | null } | { erased: true }

/** Longest answer, in UTF-16 code units. */
export const answerMax = 20_000

/**
 * Body of `PUT {enquiries}/{id}/answer`: keeps what is typed; `version` is that of the draft that was changed, 0 where
 * there was none. A draft that another tab has changed or sent since is `overtaken`.
 */
export const answerDraft = z.object({
  // What PostgreSQL cannot keep is left out; what is typed stays as it is.
  text: z.string().check(
    z.maxLength(answerMax, { error: 'tooLong' }),
    z.overwrite((typed) => typed.replaceAll('\0', '')),
  ),
  version: z.int().check(z.gte(0)),
})
export type AnswerDraft = z.infer<typeof answerDraft>
export type SavedDraft =
  | { kind: 'saved'; version: number; savedAt: string }
  | { kind: 'overtaken'; text: string; version: number }

/** Body of `POST {enquiries}/{id}/answer`: sends it, and answers with a `FormAnswer`. `submissionId` names this press of the button: a second try of it sends nothing more. */
export const sentAnswer = z.object({
  text: z
    .string({ error: 'missing' })
    .check(z.overwrite(toLines), z.minLength(1, { error: 'missing' }), z.maxLength(answerMax, { error: 'tooLong' })),
  submissionId: z.uuid(),
})
export type SentAnswer = z.infer<typeof sentAnswer>

/** An answer that was sent from here, with the state of its mail. `POST {enquiries}/{id}/answers/{answerId}/resend` sends one again that was given up, and answers with a `FormAnswer`. */
export type AnswerView = { id: string; text: string; answeredAt: string; mail: MailProgress }

/** Answer of `GET {enquiries}/{id}/answer`: what the owner finds in the field. Everything is in the language of the enquiry. */
export type AnswerForm = {
  /** The draft, else salutation and signature with room between them. */
  text: string
  version: number
  /** When the draft was kept; null if there is none. */
  savedAt: string | null
  subject: string
  /** Goes below the text: who wrote when, and the message with `> ` before each line. */
  quote: string
  from: string
  /** Where the writer's own answer goes. */
  replyTo: string
  snippets: { title: string; text: string }[]
}
