import * as z from 'zod/mini'
import { toLines } from '../forms/typed-text.ts'
import type { Locale } from '../locales.ts'
import { type Stage, stages } from '../stages.ts'
import type { SourceKey } from '../statistics/sources.ts'
import type { MailProgress } from './admin.ts'
import type { AnswerView, EnquiryRow } from './admin-enquiries.ts'
import type { LeadRow } from './admin-sign-ups.ts'

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
/** `POST {people}/{id}/erase` erases everything: `{ erased: true }`. */

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
 * By which page, from where and by which campaign a person came who sent a form; `null` where it is not known, or not
 * any more. Campaign parameters as typed, in the order source, medium, campaign; those not given are left out.
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
  /** Before this moment the daily run deletes nothing of it; null while a client. */
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
