import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { Locale } from '../../contract/locales.ts'
import { tokenRoutes } from '../../contract/routes.ts'
import { type Clock, day } from '../clock.ts'

export type LinkPurpose = keyof typeof tokenRoutes

/** How long a link to the button page opens it; erase links never expire (decisions, "Forms"). */
export const downloadLifetime = 30 * day

const idLength = 16
const timeLength = 6
const signatureLength = 16

export type LeadLink = { leadId: string; purpose: LinkPurpose; issuedAt: number }

/**
 * Signed links to one lead. A token holds the lead's random id, the time of issue and a keyed hash over
 * both and the purpose; nothing is stored, so that any instance that has the secret can read it.
 */
export function createLeadLinks(secret: string, siteUrl: string, clock: Clock) {
  const key = createSecretKey(secret, 'utf8')
  const sign = (purpose: LinkPurpose, payload: Buffer) =>
    createHmac('sha256', key).update(`lead-link:${purpose}:`).update(payload).digest().subarray(0, signatureLength)

  function toToken(leadId: string, purpose: LinkPurpose): string {
    const payload = Buffer.alloc(idLength + timeLength)
    payload.write(leadId.replaceAll('-', ''), 0, idLength, 'hex')
    payload.writeUIntBE(clock.now(), idLength, timeLength)
    return Buffer.concat([payload, sign(purpose, payload)]).toString('base64url')
  }

  return {
    /** Full address of the page for `purpose`, in the lead's language. */
    toLink: (leadId: string, purpose: LinkPurpose, locale: Locale): string =>
      `${siteUrl}${tokenRoutes[purpose][locale]}/${toToken(leadId, purpose)}`,

    /** Reads a token; `undefined` if it was not issued by us for this purpose. */
    readToken: (token: string, purpose: LinkPurpose): LeadLink | undefined => {
      const bytes = Buffer.from(token, 'base64url')
      // Re-encoding refuses the other spellings that base64 decoding lets through.
      if (bytes.length !== idLength + timeLength + signatureLength || bytes.toString('base64url') !== token)
        return undefined
      const payload = bytes.subarray(0, idLength + timeLength)
      if (!timingSafeEqual(bytes.subarray(idLength + timeLength), sign(purpose, payload))) return undefined
      const hex = payload.toString('hex', 0, idLength)
      const leadId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return { leadId, purpose, issuedAt: payload.readUIntBE(idLength, timeLength) }
    },

    isExpired: (link: LeadLink): boolean =>
      link.purpose === 'download' && clock.now() - link.issuedAt > downloadLifetime,
  }
}

export type LeadLinks = ReturnType<typeof createLeadLinks>
