import { takeLock } from '../db/take-lock.ts'
import { compressVersion } from './compress-version.ts'
import { openSiteStore } from './store.ts'
import { type SitePlace, switchTo, withPublishLock } from './with-publish-lock.ts'

/** Any number that no other lock of ours has (PostgreSQL, advisory locks). */
const compressLock = 4_207_004

/**
 * Writes the best compression of what is served, unless that was done or somebody is at it. Nobody who publishes has to
 * wait for it: once another version is served it ends.
 */
export async function finishCompression(place: SitePlace): Promise<void> {
  const { siteDir, databaseUrl } = place
  const release = await takeLock({ databaseUrl, file: `${siteDir}/compress.lock`, number: compressLock })
  if (!release) return
  try {
    const store = openSiteStore(siteDir)
    const pointer = await store.findPointer()
    const manifest = pointer && (await store.findVersion(pointer.id))
    if (!manifest || pointer.isCompressed) return
    await compressVersion(store, manifest, 'best', async () => (await store.findPointer())?.id === manifest.id)
    await withPublishLock(place, async (site) => {
      const { served } = site
      if (served?.id === manifest.id) await switchTo(site, manifest, { ...served, isCompressed: true })
    })
  } finally {
    await release()
  }
}
