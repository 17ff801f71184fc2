import type * as z from 'zod/mini'
import type { FieldErrorCode, FormAnswer, Problem } from '../../../contract/api/errors.ts'
import { readAttribution } from '../../../contract/forms/shared-inputs.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { FormOutcome } from '../../../contract/renderer.ts'

/** The server answers within its own 8 s of waiting for the mail server; past this it is not answering at all. */
const timeout = 15_000

/** What is wrong with which field, by name. */
export type FieldErrors = Partial<Record<string, FieldErrorCode>>

/** The fields that a person fills in, each with its schema. */
export type FieldSchemas = Readonly<Record<string, z.ZodMiniType>>

/** What is wrong with which field, by the schemas that the server checks again; empty if nothing is. */
export function checkFields(schemas: FieldSchemas, form: FormData): FieldErrors {
  const wrong = Object.entries(schemas).flatMap(([field, schema]) => {
    const { error } = schema.safeParse(String(form.get(field) ?? ''))
    return error ? [[field, error.issues[0]?.message as FieldErrorCode]] : []
  })
  return Object.fromEntries(wrong)
}

/** What a form sends beside its inputs. */
type Added = { language: Locale; submissionId: string | undefined }

/**
 * Sends a form as JSON. Never throws: whatever goes wrong is an outcome with words of its own.
 * @param schemas the fields that a person sees; what is wrong with another one cannot be shown at it
 */
export async function sendForm(
  address: string,
  schemas: FieldSchemas,
  form: FormData,
  added: Added,
): Promise<FormOutcome | { kind: 'fields'; errors: FieldErrors }> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...readOwnMarks(), ...Object.fromEntries(form), ...added }),
      signal: AbortSignal.timeout(timeout),
    })
    return toOutcome(response, await response.json(), schemas)
  } catch {
    return { kind: 'general' }
  }
}

/** The campaign parameters of the page's own address. */
function readOwnMarks() {
  const parameters = new URLSearchParams(location.search)
  return readAttribution((key) => parameters.get(key))
}

function toOutcome(
  response: Response,
  body: FormAnswer | Problem,
  schemas: FieldSchemas,
): Awaited<ReturnType<typeof sendForm>> {
  if ('sent' in body && response.ok) {
    if (body.sent === true) return { kind: 'sent' }
    if (body.sent === false) return { kind: 'unsent', reason: body.reason }
  }
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after')) || 60
    return { kind: 'tooManyTries', minutes: Math.ceil(seconds / 60) }
  }
  if (response.status === 403) return { kind: 'wrongOrigin' }
  const wrong = 'errors' in body ? (body.errors ?? []).filter(({ field }) => field in schemas) : []
  if (wrong.length === 0) return { kind: 'general' }
  return { kind: 'fields', errors: Object.fromEntries(wrong.map(({ field, code }) => [field, code])) }
}
