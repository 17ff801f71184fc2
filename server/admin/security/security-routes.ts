import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { JournalPage } from '../../../contract/api/audit.ts'
import { passkeyNameMax, passwordLength, type Security, securityApi } from '../../../contract/api/sign-in.ts'
import type { Audit } from '../../auth/audit.ts'
import { type Auth, toHeaders } from '../../auth/auth.ts'
import { hashPassword } from '../../auth/password.ts'
import { isPasswordOf, setPassword } from '../../auth/set-password.ts'
import type { SignInLimits } from '../../auth/sign-in-limits.ts'
import { setCookies } from '../../auth/sign-in-routes.ts'
import type { Database } from '../../db/database.ts'
import { readJson } from '../../http/json-body.ts'
import { RequestError } from '../../http/problems.ts'
import { second } from '../../runtime/clock.ts'
import { administratorOf, audited, unaudited } from '../admin-guard.ts'
import { endSessions, listSessions } from './open-sessions.ts'
import { createPasskeyStore, type Made } from './passkeys.ts'

export type SecurityRoutesDeps = { auth: Auth; audit: Audit; database: Database; limits: SignInLimits }

const oldPassword = z.optional(z.string().check(z.minLength(1), z.maxLength(passwordLength.max)))
const newPassword = z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max))
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(passkeyNameMax))
const withPassword = z.object({ password: oldPassword })
const withName = z.object({ name })
const withPasskey = z.object({ name, response: z.looseObject({ id: z.string().check(z.maxLength(1_400)) }) })
const withNewPassword = z.object({ current: oldPassword, password: newPassword })
const journalQuery = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) })

const idOf = (request: FastifyRequest): string => (request.params as { id: string }).id

function refuseField(field: string): never {
  throw new RequestError('fields', { fields: [{ field, code: 'notAccepted', detail: '' }] })
}

/** What was made, with the cookies that belong to it; a refusal is a wrong `field`. */
function give<T>(reply: FastifyReply, made: Made<T> | undefined, field: string): T {
  if (!made) return refuseField(field)
  if (made.cookies.length > 0) setCookies(reply, made.cookies)
  return made.value
}

/** The page about safety: passkeys, sessions, the password, the journal. */
export function registerSecurity(app: FastifyInstance, { auth, audit, database, limits }: SecurityRoutesDeps): void {
  const passkeys = createPasskeyStore(auth, database)

  /** Whatever opens a way in asks for the password once more, unless the owner has just come by a mailed link. */
  async function checkPassword(request: FastifyRequest, given: string | undefined, field = 'password'): Promise<void> {
    const { userId, isFreshFromLink } = administratorOf(request)
    if (isFreshFromLink) return
    if (given === undefined) refuseField(field)
    const wait = await limits.takePasswordCheck(request.ip)
    if (wait > 0) throw new RequestError('tooManyTries', { retryAfter: Math.ceil(wait / second) })
    if (!(await isPasswordOf(database, userId, given))) refuseField(field)
    await limits.forgetClient(request.ip)
  }

  app.get(securityApi.state, async (request): Promise<Security> => {
    const here = administratorOf(request)
    return {
      needsPassword: !here.isFreshFromLink,
      passkeys: await passkeys.list(here.userId),
      sessions: await listSessions(database, here),
    }
  })

  app.get(securityApi.journal, (request): Promise<JournalPage> => {
    const query = journalQuery.safeParse(request.query)
    if (!query.success) throw new RequestError('malformed')
    return audit.list(query.data.cursor)
  })

  app.post(securityApi.passkeyOptions, unaudited, async (request, reply): Promise<object> => {
    const { password } = readJson(request, withPassword)
    await checkPassword(request, password)
    return give(reply, await passkeys.offer(toHeaders(request)), 'password')
  })

  app.post(securityApi.passkeys, audited('passkey-added'), async (request, reply) => {
    const { name, response } = readJson(request, withPasskey)
    give(reply, await passkeys.add(name, response, toHeaders(request)), 'response')
    return { done: true }
  })

  app.post(`${securityApi.passkeys}/:id/rename`, audited('passkey-renamed'), async (request) => {
    const { name } = readJson(request, withName)
    if (!(await passkeys.rename(idOf(request), name, toHeaders(request)))) throw new RequestError('notFound')
    return { done: true }
  })

  app.post(`${securityApi.passkeys}/:id/remove`, audited('passkey-removed'), async (request) => {
    if (!(await passkeys.remove(idOf(request), toHeaders(request)))) throw new RequestError('notFound')
    return { done: true }
  })

  app.post(`${securityApi.sessions}/:id/end`, audited('session-ended'), async (request) => {
    const ended = await endSessions(database, administratorOf(request), idOf(request))
    if (ended === 0) throw new RequestError('notFound')
    return { done: true }
  })

  app.post(securityApi.endOtherSessions, audited('other-sessions-ended'), async (request) => {
    await endSessions(database, administratorOf(request))
    return { done: true }
  })

  app.post(securityApi.changePassword, audited('password-changed'), async (request) => {
    const { current, password } = readJson(request, withNewPassword)
    await checkPassword(request, current, 'current')
    const hash = await hashPassword(password)
    await database.write((transaction) => setPassword(transaction, administratorOf(request).userId, hash))
    return { done: true }
  })
}
