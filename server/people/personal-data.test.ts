import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { columnNotes } from '../../contract/privacy/personal-data.ts'
import { aDatabasePlace, type DatabasePlace, engines } from '../../tests/support/engines.ts'
import { type Database, openDatabase } from '../db/database.ts'

describe.each(engines)('the columns on %s', (engine) => {
  let place: DatabasePlace
  let database: Database
  beforeAll(async () => {
    place = await aDatabasePlace(engine, { isMigrated: true })
    database = await openDatabase(place)
  })
  afterAll(async () => {
    await database.close()
    await place.remove()
  })

  test('every column is declared: whose data, what for and how long, or why it is nobody’s', async () => {
    const tables = await database.db.introspection.getTables()
    const live = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
    const declared = Object.entries(columnNotes).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    )
    expect(live.length).toBeGreaterThan(100)
    expect(live.sort()).toEqual(declared.sort())
  })
})
