import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { fieldErrorCodes } from '../../contract/api/errors.ts'
import { hasMediaType } from './form-body.ts'
import { RequestError } from './request-error.ts'

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
