import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { JournalPage } from '../../contract/api/audit.ts'
import {
  type BackupCodes,
  passkeyNameMax,
  passwordLength,
  type Security,
  securityApi,
  type TotpSetup,
} from '../../contract/api/door.ts'
import type { Database } from '../db/database.ts'
import { readJson } from '../http/json-body.ts'
import { RequestError } from '../http/problems.ts'
import type { Audit } from './audit.ts'
import type { Auth } from './auth.ts'
import { type Entrance, setCookies } from './entrance.ts'
import { endSessions, listSessions } from './open-sessions.ts'
import { hashPassword } from './password.ts'
import { administratorOf, audited, unaudited } from './room-guard.ts'
import { createSecondFactors, type Made } from './second-factors.ts'
import { toHeaders } from './session-routes.ts'
import { isPasswordOf, setPassword } from './set-password.ts'
import type { SignInThrottle } from './sign-in-throttle.ts'
import type { UsedCodes } from './used-codes.ts'

export type SecurityRoutesDeps = {
  auth: Auth
  audit: Audit
  database: Database
  throttle: SignInThrottle
  entrance: Entrance
  usedCodes: UsedCodes
}

const password = z.string().check(z.minLength(1), z.maxLength(passwordLength.max))
const newPassword = z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max))
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(passkeyNameMax))
const withPassword = z.object({ password })
const withCode = z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)) })
const withName = z.object({ name })
const withPasskey = z.object({ name, response: z.looseObject({ id: z.string().check(z.maxLength(1_400)) }) })
const withNewPassword = z.object({ current: password, password: newPassword })
const journalQuery = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) })

const idOf = (request: FastifyRequest): string => (request.params as { id: string }).id

function refuseField(field: string): never {
  throw new RequestError('fields', { fields: [{ field, code: 'notAccepted', detail: '' }] })
}

/** What was made, with the cookies of the session; a refusal is a wrong `field`. */
function give<T>(reply: FastifyReply, made: Made<T> | undefined, field: string): T {
  if (!made) return refuseField(field)
  if (made.cookies.length > 0) setCookies(reply, made.cookies)
  return made.value
}

/** The room's page about its own safety. Whatever weakens or opens the door asks for the password once more. */
export function registerSecurity(app: FastifyInstance, deps: SecurityRoutesDeps): void {
  const { auth, audit, database, throttle, entrance, usedCodes } = deps
  const factors = createSecondFactors(auth, database)

  /** Checks the password of the session's own account, within the limits of the door. */
  async function checkPassword(request: FastifyRequest, given: string, field = 'password'): Promise<void> {
    const { email, userId } = administratorOf(request)
    const verdict = await throttle.take({ email, ip: request.ip, device: entrance.deviceOf(request) })
    if (!verdict.isAllowed) throw new RequestError('tooManyTries', verdict)
    if (!(await isPasswordOf(database, userId, given))) refuseField(field)
    await throttle.forget(verdict.keys)
  }

  app.get(securityApi.state, unaudited, async (request): Promise<Security> => {
    const here = administratorOf(request)
    const user = await database.db
      .selectFrom('users')
      .select('two_factor_enabled')
      .where('id', '=', here.userId)
      .executeTakeFirstOrThrow()
    const hasTotp = Boolean(user.two_factor_enabled)
    return {
      hasTotp,
      backupCodesLeft: hasTotp ? await factors.countBackupCodes(here.userId) : 0,
      passkeys: await factors.listPasskeys(here.userId),
      sessions: await listSessions(database, here),
    }
  })

  app.get(securityApi.journal, unaudited, (request): Promise<JournalPage> => {
    const query = journalQuery.safeParse(request.query)
    if (!query.success) throw new RequestError('malformed')
    return audit.list(query.data.cursor)
  })

  // Nothing has changed before a code is confirmed.
  app.post(securityApi.setUpTotp, unaudited, async (request, reply): Promise<TotpSetup> => {
    const { password } = readJson(request, withPassword)
    await checkPassword(request, password)
    return give(reply, await factors.setUpTotp(password, toHeaders(request)), 'password')
  })

  app.post(securityApi.confirmTotp, audited('totp-enabled', 'done'), async (request, reply) => {
    const { code } = readJson(request, withCode)
    const { email } = administratorOf(request)
    const verdict = await throttle.take({ email, ip: request.ip, device: entrance.deviceOf(request), step: 'code' })
    if (!verdict.isAllowed) throw new RequestError('tooManyTries', verdict)
    if (!(await usedCodes.claim(email, code))) refuseField('code')
    const made = await factors.confirmTotp(code, toHeaders(request))
    if (made) await throttle.forget(verdict.keys)
    else await usedCodes.giveBack(email, code)
    give(reply, made, 'code')
    return { done: true }
  })

  app.post(securityApi.disableTotp, audited('totp-disabled', 'done'), async (request, reply) => {
    const { password } = readJson(request, withPassword)
    await checkPassword(request, password)
    give(reply, await factors.disableTotp(password, toHeaders(request)), 'password')
    return { done: true }
  })

  app.post(
    securityApi.renewBackupCodes,
    audited('backup-codes-renewed', 'done'),
    async (request, reply): Promise<BackupCodes> => {
      const { password } = readJson(request, withPassword)
      await checkPassword(request, password)
      return give(reply, await factors.renewBackupCodes(password, toHeaders(request)), 'password')
    },
  )

  app.post(securityApi.passkeyOptions, unaudited, async (request, reply): Promise<object> => {
    const { password } = readJson(request, withPassword)
    await checkPassword(request, password)
    return give(reply, await factors.offerPasskey(toHeaders(request)), 'password')
  })

  app.post(securityApi.passkeys, audited('passkey-added', 'done'), async (request, reply) => {
    const { name, response } = readJson(request, withPasskey)
    give(reply, await factors.addPasskey(name, response, toHeaders(request)), 'response')
    return { done: true }
  })

  app.post(`${securityApi.passkeys}/:id/rename`, audited('passkey-renamed', 'done'), async (request) => {
    const { name } = readJson(request, withName)
    if (!(await factors.renamePasskey(idOf(request), name, toHeaders(request)))) throw new RequestError('notFound')
    return { done: true }
  })

  app.post(`${securityApi.passkeys}/:id/remove`, audited('passkey-removed', 'done'), async (request) => {
    if (!(await factors.removePasskey(idOf(request), toHeaders(request)))) throw new RequestError('notFound')
    return { done: true }
  })

  app.post(`${securityApi.sessions}/:id/end`, audited('session-ended', 'done'), async (request) => {
    const ended = await endSessions(database, administratorOf(request), idOf(request))
    if (ended === 0) throw new RequestError('notFound')
    return { done: true }
  })

  app.post(securityApi.endOtherSessions, audited('other-sessions-ended', 'done'), async (request) => {
    await endSessions(database, administratorOf(request))
    return { done: true }
  })

  app.post(securityApi.changePassword, audited('password-changed', 'done'), async (request) => {
    const { current, password } = readJson(request, withNewPassword)
    await checkPassword(request, current, 'current')
    const hash = await hashPassword(password)
    await database.write((transaction) => setPassword(transaction, administratorOf(request).userId, hash))
    return { done: true }
  })
}
