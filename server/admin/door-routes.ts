import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { SignInAnswer } from '../../contract/api/admin.ts'
import { codeKinds, doorApi, passwordLength } from '../../contract/api/door.ts'
import { limits } from '../../contract/forms/limits.ts'
import { minute, second } from '../clock.ts'
import { readJson } from '../http/json-body.ts'
import { RequestError } from '../http/problems.ts'
import { allowOnly } from '../http/site-routes.ts'
import { toClientKey } from '../limits/form-limit.ts'
import { insertAudit } from './audit.ts'
import { isLinkOpen, useLink } from './door-links.ts'
import { type Entrance, setCookies } from './entrance.ts'
import { type DoorLinkDeps, mailDoorLink } from './mail-door-link.ts'
import { hashPassword } from './password.ts'
import { refuseStrangers, type SessionRoutesDeps, toHeaders } from './session-routes.ts'
import { setPassword } from './set-password.ts'
import type { UsedCodes } from './used-codes.ts'

export type DoorRoutesDeps = SessionRoutesDeps & DoorLinkDeps & { entrance: Entrance; usedCodes: UsedCodes }

const token = z.string().check(z.regex(/^[\w-]{43}$/))
const requested = z.object({ email: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.email)) })
const linked = z.object({ token })
const reset = z.object({
  token,
  password: z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max)),
})
const coded = z.object({ kind: z.enum(codeKinds), code: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)) })
/** A credential as JSON; what is in it is checked by the library. */
const answered = z.object({ response: z.looseObject({ id: z.string().check(z.maxLength(1_400)) }) })

/** Questions to passkeys that one client may ask for within the window. */
const questionLimit = { questions: 30, window: 10 * minute } as const

/** The ways in beside the password: a mailed link, a passkey, a new password; and the second step of a sign-in. */
export function registerDoor(app: FastifyInstance, deps: DoorRoutesDeps): void {
  const { auth, audit, throttle, entrance, usedCodes, database, clock, siteUrl } = deps

  for (const [path, purpose] of [
    [doorApi.requestLink, 'sign-in'],
    [doorApi.requestReset, 'reset'],
  ] as const) {
    app.post(path, async (request, reply) => {
      refuseStrangers(request, siteUrl)
      const email = readJson(request, requested).email.toLowerCase()
      const visitor = { email, ip: request.ip, device: entrance.deviceOf(request), requestId: request.id }
      await mailDoorLink(deps, purpose, visitor)
      reply.header('cache-control', 'no-store')
      return { requested: true }
    })
  }

  app.post(doorApi.signInByLink, async (request, reply): Promise<SignInAnswer> => {
    refuseStrangers(request, siteUrl)
    const { token } = readJson(request, linked)
    const userId = await database.write((transaction) => useLink(transaction, clock, 'sign-in', token))
    const entry = userId && (await auth.signInByLink(userId, toHeaders(request)))
    if (!entry) throw new RequestError('notFound')
    return entrance.enter(request, reply, entry, 'signed-in-by-link')
  })

  app.post(doorApi.resetPassword, async (request, reply) => {
    refuseStrangers(request, siteUrl)
    const { token, password } = readJson(request, reset)
    // A hash takes 50 ms and 32 MB: nobody gets one for a token that is made up.
    if (!(await isLinkOpen(database.db, clock, 'reset', token))) throw new RequestError('notFound')
    const hash = await hashPassword(password)
    const userId = await database.write(async (transaction) => {
      const owner = await useLink(transaction, clock, 'reset', token)
      if (owner === undefined) return undefined
      await setPassword(transaction, owner, hash)
      await insertAudit(transaction, { actor: 'visitor', action: 'password-reset', requestId: request.id }, clock)
      return owner
    })
    if (userId === undefined) throw new RequestError('notFound')
    reply.header('cache-control', 'no-store')
    return { reset: true }
  })

  app.post(doorApi.verifyCode, async (request, reply): Promise<SignInAnswer> => {
    refuseStrangers(request, siteUrl)
    const { kind, code } = readJson(request, coded)
    // Whoever has not passed the first step must not use up the checks of who has.
    const email = await auth.findChallenge(toHeaders(request))
    if (email === undefined) throw new RequestError('signedOut')
    const device = entrance.deviceOf(request)
    const verdict = await throttle.take({ email, ip: request.ip, device, step: 'code' })
    if (!verdict.isAllowed) throw new RequestError('tooManyTries', verdict)
    const isFresh = await usedCodes.claim(email, code)
    const entry = isFresh ? await auth.verifyCode(kind, code, toHeaders(request)) : undefined
    if (entry !== undefined && entry !== 'over') {
      await throttle.forget(verdict.keys)
      return entrance.enter(request, reply, entry, 'signed-in-with-code')
    }
    if (isFresh) await usedCodes.giveBack(email, code)
    if (entry === 'over') throw new RequestError('signedOut')
    await audit.record({ actor: 'visitor', action: 'code-refused', requestId: request.id })
    throw new RequestError('fields', { fields: [{ field: 'code', code: 'notAccepted', detail: '' }] })
  })

  app.post(doorApi.passkeyOptions, async (request, reply) => {
    refuseStrangers(request, siteUrl)
    // Each question is a row: nobody may fill the table with them.
    const { count, rest } = await database.write((transaction) =>
      deps.counters.count(transaction, 'passkey-question', toClientKey(request.ip), questionLimit.window),
    )
    if (count > questionLimit.questions)
      throw new RequestError('tooManyTries', { retryAfter: Math.ceil(rest / second) })
    const { options, cookies } = await auth.askPasskey()
    setCookies(reply, cookies)
    return options
  })

  app.post(doorApi.signInByPasskey, async (request, reply): Promise<SignInAnswer> => {
    refuseStrangers(request, siteUrl)
    const { response } = readJson(request, answered)
    const entry = await auth.signInByPasskey(response, toHeaders(request))
    if (entry) return entrance.enter(request, reply, entry, 'signed-in-by-passkey')
    throw new RequestError('wrongPassword')
  })

  for (const path of Object.values(doorApi)) allowOnly(app, path, ['POST'])
}
