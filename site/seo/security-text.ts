import { settings } from '../../content/settings.ts'

/**
 * `/.well-known/security.txt` (RFC 9116). It expires within a year of the build, as the RFC asks; a site that is
 * still looked after has been built again by then.
 */
export function toSecurityText(siteUrl: string | URL, builtAt: Date): string {
  const expires = new Date(builtAt)
  expires.setUTCDate(expires.getUTCDate() + 364)
  return [
    `Contact: mailto:${settings.email}`,
    `Expires: ${expires.toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: fr, de, en',
    `Canonical: ${new URL('/.well-known/security.txt', siteUrl).href}`,
    '',
  ].join('\n')
}
