import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { type Clock, day } from '../runtime/clock.ts'

const timeLength = 6
const signatureLength = 16
/** A form may stay open for a day. */
const lifetime = day

/**
 * Proof that a form was open in a browser, and since when: a signed time. It names nobody and nothing is
 * stored; any instance that has the secret can read it.
 */
export function createFormTokens(secret: string, clock: Clock) {
  const key = createSecretKey(secret, 'utf8')
  const sign = (time: Buffer) =>
    createHmac('sha256', key).update('form-token:').update(time).digest().subarray(0, signatureLength)

  return {
    issue: (): string => {
      const time = Buffer.alloc(timeLength)
      time.writeUIntBE(clock.now(), 0, timeLength)
      return Buffer.concat([time, sign(time)]).toString('base64url')
    },

    /** Milliseconds since the token was issued; `undefined` if it is not ours or over a day old. */
    readAge: (token: string | undefined): number | undefined => {
      const bytes = Buffer.from(token ?? '', 'base64url')
      if (bytes.length !== timeLength + signatureLength) return undefined
      const time = bytes.subarray(0, timeLength)
      if (!timingSafeEqual(bytes.subarray(timeLength), sign(time))) return undefined
      const age = clock.now() - time.readUIntBE(0, timeLength)
      return age >= 0 && age <= lifetime ? age : undefined
    },
  }
}

export type FormTokens = ReturnType<typeof createFormTokens>
