import { contactFields } from './forms/contact.ts'
import type { Locale } from './locales.ts'

/** The three parts of a mail; `{{name}}` stands where the server puts a value, `{{name|lines}}` where it keeps its lines, `{{name|quoted}}` where each is marked as quoted. */
export type MailText = { subject: string; html: string; text: string }

/** A mail that is finished but for its slots. */
export type MailTemplate<Slot extends string = string> = MailText & { slots: readonly Slot[] }

/**
 * The slots of every mail. A template that has another one is not published, and a value for another one, or none for
 * one of these, does not compile. Links end in `Url`.
 */
export const mailSlots = {
  // To visitors: addresses only, nothing that anybody typed. The page that erases everything known of this person, the
  // site's own address without a trailing slash, and the button page that the mail is about, with its signed token.
  checklist: ['confirmUrl', 'eraseUrl', 'siteUrl'],
  acknowledgement: ['eraseUrl', 'siteUrl'],
  dataLink: ['dataUrl', 'eraseUrl', 'siteUrl'],
  // What the owner wrote, and below it what it answers: `quote` says who wrote when, `message` through `withoutLinks`.
  answer: ['subject', 'answer', 'quote', 'message', 'eraseUrl', 'siteUrl'],
  // To the owner.
  /** `language` in French words, `page` a path. Where the visit began is in no mail: a mailbox forgets nothing by itself. */
  leadNotification: ['email', 'language', 'page', 'date', 'adminUrl'],
  /** `lines` keeps its lines, one for each thing told. */
  digest: ['lines', 'adminUrl'],
  /** What was typed comes through `withoutLinks`, all but the address; `message` keeps its lines; `subject` in French, as the owner knows it. */
  enquiry: [...contactFields, 'language', 'page', 'date', 'adminUrl'],
  /** The same, to the owner. */
  answerCopy: ['answer', 'quote', 'message', 'email', 'name', 'adminUrl'],
  /** `problems` keeps its lines. */
  warning: ['problems', 'adminUrl'],
  /** The administrator's page with a token that works once, within a quarter of an hour. */
  signInLink: ['signInUrl'],
} as const

export type MailName = keyof typeof mailSlots
export type SlotOf<Name extends MailName> = (typeof mailSlots)[Name][number]

/** Mails that exist in every language; the others are the owner's and French. */
export type VisitorMailName = 'checklist' | 'acknowledgement' | 'dataLink' | 'answer'

/** Every mail of the product, as published and read by the server. */
export type MailTemplates = {
  [Name in MailName]: Name extends VisitorMailName
    ? Record<Locale, MailTemplate<SlotOf<Name>>>
    : MailTemplate<SlotOf<Name>>
}
