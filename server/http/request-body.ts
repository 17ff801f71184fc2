import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { fieldErrorCodes } from '../../contract/api/errors.ts'
import { limits } from '../../contract/forms/typed-text.ts'
import { RequestError } from './request-error.ts'

/**
 * The fields of a plain form post. A field given twice counts with its first value.
 * @returns `undefined` if there are more than any form of ours has
 */
function parseFields(body: string): Record<string, string> | undefined {
  const given = new URLSearchParams(body)
  if (given.size > limits.formFields) return undefined
  const fields: Record<string, string> = Object.create(null)
  for (const [name, value] of given) fields[name] ??= value
  return fields
}

/**
 * Accepted bodies: JSON on the programming interface, url-encoded forms on pages. Everything else is 415.
 * The size is limited by the server before a parser sees it.
 */
export function acceptFormBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const fields = parseFields(String(body))
    done(fields ? null : new RequestError('malformed'), fields)
  })
}

/** True if the body came as the given media type; parameters like `charset` do not matter. */
export function hasMediaType(request: FastifyRequest, mediaType: string): boolean {
  const given = request.headers['content-type'] ?? ''
  return given.split(';', 1)[0]?.trim().toLowerCase() === mediaType
}

/**
 * The body of a call as the schema wants it.
 * @throws {RequestError} `unsupportedType` if it is no JSON, `fields` if what was typed is not as it has to be, `malformed` if it is not
 *   of the schema otherwise
 */
export function readJson<Schema extends z.ZodMiniType>(request: FastifyRequest, schema: Schema): z.infer<Schema> {
  if (!hasMediaType(request, 'application/json')) throw new RequestError('unsupportedType')
  const parsed = schema.safeParse(request.body)
  if (!parsed.success) {
    const isTyped = parsed.error.issues.every(({ message }) => fieldErrorCodes.some((code) => code === message))
    throw new RequestError(isTyped ? 'fields' : 'malformed')
  }
  return parsed.data
}
