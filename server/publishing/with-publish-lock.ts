import type { Kysely } from 'kysely'
import { type DatabaseLocation, openIfThere } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { takeLock } from '../db/take-lock.ts'
import type { Manifest, Pointer } from './manifest.ts'
import { createSharedStore, type SharedStore } from './shared-store.ts'
import { openSiteStore, type SiteStore } from './store.ts'

/** Where versions are, and the database: the owner's revisions stand in it, and PostgreSQL hands versions to others. */
export type SitePlace = DatabaseLocation & { siteDir: string }

/** Any number that no other lock of ours has (PostgreSQL, advisory locks). */
const publishLock = 4_207_003

/** The versions, held by this process alone; `shared` where there are other instances. */
export type LockedSite = {
  store: SiteStore
  /** Missing before the first start. */
  db: Kysely<Tables> | undefined
  shared: SharedStore | undefined
  before: Manifest | undefined
  served: Pointer | undefined
}

/**
 * Works on the versions of a site while nobody else does.
 * @returns nothing if somebody else is at it
 */
export async function withPublishLock<Result>(
  { siteDir, databaseUrl, dataDir }: SitePlace,
  work: (site: LockedSite) => Promise<Result>,
): Promise<Result | undefined> {
  const release = await takeLock({ databaseUrl, file: `${siteDir}/publish.lock`, number: publishLock })
  if (!release) return undefined
  let db: Kysely<Tables> | undefined
  try {
    const store = openSiteStore(siteDir)
    db = await openIfThere({ databaseUrl, dataDir })
    const shared = db && databaseUrl !== undefined ? createSharedStore(db, store) : undefined
    await shared?.pull()
    const served = await store.findPointer()
    return await work({ store, db, shared, served, before: served && (await store.findVersion(served.id)) })
  } finally {
    await db?.destroy()
    await release()
  }
}

/** Switches this instance and, first, all others. */
export async function switchTo({ store, shared }: LockedSite, manifest: Manifest, pointer: Pointer): Promise<void> {
  await shared?.push(manifest, pointer)
  await store.point(pointer)
}
