import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sqliteFile } from '../../server/db/database.ts'
import { openPostgres, openSqlite } from '../../server/db/engines.ts'
import { migrations } from '../../server/db/migrate.ts'
import { aDatabasePlace, type DatabasePlace, engines } from '../support/engines.ts'
import { times } from '../support/scale.ts'

const names = Object.keys(migrations).sort()

/** Runs the migrations in a process of its own, killed before statement `last` if it is not 0. */
function runMigrations(
  { dataDir, databaseUrl }: DatabasePlace,
  last = 0,
): Promise<{ code: number | null; out: string }> {
  const script = join(import.meta.dirname, '../support/migrate.ts')
  const child = spawn(process.execPath, [script, dataDir, databaseUrl ?? '-', String(last)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  child.stdout.on('data', (chunk) => (out += chunk))
  child.stderr.on('data', (chunk) => (out += chunk))
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, out })))
}

describe.each(engines)('bringing the schema up to date on %s', (engine) => {
  let place: DatabasePlace
  beforeEach(async () => {
    place = await aDatabasePlace(engine)
  })
  afterEach(() => place.remove())

  const open = () =>
    place.databaseUrl ? openPostgres(place.databaseUrl, () => {}) : openSqlite(join(place.dataDir, sqliteFile))

  /** The migrations that are noted, and every column there is. */
  const look = async () => {
    const db = open()
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

  test('killed at any statement it leaves the old schema or the new one, and the next start finishes', async () => {
    const old = await look()
    const counted = await aDatabasePlace(engine)
    const all = Number((await runMigrations(counted)).out)
    await counted.remove()
    expect(all).toBeGreaterThan(30)
    const step = Math.max(1, Math.floor(all / times(6, all)))
    let kills = 0
    for (let last = 1; last < all; last += step) {
      const { code } = await runMigrations(place, last)
      const now = await look()
      if (code === 0) break
      kills += 1
      // PostgreSQL may take a moment to notice; then everything of the transaction is gone.
      expect(now.noted.length === names.length ? now.noted : now).toEqual(
        now.noted.length === names.length ? names : old,
      )
    }
    expect(kills).toBeGreaterThan(2)
    expect((await runMigrations(place)).code).toBe(0)
    const done = await look()
    expect(done.noted).toEqual(names)
    const fresh = await aDatabasePlace(engine)
    await runMigrations(fresh)
    await place.remove()
    place = fresh
    expect(done.columns).toEqual((await look()).columns)
  })
})
