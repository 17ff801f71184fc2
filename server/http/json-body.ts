import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { hasMediaType } from './form-body.ts'
import { RequestError } from './request-error.ts'

/**
 * The body of a call as the schema wants it.
 * @throws {RequestError} `unsupportedType` if it is no JSON, `malformed` if it is not of the schema
 */
export function readJson<Schema extends z.ZodMiniType>(request: FastifyRequest, schema: Schema): z.infer<Schema> {
  if (!hasMediaType(request, 'application/json')) throw new RequestError('unsupportedType')
  const parsed = schema.safeParse(request.body)
  if (!parsed.success) throw new RequestError('malformed')
  return parsed.data
}
