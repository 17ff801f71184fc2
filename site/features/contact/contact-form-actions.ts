import type { FieldErrorCode } from '../../../contract/api/errors.ts'
import type { FormTokenAnswer } from '../../../contract/api/form-answer.ts'
import {
  type ContactField,
  contactFieldNames,
  contactFieldSchemas,
  contactFields,
} from '../../../contract/forms/contact.ts'
import type { Locale } from '../../../contract/locales.ts'
import { api } from '../../../contract/routes.ts'
import { postForm } from '../../shared/forms/post-form.ts'

export { suggestAddress } from '../../shared/forms/address-check.ts'

/** What is wrong with which field, by the shared schema; empty if nothing is. */
export function checkContactForm(form: FormData): Partial<Record<ContactField, FieldErrorCode>> {
  const wrong = contactFields.flatMap((field) => {
    const result = contactFieldSchemas[field].safeParse(String(form.get(field) ?? ''))
    return result.success ? [] : [[field, result.error.issues[0]?.message as FieldErrorCode]]
  })
  return Object.fromEntries(wrong)
}

/**
 * Asks the server for the form's token, which begins a conversation with it.
 * @throws if the server does not answer: then it will hardly take a message either
 */
export async function fetchToken(): Promise<string> {
  const response = await fetch(api.formToken, { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`form token: ${response.status}`)
  return ((await response.json()) as FormTokenAnswer).token
}

/** Sends the form, see `postForm`. The box of the terms has no name and stays where it is. */
export function sendContactForm(
  form: FormData,
  language: Locale,
  submissionId: string | undefined,
  token: string | undefined,
) {
  const text = (name: string) => String(form.get(name) ?? '')
  const { name, email, subject, message, honeypot } = contactFieldNames
  return postForm(api.contact, contactFields, {
    name: text(name),
    email: text(email),
    subject: text(subject),
    message: text(message),
    website: text(honeypot),
    language,
    submissionId,
    token,
  })
}
