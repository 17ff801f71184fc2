import { mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
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

test('a file that cannot be opened fails every use at once, as one that is away, and is used as soon as it can be', async () => {
  let tries = 0
  const { store, file } = await aPlace(async () => {
    tries += 1
  })
  mkdirSync(file)
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now()
    const errors = await Promise.all(Array.from({ length: 200 }, (_, index) => store(`${round}-${index}`)))
    expect(new Set(errors.map((error) => error?.message))).toEqual(
      new Set(['the database cannot be opened: unable to open database file']),
    )
    expect(errors.every(isOutage)).toBe(true)
    expect(performance.now() - began).toBeLessThan(2_500)
  }
  rmdirSync(file)
  await expect.poll(() => store('after'), { timeout: 30_000 }).toBeUndefined()
  expect(await store('again')).toBeUndefined()
  expect(tries).toBe(1)
})

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

test('a file that somebody else holds keeps nobody waiting, and is used once it is let go', async () => {
  const { store, file } = await aPlace()
  const other = new DatabaseSync(file)
  other.exec('pragma locking_mode=exclusive; begin exclusive; create table others (id text)')
  let longest = 0
  let last = performance.now()
  const pulse = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 10)
  const error = await store('a')
  expect([isOutage(error), error?.message]).toEqual([true, expect.stringContaining('locked')])
  await wait(2_500)
  await store('b')
  clearInterval(pulse)
  // The whole process waits for SQLite.
  expect(longest).toBeLessThan(4_000)
  other.exec('rollback')
  other.close()
  await expect.poll(() => store('c'), { timeout: 30_000 }).toBeUndefined()
})

test('a file that is no database is said to need somebody, and is used once it is mended', async () => {
  const { store, file } = await aPlace()
  writeFileSync(file, 'no database at all, '.repeat(100))
  const error = await store('a')
  expect([isOutage(error), error instanceof LastingError]).toEqual([true, true])
  expect(error?.message).toBe('the database cannot be used until that is mended: file is not a database')
  rmSync(file)
  await expect.poll(() => store('b'), { timeout: 30_000 }).toBeUndefined()
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
