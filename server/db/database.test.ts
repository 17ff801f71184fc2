import { mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aDatabasePlace, engines } from '../../tests/support/engines.ts'
import { isOutage, LastingError } from '../runtime/outage.ts'
import { awaitDatabase, type Database, sqliteFile } from './database.ts'
import { newId } from './new-id.ts'

async function aPlace(work?: (database: Database) => Promise<void>) {
  const place = await aDatabasePlace('sqlite')
  onTestFinished(place.remove)
  const database = awaitDatabase(place, () => {}, work)
  onTestFinished(database.close)
  const store = (id: string) =>
    database
      .write((transaction) => transaction.insertInto('write_checks').values({ id, padding: '' }).execute())
      .then(
        () => undefined,
        (error: Error) => error,
      )
  return { database, store, file: join(place.dataDir, sqliteFile) }
}

test.each(engines)('a database that is there is opened by whoever needs it first, on %s', async (engine) => {
  const place = await aDatabasePlace(engine)
  const database = awaitDatabase(place, () => {})
  const read = (db = database.db) => db.selectFrom('write_checks').select('id').execute()
  expect(await Promise.all([read(), read(), database.write(read)])).toEqual([[], [], []])
  await database.open()
  await database.close()
  await place.remove()
})

/** What may be wrong with a file, and what each use then says; each spoils the file and returns what mends it. */
const obstacles: [what: string, spoil: (file: string) => () => void, said: string, isLasting: boolean][] = [
  [
    'cannot be opened',
    (file) => {
      mkdirSync(file)
      return () => rmdirSync(file)
    },
    'the database cannot be opened: unable to open database file',
    false,
  ],
  [
    'another process holds',
    (file) => {
      const other = new DatabaseSync(file)
      other.exec('pragma locking_mode=exclusive; begin exclusive; create table others (id text)')
      return () => other.close()
    },
    'the database cannot be opened: database is locked',
    false,
  ],
  [
    'is no database',
    (file) => {
      writeFileSync(file, 'no database at all, '.repeat(100))
      return () => rmSync(file)
    },
    'the database cannot be used until that is mended: file is not a database',
    true,
  ],
]

test.each(obstacles)(
  'a file that %s fails every use at once, as one that is away, and is used as soon as it can be',
  async (_what, spoil, said, isLasting) => {
    const { store, file } = await aPlace()
    const mend = spoil(file)
    for (let round = 0; round < 3; round += 1) {
      const began = performance.now()
      const errors = await Promise.all(Array.from({ length: 200 }, (_, index) => store(`${round}-${index}`)))
      const failures = errors.map((error) => [error?.message, isOutage(error), error instanceof LastingError].join())
      expect(new Set(failures)).toEqual(new Set([[said, true, isLasting].join()]))
      expect(performance.now() - began).toBeLessThan(2_500)
    }
    mend()
    await expect.poll(() => store('after'), { timeout: 30_000 }).toBeUndefined()
    expect(await store('again')).toBeUndefined()
  },
)

test('what is done before the first use is done once, and tried again with the opening if it fails', async () => {
  const done: string[] = []
  let isFailing = true
  const { store } = await aPlace(async ({ write }) => {
    await write((transaction) => sql`select 1`.execute(transaction))
    if (isFailing) throw new Error('not yet')
    done.push('work')
  })
  const errors = await Promise.all([store('a'), store('b'), store('c')])
  expect(errors.map((error) => error?.message)).toEqual(Array(3).fill('the database cannot be opened: not yet'))
  isFailing = false
  // Nobody tries again within a second.
  expect((await store('d'))?.message).toBe('the database cannot be opened: not yet')
  await expect.poll(() => store('e'), { timeout: 30_000 }).toBeUndefined()
  expect(done).toEqual(['work'])
})

test('an opening that takes long keeps nobody waiting longer than three seconds, and goes on', async () => {
  const held = Promise.withResolvers<void>()
  const { database, store } = await aPlace(() => held.promise)
  const began = performance.now()
  expect((await store('a'))?.message).toMatch(/^the database is not open yet/)
  expect(performance.now() - began).toBeGreaterThan(2_500)
  const later = performance.now()
  const error = await store('b')
  expect([isOutage(error), performance.now() - later < 500]).toEqual([true, true])
  held.resolve()
  await database.open()
  expect(await store('c')).toBeUndefined()
})

test('ids made one after the other sort in that order, within a millisecond and after the clock was set back', () => {
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now')
  const shifts = [0, 0, 5, -60_000, ...Array.from({ length: 10_000 }, () => 5), 60_000]
  const ids = shifts.map((shift) => {
    clock.mockReturnValue(now + shift)
    return newId()
  })
  clock.mockRestore()
  expect(ids.toSorted()).toEqual(ids)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
