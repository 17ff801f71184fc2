import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { Locale } from '../../contract/locales.ts'
import { tokenRoutes } from '../../contract/routes.ts'
import { type Clock, day } from '../runtime/clock.ts'

export type LinkPurpose = keyof typeof tokenRoutes

/** How long a link opens its page, in milliseconds; one that is not named never expires (docs/requirements.md 13.4). */
export const linkLifetimes: Partial<Record<LinkPurpose, number>> = { download: 30 * day, data: day }

const idLength = 16
const timeLength = 6
const signatureLength = 16

/** `id` is that of a lead or an enquiry. */
export type MailLink = { id: string; purpose: LinkPurpose; issuedAt: number }

/**
 * Signed links of our mails to what belongs to one lead or enquiry. A token holds its random id, the time of issue and a keyed hash over
 * both and the purpose; nothing is stored, so that any instance that has the secret can read it.
 */
export function createMailLinks(secret: string, siteUrl: string, clock: Clock) {
  const key = createSecretKey(secret, 'utf8')
  const sign = (purpose: LinkPurpose, payload: Buffer) =>
    createHmac('sha256', key).update(`lead-link:${purpose}:`).update(payload).digest().subarray(0, signatureLength)

  function toToken(id: string, purpose: LinkPurpose): string {
    const payload = Buffer.alloc(idLength + timeLength)
    payload.write(id.replaceAll('-', ''), 0, idLength, 'hex')
    payload.writeUIntBE(clock.now(), idLength, timeLength)
    return Buffer.concat([payload, sign(purpose, payload)]).toString('base64url')
  }

  return {
    /** Full address of the page for `purpose`, in the language of the mail. */
    toLink: (id: string, purpose: LinkPurpose, locale: Locale): string =>
      `${siteUrl}${tokenRoutes[purpose][locale]}/${toToken(id, purpose)}`,

    /** Reads a token; `undefined` if it was not issued by us for this purpose. */
    readToken: (token: string, purpose: LinkPurpose): MailLink | undefined => {
      const bytes = Buffer.from(token, 'base64url')
      // Re-encoding refuses the other spellings that base64 decoding lets through.
      if (bytes.length !== idLength + timeLength + signatureLength || bytes.toString('base64url') !== token)
        return undefined
      const payload = bytes.subarray(0, idLength + timeLength)
      if (!timingSafeEqual(bytes.subarray(idLength + timeLength), sign(purpose, payload))) return undefined
      const hex = payload.toString('hex', 0, idLength)
      const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return { id, purpose, issuedAt: payload.readUIntBE(idLength, timeLength) }
    },

    /** @param since when its life began, if not with its issue */
    isExpired: ({ purpose, issuedAt }: MailLink, since = issuedAt): boolean =>
      clock.now() - since > (linkLifetimes[purpose] ?? Number.POSITIVE_INFINITY),
  }
}

export type MailLinks = ReturnType<typeof createMailLinks>
