import { encodings } from '../http/site-files.ts'
import { compress, type Effort, isCompressible } from './compress.ts'
import { forEachAtOnce } from './for-each-at-once.ts'
import type { Manifest } from './manifest.ts'
import type { SiteStore } from './store.ts'

/** Bodies compressed at a time: at its best level each compressor takes tens of megabytes, at a quick one they wait for the disk. */
const atOnce: Record<Effort, number> = { quick: 8, best: 1 }

/**
 * Writes the compressed forms of all texts of a version that are not there yet.
 * @param isWanted asked before each body; it ends once that is false
 */
export async function compressVersion(
  store: SiteStore,
  { files, notFound }: Pick<Manifest, 'files' | 'notFound'>,
  effort: Effort,
  isWanted: () => Promise<boolean> = async () => true,
): Promise<void> {
  const types = new Map(
    [...Object.values(files), ...Object.values(notFound)].map((file) => [file.hash, file.contentType]),
  )
  await forEachAtOnce(types, atOnce[effort], async ([hash, contentType]) => {
    const isThere = ([encoding]: (typeof encodings)[number]) =>
      store.hasEncoded(hash, encoding, 'best') || store.hasEncoded(hash, encoding, effort)
    const missing = encodings.filter((one) => !isThere(one))
    if (missing.length === 0 || !(await isWanted())) return
    if (!isCompressible({ contentType, size: Number.POSITIVE_INFINITY })) return
    const body = await store.read(hash)
    if (!isCompressible({ contentType, size: body.length })) return
    for (const [encoding] of missing)
      await store.putEncoded(hash, encoding, effort, await compress(body, encoding, effort))
  })
}
