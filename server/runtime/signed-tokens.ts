import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { Clock } from './clock.ts'

const timeLength = 6
const signatureLength = 16

/**
 * Tokens that hold a few bytes and the time of issue, with a keyed hash over both and the purpose. Nothing is stored:
 * any instance that has the secret can read them.
 */
export function createSignedTokens(secret: string, clock: Clock) {
  const key = createSecretKey(secret, 'utf8')
  const sign = (purpose: string, payload: Buffer) =>
    createHmac('sha256', key).update(`${purpose}:`).update(payload).digest().subarray(0, signatureLength)

  return {
    issue: (purpose: string, content = Buffer.alloc(0)): string => {
      const time = Buffer.alloc(timeLength)
      time.writeUIntBE(clock.now(), 0, timeLength)
      const payload = Buffer.concat([content, time])
      return Buffer.concat([payload, sign(purpose, payload)]).toString('base64url')
    },

    /**
     * Reads a token with `length` bytes of content; `issuedAt` in milliseconds.
     * @returns `undefined` if it was not issued by us for this purpose
     */
    read: (purpose: string, token: string, length = 0): { content: Buffer; issuedAt: number } | undefined => {
      const bytes = Buffer.from(token, 'base64url')
      // Re-encoding refuses the other spellings that base64 decoding lets through.
      if (bytes.length !== length + timeLength + signatureLength || bytes.toString('base64url') !== token)
        return undefined
      const payload = bytes.subarray(0, -signatureLength)
      if (!timingSafeEqual(bytes.subarray(-signatureLength), sign(purpose, payload))) return undefined
      return { content: payload.subarray(0, length), issuedAt: payload.readUIntBE(length, timeLength) }
    },
  }
}
