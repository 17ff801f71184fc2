import type { Locale } from '../../contract/locales.ts'

/**
 * Encodings kept beside each text file, the preferred first, with the ending of the file that holds it. Clients that
 * know zstd know one of them.
 */
export const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

export type Encoding = (typeof encodings)[number][0] | 'identity'

/** One file of the published site, in memory with everything an answer needs. */
export type SiteFile = {
  contentType: string
  cacheControl: string
  /** Only of pages. */
  contentSecurityPolicy: string | undefined
  isIndexed: boolean
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
}

export type SiteFiles = {
  /** By address. */
  files: ReadonlyMap<string, SiteFile>
  /** What unknown addresses get; they have no address themselves. */
  notFound: Record<Locale, SiteFile>
  /** Addresses at which pages stood before, and where each has moved; one that has not is gone for good. */
  moved: ReadonlyMap<string, { to?: string }>
}
