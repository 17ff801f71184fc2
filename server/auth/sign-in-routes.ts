import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { AuditAction } from '../../contract/api/audit.ts'
import {
  linkPage,
  passwordLength,
  type SessionAnswer,
  type SignInAnswer,
  signInApi,
} from '../../contract/api/sign-in.ts'
import { limits as inputLimits } from '../../contract/forms/typed-text.ts'
import { hasMediaType, readJson } from '../http/request-body.ts'
import { RequestError } from '../http/request-error.ts'
import type { MailingDeps } from '../mail/sender.ts'
import { type Audit, insertAudit } from './audit.ts'
import { type Auth, toHeaders } from './auth.ts'
import type { SignInLimits } from './sign-in-limits.ts'

export type SignInRoutesDeps = { auth: Auth; audit: Audit; limits: SignInLimits; adminEmail: string }

const emailAddress = z.string().check(z.trim(), z.minLength(1), z.maxLength(inputLimits.email))
const credentials = z.object({
  email: emailAddress,
  password: z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max)),
})
const requested = z.object({ email: emailAddress })
const linked = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) })
/** A credential as JSON; what is in it is checked by the library. */
const answered = z.object({ response: z.looseObject({ id: z.string().check(z.maxLength(1_400)) }) })

/** Long enough to queue a mail in: whether one was queued cannot be told from the time of the answer (milliseconds). */
const linkAnswerTime = 100

/** Sets cookies on an answer that no cache may keep. */
export function setCookies(reply: FastifyReply, cookies: string[]): void {
  reply.header('cache-control', 'no-store').header('set-cookie', cookies)
}

/** What a refusal of Better Auth means here. */
function toRefusal({ status, headers }: Response): RequestError {
  if (status === 429) return new RequestError('tooManyTries', { retryAfter: Number(headers.get('x-retry-after')) })
  return new RequestError(status < 500 ? 'wrongPassword' : 'fault')
}

/** The ways in and out. Of Better Auth's own routes those stand open that are called here, and no other. */
export function registerSignIn(app: FastifyInstance, deps: SignInRoutesDeps): void {
  const { auth, audit, limits, adminEmail } = deps

  /** Hands the session out; the answer itself holds nothing of it. */
  async function letIn(request: FastifyRequest, reply: FastifyReply, answer: Response, action: AuditAction) {
    const { user } = (await answer.json()) as { user: { id: string } }
    await audit.record({ actor: user.id, action, request_id: request.id })
    setCookies(reply, answer.headers.getSetCookie())
    return { signedIn: true } as const
  }

  app.post(signInApi.signIn, async (request, reply): Promise<SignInAnswer> => {
    if (!hasMediaType(request, 'application/json')) throw new RequestError('unsupportedType')
    const parsed = credentials.safeParse(request.body)
    if (!parsed.success) throw new RequestError('wrongPassword')
    const answer = await auth.call(request, '/sign-in/email', parsed.data)
    if (!answer.ok) {
      // Of any address alike: the answer takes the same time, and the line names none.
      if (answer.status === 401) await audit.recordFailedSignIn(request.id)
      throw toRefusal(answer)
    }
    await limits.giveBack(request.ip)
    return letIn(request, reply, answer, 'signed-in')
  })

  app.post(signInApi.requestLink, async (request, reply) => {
    const email = readJson(request, requested).email.toLowerCase()
    const isAdministrator = email === adminEmail.toLowerCase()
    // Takes longer than a mail the first time, and is needed for one address only.
    await auth.load()
    const queue = async () => {
      if (!(await limits.claimLinkMail(isAdministrator)) || !isAdministrator) return
      const answer = await auth.call(request, '/sign-in/magic-link', { email })
      if (!answer.ok) throw new RequestError('fault')
    }
    await Promise.all([queue(), wait(linkAnswerTime)])
    reply.header('cache-control', 'no-store')
    return { requested: true }
  })

  // Better Auth uses a link up by GET, which a mail scanner sends too: here it takes the button's POST.
  app.post(signInApi.signInByLink, async (request, reply): Promise<SignInAnswer> => {
    const { token } = readJson(request, linked)
    const answer = await auth.call(request, `/magic-link/verify?token=${token}`)
    if (answer.ok) return letIn(request, reply, answer, 'signed-in-by-link')
    throw new RequestError(answer.status < 500 ? 'notFound' : 'fault')
  })

  app.get(signInApi.passkeyOptions, async (request, reply) => {
    const answer = await auth.call(request, '/passkey/generate-authenticate-options')
    if (!answer.ok) throw toRefusal(answer)
    setCookies(reply, answer.headers.getSetCookie())
    return { ...((await answer.json()) as object), userVerification: 'required' }
  })

  app.post(signInApi.signInByPasskey, async (request, reply): Promise<SignInAnswer> => {
    const { response } = readJson(request, answered)
    const answer = await auth.call(request, '/passkey/verify-authentication', { response })
    if (!answer.ok) throw toRefusal(answer)
    return letIn(request, reply, answer, 'signed-in-by-passkey')
  })

  app.post(signInApi.signOut, async (request, reply) => {
    const visitor = await auth.findVisitor(toHeaders(request))
    const answer = await auth.call(request, '/sign-out', {})
    if (!answer.ok) throw new RequestError('fault')
    setCookies(reply, answer.headers.getSetCookie())
    if (visitor) await audit.record({ actor: visitor.userId, action: 'signed-out', request_id: request.id })
    return { signedOut: true }
  })

  app.get(signInApi.session, async (request, reply): Promise<SessionAnswer> => {
    reply.header('cache-control', 'no-store')
    const visitor = await auth.findVisitor(toHeaders(request))
    const account = visitor ? { email: visitor.email, isAdministrator: visitor.isAdministrator } : null
    // Fastify would answer `null` with an empty body.
    reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(account))
    return reply as never
  })
}

/** Mails a sign-in link to the address of the account alone; no answer waits for the mail server. */
export function createLinkMailer({
  database,
  outbox,
  sender,
  mail,
  clock,
  adminEmail,
}: MailingDeps & { adminEmail: string }) {
  return async (token: string): Promise<void> => {
    const queued = await database.write(async (transaction) => {
      await insertAudit(transaction, { actor: 'visitor', action: 'link-requested', request_id: null }, clock)
      return outbox.queueMail(transaction, {
        person_id: null,
        recipient: adminEmail,
        ...mail.write('sign-in-link', 'fr', { signInUrl: `${mail.siteUrl}${linkPage}${token}` }),
      })
    })
    if (queued) sender.attemptLater(queued)
  }
}
