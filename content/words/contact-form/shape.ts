import type { FieldErrorCode } from '../../../contract/api/errors.ts'
import type { ContactSubject } from '../../../contract/forms/contact.ts'
import type { NoticeWords } from '../shape.ts'

/** Words of a field; `hint` stands under the label and is left out where the label says it all. */
type FieldWords = { label: string; hint?: string; errors: Record<FieldErrorCode, string> }

/** Every short string of the contact form, per language. */
export type ContactFormWords = {
  /** Accessible name of the form. */
  label: string
  name: FieldWords
  email: FieldWords
  subject: FieldWords & { placeholder: string; options: Record<ContactSubject, string> }
  message: FieldWords
  terms: {
    /** `{terms}` and `{privacy}` become links; the word that a page is in French is added by the link. */
    sentence: string
    termsLink: string
    privacyLink: string
    /** Error at the box. */
    missing: string
  }
  submit: string
  sending: string
  /** What happens to the data; stands under the button. */
  note: string
  /** Label of the honeypot, read only where styles are missing. */
  honeypot: string
  /** `{suggestion}` becomes a button that takes the address over. */
  typoHint: string
  /** Head of the list of errors: one field, or `{n}` of them. */
  errorSummary: { one: string; many: string }
  close: string
  notices: {
    sent: NoticeWords
    /** The box of the terms is empty. */
    terms: NoticeWords
    format: NoticeWords
    /** Stored, and on its way or tried again. */
    kept: NoticeWords
    notSent: NoticeWords
    general: NoticeWords
    /** The form's token could not be fetched when the form woke. */
    init: NoticeWords
    quarantined: NoticeWords
    /** `{n}` is the waiting time in minutes. */
    tooManyTries: NoticeWords
    wrongOrigin: NoticeWords
  }
  /** After a failure, followed by the mailto link. */
  writeInstead: string
  /** The same where the sentence before has just said to write directly. */
  myAddress: string
}
