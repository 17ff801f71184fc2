import type { Locale } from './locales.ts'

/** A finished mail but for its slots: `{{name}}` stands where the server puts a value. */
export type MailTemplate = { subject: string; html: string; text: string }

/** Every mail of the product, as written by the build and read by the server. */
export type MailTemplates = {
  checklist: Record<Locale, MailTemplate>
  acknowledgement: Record<Locale, MailTemplate>
  dataLink: Record<Locale, MailTemplate>
  leadNotification: MailTemplate
  capNotice: MailTemplate
  enquiry: MailTemplate
  warning: MailTemplate
  signInLink: MailTemplate
}

/** Values of every mail to a visitor. Addresses only: nothing that a visitor typed. */
export type VisitorMailSlots = {
  /** The page that erases everything known of this person. */
  eraseUrl: string
  /** The site's own address, without a trailing slash. */
  siteUrl: string
}

/** Values of the checklist mail; `confirmUrl` is the button page of this lead, with its signed token. */
export type ChecklistMailSlots = VisitorMailSlots & { confirmUrl: string }

/** Values of the mail with the link to a person's data; `dataUrl` is its button page. */
export type DataMailSlots = VisitorMailSlots & { dataUrl: string }

/** Values of the owner's notice of a new lead; all but `adminUrl` are shown, none but `email` becomes a link. */
export type LeadNotificationSlots = {
  email: string
  /** In French words: "français", "anglais", "allemand". */
  language: string
  /** Path of the page with the form. */
  page: string
  /** Formatted for a French reader. */
  date: string
  /** Campaign parameters through `withoutLinks`, or a word that says there are none. */
  campaign: string
  adminUrl: string
}

/** Values of the owner's notice that a cap on outgoing mail was reached. */
export type CapNoticeSlots = {
  /** In French words: "300 e-mails par jour". */
  cap: string
  adminUrl: string
}

/** Values of the owner's mail with an enquiry. `name` and `message` come through `withoutLinks`; only `email` becomes a link. */
export type EnquirySlots = {
  name: string
  email: string
  /** In French, as the owner knows it. */
  subject: string
  /** The one slot that keeps its lines: written `{{message|lines}}`. */
  message: string
  language: string
  page: string
  date: string
  campaign: string
  adminUrl: string
}

/** Values of the warning to the owner. `problems` keeps its lines. */
export type WarningSlots = { problems: string; adminUrl: string }
/** Values of the mail with a sign-in link. */
export type SignInLinkSlots = {
  /** The administrator's page with a token that works once, within a quarter of an hour. */
  signInUrl: string
}
