import type { Content } from './content/content.ts'
import { contactFields } from './forms/contact.ts'
import type { Locale } from './locales.ts'

/** A finished mail. */
export type MailText = { subject: string; html: string; text: string }

/**
 * What each mail says beside its words; a value for something else, or none for one of these, does not compile. Links end
 * in `Url`.
 */
export const mailValues = {
  // To visitors: addresses only, nothing that anybody typed. The page that erases everything known of this person, the
  // site's own address without a trailing slash, and the button page that the mail is about, with its signed token.
  checklist: ['confirmUrl', 'eraseUrl', 'siteUrl'],
  'enquiry-acknowledgement': ['eraseUrl', 'siteUrl'],
  'data-link': ['dataUrl', 'eraseUrl', 'siteUrl'],
  // What the owner wrote, and below it what it answers: `quote` says who wrote when, `message` through `withoutLinks`.
  answer: ['subject', 'answer', 'quote', 'message', 'eraseUrl', 'siteUrl'],
  // To the owner.
  /** `language` in French words, `page` a path. Where the visit began is in no mail: a mailbox forgets nothing by itself. */
  'lead-notification': ['email', 'language', 'page', 'date', 'adminUrl'],
  /** `lines`: one for each thing told. */
  digest: ['lines', 'adminUrl'],
  /** What was typed comes through `withoutLinks`, all but the address; `subject` in French, as the owner knows it. */
  enquiry: [...contactFields, 'language', 'page', 'date', 'adminUrl'],
  /** The same, to the owner. */
  'answer-copy': ['answer', 'quote', 'message', 'email', 'name', 'adminUrl'],
  warning: ['problems', 'adminUrl'],
  /** The administrator's page with a token that works once, within a quarter of an hour. */
  'sign-in-link': ['signInUrl'],
} as const

export type MailName = keyof typeof mailValues
export type MailValues = { [Name in MailName]: Record<(typeof mailValues)[Name][number], string> }

/** Mails that exist in every language; the others are the owner's and French. */
export const visitorMails: readonly MailName[] = ['checklist', 'enquiry-acknowledgement', 'data-link', 'answer']

/** Values that keep their lines; all others are one line. */
export const linesOfMails: readonly string[] = ['answer', 'message', 'lines', 'problems']

/** What mails are written from. */
export type MailContent = Pick<Content, 'settings' | 'owner' | 'messages' | 'offers'>

/**
 * Writes a mail, in a language if it goes to a visitor; those to the owner are French. The same arguments give the same
 * mail. No value can add a header, a line or a link of its own.
 * @throws if a value is missing or a link is empty: such a mail must never leave
 */
export type WriteMail = <Name extends MailName>(
  name: Name,
  locale: Locale,
  values: MailValues[Name],
  content: MailContent,
) => MailText

/** Writes every mail once, with invented values. @returns those that cannot be written with these words, and why */
export type CheckMails = (content: MailContent) => { name: MailName; locale: Locale; fault: string }[]

/** What the build offers of the mails. */
export type Mails = { writeMail: WriteMail; checkMails: CheckMails }
