import { describe, expect, test } from 'vitest'
import { otherColumns, personalColumnsOf } from '../../contract/privacy/personal-data.ts'
import { anApp } from '../../tests/support/app.ts'
import { engines } from '../../tests/support/engines.ts'
import { startOnce } from '../../tests/support/start.ts'

describe.each(engines)('the columns on %s', (engine) => {
  const app = startOnce(() => anApp({ engine }))

  test('every column is declared: as a person’s, with what for and how long, or as nobody’s', async () => {
    const tables = await app.database.db.introspection.getTables()
    const live = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
    const toNames = (all: Record<string, readonly string[]>) =>
      Object.entries(all).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`))
    const personal = Object.entries(personalColumnsOf).map(([table, columns]) => [table, Object.keys(columns)])
    const declared = [...toNames(Object.fromEntries(personal)), ...toNames(otherColumns)]
    expect(live.length).toBeGreaterThan(100)
    expect(live.sort()).toEqual(declared.sort())
  })
})
