import type { FieldErrorCode } from '../../../contract/api/errors.ts'
import { checklistFieldNames } from '../../../contract/forms/checklist.ts'
import { emailAddress } from '../../../contract/forms/email-address.ts'
import type { Locale } from '../../../contract/locales.ts'
import { api } from '../../../contract/routes.ts'
import { postForm } from '../../shared/forms/post-form.ts'

export { suggestAddress } from '../../shared/forms/address-check.ts'

/** The check of the shared schema, one field: its error code, or `undefined` if the address is fine. */
export function checkEmail(typed: string): FieldErrorCode | undefined {
  const result = emailAddress.safeParse(typed)
  return result.success ? undefined : (result.error.issues[0]?.message as FieldErrorCode)
}

/** Sends the form, see `postForm`. */
export function sendChecklistForm(form: FormData, language: Locale, submissionId: string | undefined) {
  const text = (name: string) => String(form.get(name) ?? '')
  return postForm(api.checklist, [checklistFieldNames.email], {
    email: text(checklistFieldNames.email),
    website: text(checklistFieldNames.honeypot),
    consent: text(checklistFieldNames.consent),
    language,
    submissionId,
  })
}
