import * as z from 'zod/mini'
import type { ErrorSentences } from '../api/errors.ts'
import { perKey } from '../per-key.ts'
import { choice, email, type FormField, line, lines, optional } from './field-kinds.ts'
import { sharedInputs } from './shared-inputs.ts'
import { limits } from './typed-text.ts'

/*
 * What the contact form asks, in one place: the form, its words, the owner's mail, the administrator's page, the table
 * of enquiries, the owner's file of messages, the privacy page and the file that a person receives follow. How a field
 * is added: docs/how-to/en/add-a-form-field.md.
 */

/** What a message can be about, in the order of the select. The key is sent and stored, whatever the language (docs/requirements.md 9.1). */
export const contactSubjects = ['expansion', 'backlinks', 'vip', 'sponsoring', 'audit', 'other'] as const
export type ContactSubject = (typeof contactSubjects)[number]

/** In the address of the contact page: the subject that its form opens with. */
export const subjectQuery = 'subject'

/** The fields that a person fills in, in the order of the form. Each is a column of `enquiries` of the same name. */
export const contactForm = {
  name: line({ autoComplete: 'name', maxLength: limits.name }),
  email,
  subject: choice(contactSubjects),
  message: lines({ minLength: limits.messageMin, maxLength: limits.messageMax }),
  how_found: optional(line({ maxLength: limits.howFound })),
} satisfies Record<string, FormField>

export type ContactField = keyof typeof contactForm
export const contactFields = Object.keys(contactForm) as ContactField[]

type ContactSchemas = { [Field in ContactField]: (typeof contactForm)[Field]['schema'] }

/** What each field takes. Errors are codes of `FieldErrorCode`, never sentences. */
export const contactSchemas = perKey(contactFields, (field) => contactForm[field].schema) as ContactSchemas

/**
 * What a visitor sends through the contact form. The box of the terms is no part of it: it is checked where it stands
 * and never sent.
 */
export const contactSubmission = z.object({ ...contactSchemas, ...sharedInputs })

export type ContactSubmission = z.infer<typeof contactSubmission>

/** The words of a field of any kind; the whole of them: `contract/content/messages.ts`. */
export type FieldWords = {
  label: string
  hint?: string
  errors: ErrorSentences
  placeholder?: string
  options?: Readonly<Record<string, string>>
}

/** An answer as it is read: the name of what was chosen, everything else as it was typed. */
export const toShownAnswer = (words: Record<ContactField, FieldWords>, field: ContactField, answer: string): string =>
  words[field].options?.[answer] ?? answer

/** What a person filled in. */
export type ContactAnswers = Pick<ContactSubmission, ContactField>
