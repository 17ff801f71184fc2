import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'
import type { Content } from '../../contract/content/content.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'
import type { SiteFile } from '../http/site-answers.ts'
import { writeWhole } from '../runtime/files.ts'
import type { Inputs } from './build.ts'

/** A file as it is served. `hash` is that of its body; `isBest` once nothing compresses it better. */
export type KeptFile = SiteFile & { hash: string; isBest: boolean }

/** A file that is expensive to make: it stands in the cache under its key, and is made when it is asked for. */
export type MadeFile = Omit<SiteFile, 'bodies'> & { key: string }

/** The whole rendered site, and what it was rendered from. */
export type Snapshot = {
  madeAt: string
  /** Of which program, address and files of the release it was made. */
  inputs: Inputs
  /** The last of the owner's revisions in it (`toMark`). */
  revision: string
  /** The day it was rendered for (Europe/Paris), and the next moment (milliseconds) at which something falls due. */
  day: string
  nextChangeAt: number
  content: Content
  /** By address. */
  files: Map<string, KeptFile>
  notFound: Record<Locale, KeptFile>
  /** By address, or by the name that only the server knows (`checklistName`). */
  made: Map<string, MadeFile>
  /** Parts of pages that only an older site names, which a reader may have open. */
  older: Map<string, KeptFile | MadeFile>
}

/** Length of a checksum (bytes). */
const checksumLength = 32
const checksumOf = (body: Buffer) => createHash('sha256').update(body).digest()

/** Bytes of their own: those that came with a file, or a message, would keep all of it in memory. */
export const own = <File extends KeptFile>(file: File): File => ({
  ...file,
  bodies: Object.fromEntries(Object.entries(file.bodies).map(([encoding, body]) => [encoding, Buffer.from(body)])),
})

/** The last good snapshot. What is missing, damaged, or of another form is as good as missing: it is made anew. */
export async function readSnapshot(file: string): Promise<Snapshot | undefined> {
  try {
    const bytes = await readFile(file)
    const body = bytes.subarray(checksumLength)
    if (!checksumOf(body).equals(bytes.subarray(0, checksumLength))) return undefined
    const { files, notFound, older, ...rest }: Snapshot = deserialize(body)
    return {
      ...rest,
      files: new Map([...files].map(([path, one]) => [path, own(one)])),
      notFound: perKey(locales, (locale) => own(notFound[locale])),
      older: new Map([...older].map(([path, one]) => [path, 'bodies' in one ? own(one) : one])),
    }
  } catch {
    return undefined
  }
}

/** Writes it whole: a crash at any moment leaves the one before. */
export function writeSnapshot(file: string, snapshot: Snapshot): Promise<void> {
  const body = serialize(snapshot)
  return writeWhole(file, Buffer.concat([checksumOf(body), body]))
}
