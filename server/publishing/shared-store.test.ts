import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aDatabasePlace, type DatabasePlace } from '../../tests/support/engines.ts'
import { addVersion, aSiteFolder, idOf } from '../../tests/support/site-versions.ts'
import { openPostgres } from '../db/postgres.ts'
import type { Tables } from '../db/tables.ts'
import { createSharedStore } from './shared-store.ts'
import { hashOf } from './store.ts'

type Instance = ReturnType<typeof aSiteFolder>

let place: DatabasePlace
let db: Kysely<Tables>
let one: Instance
let other: Instance
beforeEach(async () => {
  place = await aDatabasePlace('postgres', { isMigrated: true })
  db = openPostgres(place.databaseUrl ?? '', () => {})
  one = aSiteFolder()
  other = aSiteFolder()
})
afterEach(async () => {
  await db.destroy()
  one.remove()
  other.remove()
  await place.remove()
})

const shareOf = ({ store }: Instance) => createSharedStore(db, store)
const served = async ({ store }: Instance) => (await store.findPointer())?.id

async function publish(instance: Instance, number: number): Promise<void> {
  const manifest = await addVersion(instance.store, { number, pages: { '/': `<p>${number}</p>` } })
  const pointer = { id: manifest.id, isHeld: false, isCompressed: true }
  await shareOf(instance).push(manifest, pointer)
  await instance.store.point(pointer)
}

test('what one instance publishes another takes over, and keeps as many versions', async () => {
  for (const number of [1, 2]) await publish(one, number)
  await shareOf(other).pull()
  expect([await served(other), await other.store.listVersions()]).toEqual([idOf(2), [2, 1].map(idOf)])
  for (const number of [3, 4, 5, 6, 7, 8]) {
    await publish(one, number)
    await shareOf(other).pull()
  }
  expect(await other.store.listVersions()).toEqual([8, 7, 6, 5, 4].map(idOf))
  expect(other.store.has(hashOf('<p>1</p>'))).toBe(false)
})

test('a shared body that is damaged is not taken over, locks nobody out, and is put there anew', async () => {
  await publish(one, 1)
  await shareOf(other).pull()
  await publish(one, 2)
  const name = hashOf('<p>2</p>')
  await db
    .updateTable('site_files')
    .set({ body: Buffer.from('torn') })
    .where('name', '=', name)
    .execute()
  await shareOf(other).pull()
  expect(await served(other)).toBe(idOf(1))
  await publish(other, 3)
  await shareOf(one).pull()
  expect(await served(one)).toBe(idOf(3))
})

test('a version that another release wrote otherwise is left to that release, and the next publication replaces it', async () => {
  await publish(one, 1)
  await shareOf(other).pull()
  await publish(one, 2)
  await db.updateTable('site_versions').set({ manifest: '{"id":"of tomorrow"}' }).where('id', '=', idOf(2)).execute()
  await shareOf(other).pull()
  expect(await served(other)).toBe(idOf(1))
  await publish(other, 3)
  await shareOf(one).pull()
  expect(await served(one)).toBe(idOf(3))
})
