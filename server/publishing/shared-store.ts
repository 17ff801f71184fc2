import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { forEachAtOnce } from './for-each-at-once.ts'
import { listHashes, type Manifest, manifestSchema, type Pointer, pointerSchema } from './manifest.ts'
import { hashOf, type SiteStore } from './store.ts'

/** Bodies on their way at a time; the pool has ten connections. */
const atOnce = 4

const hashIn = (name: string): string => name.split('.', 1)[0] ?? ''

/**
 * The versions of the site in PostgreSQL, where instances hand them to each other. What stands there is what all of
 * them serve within seconds.
 */
export function createSharedStore(db: Kysely<Tables>, store: SiteStore) {
  async function findPointer(): Promise<Pointer | undefined> {
    const row = await db.selectFrom('site_pointers').select('pointer').where('name', '=', 'current').executeTakeFirst()
    return row && pointerSchema.safeParse(JSON.parse(row.pointer)).data
  }

  async function listNames(): Promise<string[]> {
    return (await db.selectFrom('site_files').select('name').execute()).map(({ name }) => name)
  }

  async function fetchBody(name: string): Promise<void> {
    const row = await db.selectFrom('site_files').select('body').where('name', '=', name).executeTakeFirst()
    // Gone meanwhile: the next look finds another version.
    if (!row) return
    if (name !== hashIn(name) || hashOf(row.body) === name) await store.putNamed(name, row.body)
    // An instance that has it, or publishes it, puts it there anew.
    else await db.deleteFrom('site_files').where('name', '=', name).execute()
  }

  async function fetchBodies(manifests: readonly Manifest[]): Promise<void> {
    const hashes = new Set(manifests.flatMap((manifest) => [...listHashes(manifest)]))
    const missing = (await listNames()).filter((name) => hashes.has(hashIn(name)) && !store.has(name))
    await forEachAtOnce(missing, atOnce, fetchBody)
  }

  async function write(to: Pointer): Promise<void> {
    const pointer = JSON.stringify(to)
    await db
      .insertInto('site_pointers')
      .values({ name: 'current', pointer })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ pointer }))
      .execute()
  }

  /** Leaves what the store keeps, and nothing else. */
  async function sweep(): Promise<void> {
    const kept = await store.listKept()
    const ids = kept.map(({ id }) => id)
    await db.deleteFrom('site_versions').where('id', 'not in', ids).execute()
    const hashes = new Set(kept.flatMap((manifest) => [...listHashes(manifest)]))
    const left = (await listNames()).filter((name) => !hashes.has(hashIn(name)) || !store.has(name))
    if (left.length > 0) await db.deleteFrom('site_files').where('name', 'in', left).execute()
  }

  return {
    /**
     * Brings what the other instances serve into this store, and switches to it. What is not whole there, or was
     * written otherwise by another version of the product, is as good as missing: the next publication replaces it.
     */
    pull: async (): Promise<void> => {
      const pointer = await findPointer()
      const own = await store.findPointer()
      if (!pointer || JSON.stringify(pointer) === JSON.stringify(own)) return
      const ids = (await db.selectFrom('site_versions').select('id').execute()).map(({ id }) => id)
      const there = new Set(await store.listVersions())
      const wanted = ids.filter((id) => id === pointer.id || !there.has(id))
      if (wanted.length === 0) return
      const rows = await db.selectFrom('site_versions').select('manifest').where('id', 'in', wanted).execute()
      const manifests = rows.flatMap(({ manifest }) => manifestSchema.safeParse(JSON.parse(manifest)).data ?? [])
      await fetchBodies(manifests)
      const whole = manifests.filter(store.isWhole)
      for (const manifest of whole) await store.addVersion(manifest)
      if (!whole.some(({ id }) => id === pointer.id)) return
      await store.point(pointer)
      // A publishing instance holds the lock of all, and hands over what it has drawn last: nobody is drawing here.
      await store.sweep({ leavesParts: true })
    },

    /** Hands a version of this store to the other instances, and switches them to it. */
    push: async (manifest: Manifest, pointer: Pointer): Promise<void> => {
      const there = new Set(await listNames())
      const missing = store.listNames(manifest).filter((name) => !there.has(name))
      await forEachAtOnce(missing, atOnce, async (name) => {
        const body = await store.readNamed(name)
        await db
          .insertInto('site_files')
          .values({ name, body })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      })
      await db
        .insertInto('site_versions')
        .values({ id: manifest.id, manifest: JSON.stringify(manifest) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await write(pointer)
      await sweep()
    },
  }
}

export type SharedStore = ReturnType<typeof createSharedStore>
