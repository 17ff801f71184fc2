import * as z from 'zod/mini'
import { locales } from '../locales.ts'
import { emailAddress } from './email-address.ts'
import { attributionFields, limits } from './limits.ts'
import { toLine, toLines } from './typed-text.ts'

/** What a message can be about, in the order of the select. The key is sent and stored, whatever the language (docs/requirements.md 9.1). */
export const contactSubjects = ['expansion', 'backlinks', 'vip', 'sponsoring', 'other'] as const
export type ContactSubject = (typeof contactSubjects)[number]

/** Names of the form's inputs, the same with and without JavaScript. `website` is the honeypot. */
export const contactFieldNames = {
  name: 'name',
  email: 'email',
  subject: 'subject',
  message: 'message',
  honeypot: 'website',
  token: 'token',
} as const

/** The fields that a person fills in, in the order of the form. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]

const name = z
  .string({ error: 'missing' })
  .check(
    z.overwrite(toLine),
    z.minLength(1, { error: 'missing', abort: true }),
    z.maxLength(limits.name, { error: 'tooLong' }),
  )

const message = z
  .string({ error: 'missing' })
  .check(
    z.overwrite(toLines),
    z.minLength(1, { error: 'missing', abort: true }),
    z.minLength(limits.messageMin, { error: 'tooShort' }),
    z.maxLength(limits.messageMax, { error: 'tooLong' }),
  )

/** An empty choice is a missing one; anything that is not on the list cannot have been chosen. */
const subject = z.pipe(
  z.string({ error: 'missing' }).check(z.minLength(1, { error: 'missing', abort: true })),
  z.enum(contactSubjects, { error: 'format' }),
)

/** The field schemas, for the browser's check of each. */
export const contactFieldSchemas = { name, email: emailAddress, subject, message }

/**
 * What a visitor sends through the contact form. Errors are codes of `FieldErrorCode`, never sentences.
 * The box of the terms is no part of it: it is checked where it stands and never sent.
 */
export const contactSubmission = z.object({
  ...contactFieldSchemas,
  language: z._default(z.enum(locales), 'fr'),
  website: z.optional(z.string().check(z.maxLength(limits.attribution))),
  // It only adds to other signs: one that cannot be read is as good as none, and never a reason to refuse.
  token: z.catch(z.optional(z.string().check(z.maxLength(limits.attribution))), undefined),
  submissionId: z.optional(z.uuid()),
  ...attributionFields,
})

export type ContactSubmission = z.infer<typeof contactSubmission>
