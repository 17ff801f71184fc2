import * as z from 'zod/mini'
import { locales } from '../locales.ts'
import { emailAddress } from './email-address.ts'
import { attributionFields, limits } from './limits.ts'

/** Names of the form's inputs, the same with and without JavaScript. `website` is the honeypot. */
export const checklistFieldNames = {
  email: 'email',
  honeypot: 'website',
  consent: 'consent',
  submissionId: 'submissionId',
} as const

/**
 * What a visitor sends to receive the checklist. Errors are codes of `FieldErrorCode`, never sentences.
 * Unknown keys are dropped; everything but the address is optional.
 */
export const checklistSubmission = z.object({
  email: emailAddress,
  language: z._default(z.enum(locales), 'fr'),
  website: z.optional(z.string().check(z.maxLength(limits.attribution))),
  // Hash of the sentence of consent that the form showed; one that cannot be read is no reason to refuse.
  consent: z.catch(z.optional(z.string().check(z.maxLength(64))), undefined),
  submissionId: z.optional(z.uuid()),
  ...attributionFields,
})

export type ChecklistSubmission = z.infer<typeof checklistSubmission>
