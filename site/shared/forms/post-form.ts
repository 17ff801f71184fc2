import type { FieldErrorCode, Problem } from '../../../contract/api/errors.ts'
import type { FormAnswer } from '../../../contract/api/form-answer.ts'
import { attributionKeys, limits } from '../../../contract/forms/limits.ts'
import type { FormOutcome } from '../../../contract/renderer.ts'

/** The server answers within its own 8 s of waiting for the mail server; past this it is not answering at all. */
const timeout = 15_000

/** Fields that the server found wrong, by name. */
export type WrongFields = { kind: 'fields'; errors: Record<string, FieldErrorCode> }

/** Campaign parameters of the page's own address, cut to what the server accepts. */
function readAttribution(): Record<string, string> {
  const parameters = new URLSearchParams(location.search)
  const given = attributionKeys.filter((key) => parameters.has(key))
  return Object.fromEntries(given.map((key) => [key, String(parameters.get(key)).slice(0, limits.attribution)]))
}

/**
 * Sends a form as JSON. Never throws: whatever goes wrong is an outcome with words of its own.
 * @param fields those that a person sees; what is wrong with another one cannot be shown at it
 */
export async function postForm(
  address: string,
  fields: readonly string[],
  values: Record<string, unknown>,
): Promise<FormOutcome | WrongFields> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...readAttribution(), ...values }),
      signal: AbortSignal.timeout(timeout),
    })
    return toOutcome(response, await response.json(), fields)
  } catch {
    return { kind: 'general' }
  }
}

function toOutcome(
  response: Response,
  body: FormAnswer | Problem,
  fields: readonly string[],
): FormOutcome | WrongFields {
  if ('sent' in body && response.ok) {
    if (body.sent === true) return { kind: 'sent' }
    if (body.sent === false) return { kind: 'unsent', reason: body.reason }
  }
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after')) || 60
    return { kind: 'tooManyTries', minutes: Math.ceil(seconds / 60) }
  }
  if (response.status === 403) return { kind: 'wrongOrigin' }
  const wrong = 'errors' in body ? (body.errors ?? []).filter(({ field }) => fields.includes(field)) : []
  if (wrong.length === 0) return { kind: 'general' }
  return { kind: 'fields', errors: Object.fromEntries(wrong.map(({ field, code }) => [field, code])) }
}
