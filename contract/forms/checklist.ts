import * as z from 'zod/mini'
import { emailAddress } from './email-address.ts'
import { sharedInputs } from './shared-inputs.ts'

/** What a visitor fills in to receive the checklist. Errors are codes of `FieldErrorCode`, never sentences. */
export const checklistSchemas = { email: emailAddress }

/** What a visitor sends. Unknown keys are dropped; everything but the address is optional. */
export const checklistSubmission = z.object({
  ...checklistSchemas,
  ...sharedInputs,
  // Hash of the sentence of consent that the form showed; one that cannot be read is no reason to refuse.
  consent: z.catch(z.optional(z.string().check(z.maxLength(64))), undefined),
})

export type ChecklistSubmission = z.infer<typeof checklistSubmission>
