import * as z from 'zod/mini'
import { locales } from '../locales.ts'
import { emailAddress } from './email-address.ts'
import { attributionFields, limits } from './limits.ts'

/** Version of the sentence under the form; raise it whenever `words.checklistForm.consent` changes in any language. */
export const consentVersion = '2026-11-21'

/** Names of the form's inputs, the same with and without JavaScript. `website` is the honeypot. */
export const checklistFieldNames = { email: 'email', honeypot: 'website', submissionId: 'submissionId' } as const

/**
 * What a visitor sends to receive the checklist. Errors are codes of `FieldErrorCode`, never sentences.
 * Unknown keys are dropped; everything but the address is optional.
 */
export const checklistSubmission = z.object({
  email: emailAddress,
  language: z._default(z.enum(locales), 'fr'),
  website: z.optional(z.string().check(z.maxLength(limits.attribution))),
  submissionId: z.optional(z.uuid()),
  ...attributionFields,
})

export type ChecklistSubmission = z.infer<typeof checklistSubmission>
