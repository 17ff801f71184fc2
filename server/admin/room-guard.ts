import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { limits } from '../../contract/forms/limits.ts'
import { RequestError } from '../http/problems.ts'
import type { Auth } from './auth.ts'
import { refuseStrangers, toHeaders } from './session-routes.ts'

/** Each call of the room asks first who is there: the browser's word counts for nothing. No answer is ever cached. */
export function guardRoom(room: FastifyInstance, { auth, siteUrl }: { auth: Auth; siteUrl: string }): void {
  room.addHook('onRequest', async (request: FastifyRequest, reply) => {
    reply.header('cache-control', 'no-store')
    const account = await auth.findAccount(toHeaders(request))
    if (!account) throw new RequestError('signedOut')
    if (!account.isAdministrator) throw new RequestError('notAllowed')
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseStrangers(request, siteUrl)
  })
}

/** The query of every list of the room: what is searched, and where the page begins. */
export const listQuery = {
  search: z._default(z.string().check(z.trim(), z.maxLength(limits.email)), ''),
  cursor: z.optional(z.string().check(z.maxLength(2_000))),
}

/** The id in the address of a row. @throws `notFound` if no row can have it */
export function readRowId(request: FastifyRequest): string {
  const { id = '' } = request.params as { id?: string }
  if (!/^[\da-f-]{1,64}$/i.test(id)) throw new RequestError('notFound')
  return id
}

/** A query as its schema has it. @throws `malformed` */
export function parseQuery<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw new RequestError('malformed')
  return result.data
}
