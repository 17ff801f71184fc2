import * as z from 'zod/mini'
import { emailAddress } from './email-address.ts'
import { limits } from './limits.ts'
import { sharedInputs } from './shared-inputs.ts'
import { toLine, toLines } from './typed-text.ts'

/*
 * What the contact form asks, in one place: the form, its words, the owner's mail, the administrator's page, the table
 * of enquiries, the privacy page and the export follow. How a field is added: docs/how-to/en/add-a-form-field.md.
 */

/** The fields that a person fills in, in the order of the form. Each is a column of `enquiries` of the same name. */
export const contactFields = ['name', 'email', 'subject', 'message', 'how_found'] as const
export type ContactField = (typeof contactFields)[number]

/** What a message can be about, in the order of the select. The key is sent and stored, whatever the language (docs/requirements.md 9.1). */
export const contactSubjects = ['expansion', 'backlinks', 'vip', 'sponsoring', 'audit', 'other'] as const
export type ContactSubject = (typeof contactSubjects)[number]

/** In the address of the contact page: the subject that its form opens with. */
export const subjectQuery = 'subject'

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

const how_found = z._default(
  z.string({ error: 'format' }).check(z.overwrite(toLine), z.maxLength(limits.howFound, { error: 'tooLong' })),
  '',
)

/** What each field takes. Errors are codes of `FieldErrorCode`, never sentences. */
export const contactSchemas = { name, email: emailAddress, subject, message, how_found } satisfies Record<
  ContactField,
  unknown
>

/** How a field is shown: in one line, as an address, as the choice of a subject, in several lines. */
type ContactControl =
  | { kind: 'line'; autoComplete: string; maxLength: number }
  | { kind: 'email' }
  | { kind: 'subject' }
  | { kind: 'lines'; minLength: number; maxLength: number }

export const contactControls: Record<ContactField, ContactControl> = {
  name: { kind: 'line', autoComplete: 'name', maxLength: limits.name },
  email: { kind: 'email' },
  subject: { kind: 'subject' },
  message: { kind: 'lines', minLength: limits.messageMin, maxLength: limits.messageMax },
  how_found: { kind: 'line', autoComplete: 'off', maxLength: limits.howFound },
}

/** Whether a field must be filled in: whether its schema refuses an empty text. */
export const isRequired = (field: ContactField): boolean => !contactSchemas[field].safeParse('').success

/**
 * What a visitor sends through the contact form. The box of the terms is no part of it: it is checked where it stands
 * and never sent.
 */
export const contactSubmission = z.object({ ...contactSchemas, ...sharedInputs })

export type ContactSubmission = z.infer<typeof contactSubmission>

/** What a person filled in. */
export type ContactAnswers = Pick<ContactSubmission, ContactField>
