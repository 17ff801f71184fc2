import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { type Locale, locales } from '../../contract/locales.ts'
import { shellFolder } from '../../contract/routes.ts'
import { toContentSecurityPolicy } from './security-headers.ts'

/** Encodings made at build beside each text file, the preferred first, with the ending of the sidecar file. */
export const encodings = [
  ['br', '.br'],
  ['zstd', '.zst'],
  ['gzip', '.gz'],
] as const

export type Encoding = (typeof encodings)[number][0] | 'identity'

/** One file of the built site, in memory with everything an answer needs. */
export type SiteFile = {
  contentType: string
  cacheControl: string
  etag: string
  /** Only of pages. */
  contentSecurityPolicy: string | undefined
  isIndexed: boolean
  /** True for a page that the server finishes per request. */
  hasSlots: boolean
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
}

export type SiteFiles = {
  /** By address: pages without `.html`. */
  files: Map<string, SiteFile>
  /** What unknown addresses get; they have no address themselves. */
  notFound: Record<Locale, SiteFile>
  /** Unfinished pages, which only the server can finish, by name: `confirm-fr`. */
  shells: Map<string, string>
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.pdf': 'application/pdf',
  '.webmanifest': 'application/manifest+json',
}

/** Hashed names never change; fonts change with their name; pages may stand in a shared cache for five minutes. */
function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/') || path.startsWith('/fonts/')) return 'public, max-age=31536000, immutable'
  if (path.endsWith('.html')) return 'public, max-age=0, s-maxage=300, must-revalidate'
  return 'public, max-age=86400'
}

/** Address of a built file: `/en.html` is `/en`, `/index.html` is `/`. */
function addressOf(path: string): string {
  return path === '/index.html' ? '/' : path.replace(/\.html$/, '')
}

function readFile(folder: string, path: string): SiteFile {
  const file = join(folder, path)
  const identity = readFileSync(file)
  const html = path.endsWith('.html') ? identity.toString('utf8') : undefined
  const bodies: SiteFile['bodies'] = { identity }
  for (const [encoding, ending] of encodings) {
    if (existsSync(`${file}${ending}`)) bodies[encoding] = readFileSync(`${file}${ending}`)
  }
  return {
    contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
    cacheControl: cacheControlOf(path),
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    contentSecurityPolicy: html && toContentSecurityPolicy(html),
    isIndexed: !(html && /<meta name="robots" content="[^"]*noindex/.test(html)),
    hasSlots: html?.includes('{{') ?? false,
    bodies,
  }
}

/** Takes the 404 pages out of what has an address. */
function takeNotFoundPages(files: Map<string, SiteFile>): Record<Locale, SiteFile> {
  const pages = locales.map((locale) => {
    const path = locale === 'fr' ? '/404' : `/${locale}/404`
    const page = files.get(path)
    if (!page) throw new Error(`the built site has no page ${path}`)
    files.delete(path)
    return [locale, page]
  })
  return Object.fromEntries(pages)
}

/** Reads the built site into memory: pages are then answered without touching the disk. */
export function readSiteFiles(folder: string): SiteFiles {
  const files = new Map<string, SiteFile>()
  const shells = new Map<string, string>()
  const sidecars = encodings.map(([, ending]) => ending)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/')
    // The one folder with a dot that has addresses (RFC 8615).
    const isHidden = path.includes('/.') && !path.startsWith('/.well-known/')
    if (!entry.isFile() || isHidden || sidecars.some((ending) => path.endsWith(ending))) continue
    if (path.startsWith(`${shellFolder}/`)) {
      shells.set(path.slice(shellFolder.length + 1).replace(/\.html$/, ''), readFileSync(join(folder, path), 'utf8'))
    } else {
      files.set(addressOf(path), readFile(folder, path))
    }
  }
  return { files, shells, notFound: takeNotFoundPages(files) }
}
