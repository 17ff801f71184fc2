import { type PreviewLink, sharedPreview } from '../../contract/api/admin-contents.ts'
import { type Clock, day } from '../runtime/clock.ts'
import { createSignedTokens } from '../runtime/secret.ts'

/** How long a link to a preview leads there (milliseconds). */
const lifetime = 7 * day

/** Bytes of a token beside the path: its time and its signature. */
const frame = 22

/** Longest path (bytes): addresses are limited to 200 letters. */
const longestPath = 120

/** Articles and pages: of any other text a link would show what it was not given for. */
const isShared = (path: string): boolean => /^(?:articles|pages)\//.test(path)

/** Links by which people without a session see a page before it is published. Nothing is stored. */
export function createPreviewLinks(secret: string, siteUrl: string, clock: Clock) {
  const tokens = createSignedTokens(secret, clock)
  return {
    /** @returns nothing if the path is no article’s or page’s, or longer than any of ours */
    issue: (path: string): PreviewLink | undefined => {
      const content = Buffer.from(path)
      if (!isShared(path) || content.length > longestPath) return undefined
      const url = `${siteUrl}${sharedPreview}/${tokens.issue('preview', content)}`
      return { url, until: new Date(clock.now() + lifetime).toISOString() }
    },

    /** The path of a link that has not expired. */
    read: (token: string): string | undefined => {
      const length = Buffer.from(token, 'base64url').length - frame
      const read = length > 0 ? tokens.read('preview', token, length) : undefined
      if (!read || clock.now() - read.issuedAt >= lifetime) return undefined
      const path = read.content.toString()
      return isShared(path) ? path : undefined
    },
  }
}
