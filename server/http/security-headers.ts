import { createHash } from 'node:crypto'

/** Headers of every answer, whatever its status. */
export function toBaseHeaders(isProduction: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    // RFC 6797: of no effect, and not allowed, over plain http.
    ...(isProduction ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** Policy of answers that are no page: nothing may be loaded or framed from them. */
export const bareContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

const toCspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function inlineHashes(html: string, tag: 'style' | 'script'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))
  const hashes = [...blocks]
    .filter(([, attributes = '', text]) => text && !/\bsrc=|type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => toCspHash(text))
  return [...new Set(hashes)]
}

/** The administrator's page alone frames others: previews of what the owner writes. */
const hasPreviews = (html: string) => html.includes('<div id="admin"')

/** What a page may do: a preview may neither call the server nor send a form, and the editor shows it in a frame. */
export type PageUse = { connect: 'self' | 'none'; form: 'self' | 'none'; ancestors: 'self' | 'none' }

const published: PageUse = { connect: 'self', form: 'self', ancestors: 'none' }

/**
 * The policy of one page: nothing from elsewhere, and of inline styles and scripts only those that it was drawn
 * with, by their hashes. No `unsafe-inline`, no `unsafe-eval`.
 */
export function toContentSecurityPolicy(html: string, { connect, form, ancestors } = published): string {
  const styles = inlineHashes(html, 'style')
  const scripts = inlineHashes(html, 'script')
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src '${connect}'`,
    `form-action '${form}'`,
    "base-uri 'none'",
    ...(hasPreviews(html) ? ["frame-src 'self'"] : []),
    `frame-ancestors '${ancestors}'`,
  ].join('; ')
}
