import { extname } from 'node:path'
import { searchIndexPath } from '../../contract/blog-routes.ts'
import { locales } from '../../contract/locales.ts'
import { toContentSecurityPolicy } from '../http/security-headers.ts'
import type { SiteFile } from '../http/site-answers.ts'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.pdf': 'application/pdf',
}

const pageType = 'text/html; charset=utf-8'

const searchIndexes = new Set(locales.map(searchIndexPath))

/** Hashed names never change; fonts change with their name; feeds, sitemaps and the search show what is new within minutes. */
function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/') || path.startsWith('/fonts/')) return 'public, max-age=31536000, immutable'
  if (path.endsWith('.xml') || searchIndexes.has(path)) return 'public, max-age=300'
  return 'public, max-age=86400'
}

/** What an answer says of a file, whatever its bytes are. */
export type Described = Omit<SiteFile, 'bodies'>

/** What an answer with a page says of it. Public pages are asked for anew at every visit. */
export function describePage(html: string): Described {
  return {
    contentType: pageType,
    cacheControl: 'public, max-age=0, must-revalidate',
    isIndexed: !/<meta name="robots" content="[^"]*noindex/.test(html),
    contentSecurityPolicy: toContentSecurityPolicy(html),
  }
}

/** What an answer with the file at an address says of it. */
export function describeFile(path: string): Described {
  return {
    contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
    cacheControl: cacheControlOf(path),
    contentSecurityPolicy: undefined,
    isIndexed: true,
  }
}

/** Pictures, fonts, styles and scripts: an open page of an older site may still ask for them. */
export function isPartOfPages({ contentType }: Pick<SiteFile, 'contentType'>): boolean {
  return /^(image|font)\/|^text\/(css|javascript)/.test(contentType)
}
