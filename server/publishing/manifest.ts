import { z } from 'zod'
import { locales } from '../../contract/locales.ts'

/** Why a version was made: by a command, at a start, or because something fell due. */
const publishReasons = ['hand', 'start', 'schedule'] as const
export type PublishReason = (typeof publishReasons)[number]

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const perLocale = <Value extends z.ZodType>(value: Value) => z.record(z.enum(locales), value)

/** A file with all that an answer says of it. Bodies stand in the store, known by their hash (SHA-256). */
const file = z.object({
  hash,
  contentType: z.string(),
  cacheControl: z.string(),
  isPage: z.boolean(),
  isIndexed: z.boolean(),
  /** Only of pages. */
  contentSecurityPolicy: z.string().optional(),
  /** What an expensive file was drawn from: the next version takes it over if that has not changed. */
  key: z.string().optional(),
})

/** What a version is made of, as `versions/<id>.json`. */
export const manifestSchema = z.object({
  /** Moment of its making in sortable letters; of two versions the later has the greater. */
  id: z.string().regex(/^\d{8}T\d{9}Z$/),
  madeAt: z.iso.datetime(),
  by: z.enum(publishReasons),
  /** The version that was served before; `--back` returns to it. */
  before: z.string().optional(),
  /** Which program, which address, which files of the content and which of the owner's revisions it was made of. */
  inputs: z.object({
    buildId: z.string(),
    siteUrl: z.string(),
    contentHash: z.string(),
    /** Versions made before there were revisions have none. */
    revision: z.string().default(''),
  }),
  /** The day it was drawn for (Europe/Paris). */
  day: z.iso.date(),
  /** The next moment at which something falls due. */
  nextChangeAt: z.iso.datetime(),
  /** Addresses of pages that the version before had otherwise. */
  changes: z.object({ added: z.array(z.string()), changed: z.array(z.string()), gone: z.array(z.string()) }),
  /** By address. */
  files: z.record(z.string(), file),
  notFound: perLocale(file),
  /** What the server reads and no visitor gets. `key` as above. */
  hidden: z.object({ content: hash, documentsKey: z.string(), pdfs: perLocale(hash) }),
})

export type Manifest = z.infer<typeof manifestSchema>
export type ManifestFile = z.infer<typeof file>

/** Every hash that a version names. */
export function listHashes({ files, notFound, hidden }: Manifest): Set<string> {
  const shown = [...Object.values(files), ...Object.values(notFound)].map((one) => one.hash)
  return new Set([...shown, hidden.content, ...Object.values(hidden.pdfs)])
}

/** Which version is served. It is replaced in one step: the only switch there is. */
export const pointerSchema = z.object({
  id: z.string(),
  /** Set by going back: the schedule publishes nothing until somebody publishes by hand. */
  isHeld: z.boolean(),
  /** Whether the best compression has been written; a visitor may wait for it, a publication does not. */
  isCompressed: z.boolean(),
})
export type Pointer = z.infer<typeof pointerSchema>
