import emailSpellChecker from '@zootools/email-spell-checker'
import type { FormTokenAnswer } from '../../../contract/api/form-answer.ts'
import { sharedMailHosts } from '../../../contract/forms/mail-hosts.ts'
import { api } from '../../../contract/routes.ts'
import { checkFields, sendForm } from './send-form.ts'

const domains: string[] = [...sharedMailHosts]

/** The address the visitor probably meant, or `undefined`: `anna@gmial.com` becomes `anna@gmail.com`. */
function suggestAddress(typed: string): string | undefined {
  return emailSpellChecker.run({ email: typed.trim(), domains })?.full
}

/**
 * Asks the server for the form's token, which begins a conversation with it.
 * @throws if the server does not answer: then it will hardly take a message either
 */
async function fetchToken(): Promise<string> {
  const response = await fetch(api.formToken, { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`form token: ${response.status}`)
  return ((await response.json()) as FormTokenAnswer).token
}

/**
 * What the browser adds to the plain forms: checks, and a request without leaving the page. Loaded together with React
 * at the first touch; the server renders the forms without it.
 */
export const formActions = { checkFields, sendForm, suggestAddress, fetchToken }
export type FormActions = typeof formActions
