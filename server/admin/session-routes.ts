import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { adminApi, type SessionAnswer, type SignInAnswer } from '../../contract/api/admin.ts'
import { limits } from '../../contract/forms/limits.ts'
import { hasMediaType } from '../http/form-body.ts'
import { RequestError } from '../http/problems.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { allowOnly } from '../http/site-routes.ts'
import type { Audit } from './audit.ts'
import type { Auth } from './auth.ts'
import { type Entrance, setCookies } from './entrance.ts'
import type { SignInThrottle } from './sign-in-throttle.ts'

export type SessionRoutesDeps = {
  auth: Auth
  audit: Audit
  throttle: SignInThrottle
  entrance: Entrance
  siteUrl: string
  adminEmail: string
}

const credentials = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.email)),
  password: z.string().check(z.minLength(6), z.maxLength(128)),
})

/** The request's headers in the form Better Auth reads. */
export function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

/** Only our own pages may act for the administrator; a client that names no origin is refused. */
export function refuseStrangers(request: FastifyRequest, siteUrl: string): void {
  const names = request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined
  if (!names || !isSameOrigin(request, siteUrl)) throw new RequestError('wrongOrigin')
}

/** Sign-in, sign-out and the question who is there. Of Better Auth's own addresses no other is open. */
export function registerSessions(
  app: FastifyInstance,
  { auth, audit, throttle, entrance, siteUrl, adminEmail }: SessionRoutesDeps,
): void {
  app.post(adminApi.signIn, async (request, reply): Promise<SignInAnswer> => {
    refuseStrangers(request, siteUrl)
    if (!hasMediaType(request, 'application/json')) throw new RequestError('unsupportedType')
    const parsed = credentials.safeParse(request.body)
    if (!parsed.success) throw new RequestError('wrongPassword')
    const { password } = parsed.data
    const email = parsed.data.email.toLowerCase()
    const verdict = await throttle.take({ email, ip: request.ip, device: entrance.deviceOf(request) })
    if (!verdict.isAllowed) throw new RequestError('tooManyTries', verdict)
    const entry = await auth.signIn(email, password, toHeaders(request))
    if (!entry) {
      // Any other address opens nothing, and naming it would keep it for a year.
      if (email === adminEmail.toLowerCase()) {
        await audit.record({ actor: 'visitor', action: 'sign-in-failed', requestId: request.id })
      }
      throw new RequestError('wrongPassword')
    }
    await throttle.forget(verdict.keys)
    return entrance.enter(request, reply, entry, 'signed-in')
  })

  app.post(adminApi.signOut, async (request, reply) => {
    refuseStrangers(request, siteUrl)
    const headers = toHeaders(request)
    const visitor = await auth.findVisitor(headers)
    setCookies(reply, await auth.signOut(headers))
    if (visitor) await audit.record({ actor: visitor.userId, action: 'signed-out', requestId: request.id })
    return { signedOut: true }
  })

  app.get(adminApi.session, async (request, reply): Promise<SessionAnswer> => {
    reply.header('cache-control', 'no-store')
    const visitor = await auth.findVisitor(toHeaders(request))
    const account = visitor ? { email: visitor.email, isAdministrator: visitor.isAdministrator } : null
    // Fastify would answer `null` with an empty body.
    reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(account))
    return reply as never
  })
  allowOnly(app, adminApi.signIn, ['POST'])
  allowOnly(app, adminApi.signOut, ['POST'])
  allowOnly(app, adminApi.session, ['GET', 'HEAD'])
}
