import { createHmac, timingSafeEqual } from 'node:crypto'
import { addressDomain, addressKey } from '../../contract/forms/email-address.ts'
import { type Clock, hour } from '../clock.ts'

/** Hexadecimal digits of the signature within the address: 80 bits. */
const signatureLength = 20

/** A trial takes a minute; what is older was kept by somebody. */
const lifetime = hour

/** Longest part before the @ that leaves room for the tag (RFC 5321, 4.5.3.1.1: 64 in all). */
export const longestSyntheticLocalPart = 64 - '+'.length - 9 - '-'.length - signatureLength

/**
 * Addresses under which the product signs up with itself: the one of `SYNTHETIC_EMAIL` with a tag after a plus
 * sign (RFC 5233) that holds the time and a keyed hash over it. A visitor who knows the mailbox cannot make
 * one, so nobody can hide from the counts; each trial has a new one, so that it never meets another row.
 * @param mailbox unset: no address is synthetic
 */
export function createSyntheticAddresses(secret: string, mailbox: string | undefined, clock: Clock) {
  const key = addressKey(mailbox ?? '')
  const localPart = key.slice(0, key.indexOf('@'))
  const domain = addressDomain(key)
  const sign = (time: string) =>
    createHmac('sha256', secret).update(`synthetic:${time}:${key}`).digest('hex').slice(0, signatureLength)

  return {
    /** A new address, good for an hour. Only with a mailbox. */
    issue: (): string => {
      const time = clock.now().toString(36)
      return `${localPart}+${time}-${sign(time)}@${domain}`
    },

    isSynthetic: (email: string): boolean => {
      if (mailbox === undefined || !addressKey(email).startsWith(`${localPart}+`)) return false
      const [, time = '', signature = '', host] = /\+([0-9a-z]{1,9})-([0-9a-f]+)@(.+)$/.exec(addressKey(email)) ?? []
      if (host !== domain || signature.length !== signatureLength) return false
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(time)))
      return isOurs && Math.abs(clock.now() - Number.parseInt(time, 36)) <= lifetime
    },
  }
}

export type SyntheticAddresses = ReturnType<typeof createSyntheticAddresses>
