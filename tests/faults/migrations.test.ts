import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { migrations } from '../../server/db/migrate.ts'
import { aDatabasePlace, type DatabasePlace, engines } from '../support/engines.ts'
import { test } from '../support/fault.ts'
import { openAsItIs } from '../support/newer-release.ts'
import { times } from '../support/scale.ts'

const names = Object.keys(migrations).sort()

const script = join(import.meta.dirname, '../support/migrate.ts')

/**
 * Runs the migrations in a process of its own, killed before statement `last` if it is not 0.
 * @returns how many statements there were; `undefined` if it did not come to its end
 */
const runMigrations = ({ dataDir, databaseUrl = '-' }: DatabasePlace, last = 0): Promise<number | undefined> =>
  promisify(execFile)(process.execPath, [script, dataDir, databaseUrl, String(last)]).then(
    ({ stdout }) => Number(stdout),
    () => undefined,
  )

/** The migrations that are noted, and every column there is. */
async function look(place: DatabasePlace) {
  const db = openAsItIs(place)
  try {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
    const columns = tables
      .filter(({ name }) => !name.startsWith('kysely_'))
      .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
      .sort()
    const hasBook = tables.some(({ name }) => name === 'kysely_migration')
    const { rows } = hasBook
      ? await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
      : { rows: [] }
    return { noted: rows.map(({ name }) => name), columns }
  } finally {
    await db.destroy()
  }
}

describe.each(engines)('bringing the schema up to date on %s', (engine) => {
  test.extend({ engine })(
    'killed at any statement it leaves the old schema or the new one, and the next start finishes',
    async ({ place }) => {
      const old = await look(place)
      const whole = await aDatabasePlace(engine)
      const all = (await runMigrations(whole)) ?? 0
      const made = await look(whole)
      await whole.remove()
      expect([all > 30, made.noted]).toEqual([true, names])
      const step = Math.max(1, Math.floor(all / times(6, all)))
      let kills = 0
      for (let last = 1; last < all; last += step) {
        if ((await runMigrations(place, last)) !== undefined) break
        kills += 1
        // PostgreSQL may take a moment to notice; then everything of the transaction is gone.
        expect([old, made]).toContainEqual(await look(place))
      }
      expect(kills).toBeGreaterThan(2)
      expect(await runMigrations(place)).toBeDefined()
      expect(await look(place)).toEqual(made)
    },
  )
})
