import type { Content } from '../../../contract/content/content.ts'

/**
 * `/.well-known/security.txt` (RFC 9116). It expires within a year of its publication, as the RFC asks; a site that is
 * still looked after has been published again by then.
 */
export function toSecurityText({ settings, today }: Content, siteUrl: string | URL): string {
  const expires = new Date(`${today}T00:00Z`)
  expires.setUTCDate(expires.getUTCDate() + 364)
  return [
    `Contact: mailto:${settings.email}`,
    `Expires: ${expires.toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: fr, de, en',
    `Canonical: ${new URL('/.well-known/security.txt', siteUrl).href}`,
    '',
  ].join('\n')
}
