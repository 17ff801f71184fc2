import { hashPassword } from '@better-auth/utils/password'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { JournalPage } from '../../contract/api/audit.ts'
import {
  type Passkey,
  passkeyNameMax,
  passwordLength,
  type Security,
  type Session,
  securityApi,
} from '../../contract/api/sign-in.ts'
import { isPasswordOf, setPassword } from '../auth/administrator.ts'
import type { Audit } from '../auth/audit.ts'
import type { Auth, Visitor } from '../auth/auth.ts'
import type { SignInLimits } from '../auth/sign-in-limits.ts'
import { setCookies } from '../auth/sign-in-routes.ts'
import type { Database } from '../db/database.ts'
import { readJson } from '../http/request-body.ts'
import { RequestError } from '../http/request-error.ts'
import { second } from '../runtime/clock.ts'
import { administratorOf, audited, unaudited } from './admin-guard.ts'
import { readCursor } from './list-routes.ts'

type SecurityRoutesDeps = { auth: Auth; audit: Audit; database: Database; limits: SignInLimits }

const oldPassword = z.optional(z.string().check(z.minLength(1), z.maxLength(passwordLength.max)))
const newPassword = z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max))
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(passkeyNameMax))
const withPassword = z.object({ password: oldPassword })
const withPasskey = z.object({ name, response: z.looseObject({ id: z.string().check(z.maxLength(1_400)) }) })
const withNewPassword = z.object({ current: oldPassword, password: newPassword })

function refuseField(field: string): never {
  throw new RequestError('fields', { fields: [{ field, code: 'notAccepted' }] })
}

/** What Better Auth made, with the cookies of a session that it renewed; a refusal is a wrong `field`. */
async function passOn(reply: FastifyReply, answer: Response, field: string): Promise<object> {
  if (!answer.ok) return refuseField(field)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) setCookies(reply, cookies)
  return (await answer.json()) as object
}

/** What keeps a passkey, by the id that it gives of itself (WebAuthn, 6.5.1): those most people have. */
const keepers: Record<string, string> = {
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'Trousseau iCloud',
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Gestionnaire de mots de passe de Google',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
}

/** Oldest first. */
async function listPasskeys({ db }: Database, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'aaguid'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id, name, created_at, aaguid }) => {
    const addedAt = new Date(created_at ?? 0).toISOString()
    return { id, name: name ?? '', addedAt, keptBy: keepers[aaguid ?? ''] ?? null }
  })
}

async function listSessions({ db }: Database, { userId, sessionId }: Visitor): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent as device', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    // Better Auth counts by the clock of the machine.
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('updated_at', 'desc')
    .execute()
  const sessions = rows.map(({ id, device, created_at, updated_at }) => ({
    id,
    device,
    isHere: id === sessionId,
    since: new Date(created_at).toISOString(),
    seenAt: new Date(updated_at).toISOString(),
  }))
  return sessions.sort((one, other) => Number(other.isHere) - Number(one.isHere))
}

/** The page about safety: passkeys, sessions, the password, the journal. */
export function registerSecurity(app: FastifyInstance, { auth, audit, database, limits }: SecurityRoutesDeps): void {
  /** Whatever opens a way in asks for the password once more, unless the owner has just come by a mailed link. */
  async function checkPassword(request: FastifyRequest, given: string | undefined, field = 'password'): Promise<void> {
    const { userId, isFreshFromLink } = administratorOf(request)
    if (isFreshFromLink) return
    if (given === undefined) refuseField(field)
    const wait = await limits.takePasswordCheck(request.ip)
    if (wait > 0) throw new RequestError('tooManyTries', { retryAfter: Math.ceil(wait / second) })
    if (!(await isPasswordOf(database, userId, given))) refuseField(field)
    await limits.giveBack(request.ip)
  }

  app.get(securityApi.state, async (request): Promise<Security> => {
    const here = administratorOf(request)
    return {
      needsPassword: !here.isFreshFromLink,
      passkeys: await listPasskeys(database, here.userId),
      sessions: await listSessions(database, here),
    }
  })

  app.get(securityApi.journal, (request): Promise<JournalPage> => {
    return audit.list(readCursor(request))
  })

  app.post(securityApi.passkeyOptions, unaudited, async (request, reply): Promise<object> => {
    const { password } = readJson(request, withPassword)
    await checkPassword(request, password)
    return passOn(reply, await auth.call(request, '/passkey/generate-register-options'), 'password')
  })

  app.post(securityApi.passkeys, audited('passkey-added'), async (request, reply) => {
    const body = readJson(request, withPasskey)
    await passOn(reply, await auth.call(request, '/passkey/verify-registration', body), 'response')
    return { done: true }
  })

  app.post(`${securityApi.passkeys}/:id/remove`, audited('passkey-removed'), async (request) => {
    const { id } = request.params as { id: string }
    const { ok } = await auth.call(request, '/passkey/delete-passkey', { id })
    if (!ok) throw new RequestError('notFound')
    return { done: true }
  })

  app.post(`${securityApi.sessions}/:id/end`, audited('session-ended'), async (request) => {
    const { id } = request.params as { id: string }
    const { numDeletedRows } = await database.write((transaction) =>
      transaction
        .deleteFrom('sessions')
        .where('user_id', '=', administratorOf(request).userId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    )
    if (numDeletedRows === 0n) throw new RequestError('notFound')
    return { done: true }
  })

  app.post(securityApi.endOtherSessions, audited('other-sessions-ended'), async (request) => {
    const { userId, sessionId } = administratorOf(request)
    await database.write((transaction) =>
      transaction.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', sessionId).execute(),
    )
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
