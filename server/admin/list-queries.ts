import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { limits } from '../../contract/forms/limits.ts'
import { RequestError } from '../http/request-error.ts'

/** The query of every list of people: what is searched, and where the page begins. */
export const listQuery = {
  search: z._default(z.string().check(z.trim(), z.maxLength(limits.email)), ''),
  cursor: z.optional(z.string().check(z.maxLength(2_000))),
}

/** A query as its schema has it. @throws `malformed` */
export function parseQuery<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw new RequestError('malformed')
  return result.data
}

/** The id in the address of a row. @throws `notFound` if no row can have it */
export function readRowId(request: FastifyRequest): string {
  const { id = '' } = request.params as { id?: string }
  if (!/^[\da-f-]{1,64}$/i.test(id)) throw new RequestError('notFound')
  return id
}
