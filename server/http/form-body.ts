import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limits } from '../../contract/forms/limits.ts'
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
