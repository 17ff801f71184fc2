import emailSpellChecker from '@zootools/email-spell-checker'
import type { ChecklistAnswer } from '../../contract/api/checklist.ts'
import type { FieldErrorCode, Problem } from '../../contract/api/errors.ts'
import { checklistFieldNames } from '../../contract/forms/checklist.ts'
import { emailAddress } from '../../contract/forms/email-address.ts'
import { attributionKeys, limits } from '../../contract/forms/limits.ts'
import { sharedMailHosts } from '../../contract/forms/mail-hosts.ts'
import type { Locale } from '../../contract/locales.ts'
import { api } from '../../contract/routes.ts'
import type { ChecklistOutcome } from './checklist-notices.ts'

/** The server answers within its own 8 s of waiting for the mail server; past this it is not answering at all. */
const timeout = 15_000

const domains: string[] = [...sharedMailHosts]

/** The address the visitor probably meant, or `undefined`: `anna@gmial.com` becomes `anna@gmail.com`. */
export function suggestAddress(typed: string): string | undefined {
  return emailSpellChecker.run({ email: typed.trim(), domains })?.full
}

/** The check of the shared schema, one field: its error code, or `undefined` if the address is fine. */
export function checkEmail(typed: string): FieldErrorCode | undefined {
  const result = emailAddress.safeParse(typed)
  return result.success ? undefined : (result.error.issues[0]?.message as FieldErrorCode)
}

/** Campaign parameters of the page's own address, cut to what the server accepts. */
function readAttribution(): Record<string, string> {
  const parameters = new URLSearchParams(location.search)
  const given = attributionKeys.filter((key) => parameters.has(key))
  return Object.fromEntries(given.map((key) => [key, String(parameters.get(key)).slice(0, limits.attribution)]))
}

/** Sends the form as JSON. Never throws: whatever goes wrong is an outcome with words of its own. */
export async function sendChecklistForm(
  form: FormData,
  language: Locale,
  submissionId: string,
): Promise<ChecklistOutcome | { kind: 'field'; code: FieldErrorCode }> {
  const text = (name: string) => String(form.get(name) ?? '')
  try {
    const response = await fetch(api.checklist, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: text(checklistFieldNames.email),
        website: text(checklistFieldNames.honeypot),
        language,
        submissionId,
        ...readAttribution(),
      }),
      signal: AbortSignal.timeout(timeout),
    })
    return toOutcome(response, await response.json())
  } catch {
    return { kind: 'general' }
  }
}

function toOutcome(response: Response, body: ChecklistAnswer | Problem) {
  if ('sent' in body && response.ok) {
    if (body.sent === true) return { kind: 'sent' } as const
    if (body.sent === false) return { kind: 'unsent', reason: body.reason } as const
  }
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after')) || 60
    return { kind: 'tooManyTries', minutes: Math.ceil(seconds / 60) } as const
  }
  if (response.status === 403) return { kind: 'wrongOrigin' } as const
  const problem = 'errors' in body ? body.errors?.find(({ field }) => field === checklistFieldNames.email) : undefined
  return problem ? ({ kind: 'field', code: problem.code } as const) : ({ kind: 'general' } as const)
}
