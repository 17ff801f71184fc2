import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aDatabasePlace, type DatabasePlace, engines } from '../../tests/support/engines.ts'
import { type Database, openDatabase } from './database.ts'
import { prepared } from './prepared.ts'

const addKey = prepared((db, row: { day: string; key: string }) => db.insertInto('day_keys').values(row))
const findKey = prepared((db, { day }: { day: string }) =>
  db.selectFrom('day_keys').select('key').where('day', '=', day).where('key', '<>', 'never'),
)

describe.each(engines)('a prepared query on %s', (engine) => {
  let place: DatabasePlace
  let database: Database

  beforeEach(async () => {
    place = await aDatabasePlace(engine)
    database = await openDatabase(place)
  })
  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  test('runs with the values of each call, in and outside of a transaction', async () => {
    await database.write(async (transaction) => {
      await addKey(transaction, { day: '2026-01-01', key: "first '; --" })
      await addKey(transaction, { key: 'second', day: '2026-01-02' })
      expect(await findKey(transaction, { day: '2026-01-02' })).toEqual([{ key: 'second' }])
    })
    expect(await findKey(database.db, { day: '2026-01-01' })).toEqual([{ key: "first '; --" }])
    expect(await findKey(database.db, { day: '2026-01-03' })).toEqual([])
  })
})
