import type { Locale } from '../../contract/locales.ts'
import { retention } from '../../contract/privacy/periods.ts'
import { tokenRoutes } from '../../contract/routes.ts'
import { type Clock, day } from '../runtime/clock.ts'
import { createSignedTokens } from '../runtime/secret.ts'

export type LinkPurpose = keyof typeof tokenRoutes

/** How long a link opens its page, in milliseconds; one that is not named never expires (docs/requirements.md 13.4). */
export const linkLifetimes: Partial<Record<LinkPurpose, number>> = {
  download: retention.confirmLinkDays * day,
  data: day,
}

const idLength = 16

/** `id` is that of a person. */
export type MailLink = { id: string; purpose: LinkPurpose; issuedAt: number }

/** Signed links of our mails to what belongs to one person, by their random id. */
export function createMailLinks(secret: string, siteUrl: string, clock: Clock) {
  const tokens = createSignedTokens(secret, clock)
  /** Mails already sent hold links signed for this name. */
  const nameOf = (purpose: LinkPurpose) => `lead-link:${purpose}`

  return {
    /** Full address of the page for `purpose`, in the language of the mail. */
    toLink: (id: string, purpose: LinkPurpose, locale: Locale): string => {
      const token = tokens.issue(nameOf(purpose), Buffer.from(id.replaceAll('-', ''), 'hex'))
      return `${siteUrl}${tokenRoutes[purpose][locale]}/${token}`
    },

    /** Reads a token; `undefined` if it was not issued by us for this purpose. */
    readToken: (token: string, purpose: LinkPurpose): MailLink | undefined => {
      const read = tokens.read(nameOf(purpose), token, idLength)
      if (!read) return undefined
      const hex = read.content.toString('hex')
      const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return { id, purpose, issuedAt: read.issuedAt }
    },

    /** @param since when its life began, if not with its issue */
    isExpired: ({ purpose, issuedAt }: MailLink, since = issuedAt): boolean =>
      clock.now() - since > (linkLifetimes[purpose] ?? Number.POSITIVE_INFINITY),
  }
}

export type MailLinks = ReturnType<typeof createMailLinks>
