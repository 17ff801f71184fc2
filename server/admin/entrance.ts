import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignInAnswer } from '../../contract/api/admin.ts'
import type { AuditAction } from '../../contract/api/audit.ts'
import type { Audit } from './audit.ts'
import type { Entry } from './auth.ts'
import { deviceLifetime, type SignInThrottle } from './sign-in-throttle.ts'

export type EntranceDeps = { audit: Audit; throttle: SignInThrottle; isProduction: boolean }

/** Sets cookies on an answer that no cache may keep. */
export function setCookies(reply: FastifyReply, cookies: string[]): void {
  reply.header('cache-control', 'no-store').header('set-cookie', cookies)
}

function readCookie(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([key]) => key === name)?.[1]
}

/** The last steps of every way in, and what they all ask of the device. */
export function createEntrance({ audit, throttle, isProduction }: EntranceDeps) {
  const deviceCookie = isProduction ? '__Host-businessbretzel-device' : 'businessbretzel-device'
  const toDeviceCookie = (mark: string) =>
    `${deviceCookie}=${mark}; Path=/; Max-Age=${deviceLifetime}; HttpOnly; SameSite=Strict${isProduction ? '; Secure' : ''}`

  return {
    /** The mark of a device that signed in before, if it has one. */
    deviceOf: (request: FastifyRequest): string | undefined => readCookie(request, deviceCookie),

    /**
     * Lets in, or says which second step is to follow. Only a finished sign-in marks the device.
     * @param action what the journal says of a finished one
     */
    enter: async (
      request: FastifyRequest,
      reply: FastifyReply,
      entry: Entry,
      action: AuditAction,
    ): Promise<SignInAnswer> => {
      if (!entry.isOpen) {
        setCookies(reply, entry.cookies)
        return { signedIn: false, secondFactors: entry.secondFactors }
      }
      await audit.record({ actor: entry.userId, action, requestId: request.id })
      setCookies(reply, [...entry.cookies, toDeviceCookie(throttle.toDeviceMark(entry.email))])
      return { signedIn: true }
    },
  }
}

export type Entrance = ReturnType<typeof createEntrance>
