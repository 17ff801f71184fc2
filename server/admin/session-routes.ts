import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { adminApi, type SessionAnswer, type SignInAnswer } from '../../contract/api/admin.ts'
import { limits } from '../../contract/forms/limits.ts'
import { hasMediaType } from '../http/form-body.ts'
import { RequestError } from '../http/problems.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { allowOnly } from '../http/site-routes.ts'
import type { Auth } from './auth.ts'
import { deviceLifetime, type SignInThrottle } from './sign-in-throttle.ts'

export type SessionRoutesDeps = {
  auth: Auth
  throttle: SignInThrottle
  siteUrl: string
  isProduction: boolean
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

function readCookie(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([key]) => key === name)?.[1]
}

/** Sign-in, sign-out and the question who is there. Of Better Auth's own addresses no other is open. */
export function registerSessions(
  app: FastifyInstance,
  { auth, throttle, siteUrl, isProduction }: SessionRoutesDeps,
): void {
  const deviceCookie = isProduction ? '__Host-businessbretzel-device' : 'businessbretzel-device'
  const toDeviceCookie = (mark: string) =>
    `${deviceCookie}=${mark}; Path=/; Max-Age=${deviceLifetime}; HttpOnly; SameSite=Strict${isProduction ? '; Secure' : ''}`

  app.post(adminApi.signIn, async (request, reply): Promise<SignInAnswer> => {
    refuseStrangers(request, siteUrl)
    if (!hasMediaType(request, 'application/json')) throw new RequestError('unsupportedType')
    const parsed = credentials.safeParse(request.body)
    if (!parsed.success) throw new RequestError('wrongPassword')
    const { password } = parsed.data
    const email = parsed.data.email.toLowerCase()
    const verdict = await throttle.take({ email, ip: request.ip, device: readCookie(request, deviceCookie) })
    if (!verdict.isAllowed) throw new RequestError('tooManyTries', verdict)
    const cookies = await auth.signIn(email, password, toHeaders(request))
    if (!cookies) throw new RequestError('wrongPassword')
    await throttle.forget(verdict.keys)
    setCookies(reply, [...cookies, toDeviceCookie(throttle.toDeviceMark(email))])
    return { signedIn: true }
  })

  app.post(adminApi.signOut, async (request, reply) => {
    refuseStrangers(request, siteUrl)
    setCookies(reply, await auth.signOut(toHeaders(request)))
    return { signedOut: true }
  })

  app.get(adminApi.session, async (request, reply): Promise<SessionAnswer> => {
    reply.header('cache-control', 'no-store')
    // Fastify would answer `null` with an empty body.
    const account = (await auth.findAccount(toHeaders(request))) ?? null
    reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(account))
    return reply as never
  })
  allowOnly(app, adminApi.signIn, ['POST'])
  allowOnly(app, adminApi.signOut, ['POST'])
  allowOnly(app, adminApi.session, ['GET', 'HEAD'])
}

function setCookies(reply: FastifyReply, cookies: string[]): void {
  reply.header('cache-control', 'no-store').header('set-cookie', cookies)
}
