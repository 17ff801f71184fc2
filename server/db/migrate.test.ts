import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { describe, expect, test } from 'vitest'
import { aDatabasePlace, engines } from '../../tests/support/engines.ts'
import { addEnquiries } from '../../tests/support/enquiries.ts'
import { addLeads } from '../../tests/support/leads.ts'
import { addition, migrateAsNewer, openAsItIs, removal } from '../../tests/support/newer-release.ts'
import { addAnswer, notePerson } from '../../tests/support/people.ts'
import { startEach } from '../../tests/support/start.ts'
import { hashOf } from '../runtime/files.ts'
import { openDatabase } from './database.ts'
import { migrate, migrations } from './migrate.ts'
import type { Tables } from './tables.ts'

type Column = { type: string; isNullable: boolean; hasDefault: boolean }

async function readColumns(db: Kysely<Tables>): Promise<Map<string, Column>> {
  const tables = await db.introspection.getTables()
  return new Map(
    tables.flatMap((table) =>
      table.columns.map(({ name, dataType, isNullable, hasDefaultValue, isAutoIncrementing }) => [
        `${table.name}.${name}`,
        { type: dataType, isNullable, hasDefault: hasDefaultValue || isAutoIncrementing },
      ]),
    ),
  )
}

/** Columns with which a release that knew only the schema before could no longer read or write. */
function findBroken(before: Map<string, Column>, after: Map<string, Column>): string[] {
  const tables = new Set([...before.keys()].map((name) => name.split('.', 1)[0]))
  const changed = [...before].filter(([name, { type, isNullable }]) => {
    const now = after.get(name)
    return now === undefined || now.type !== type || (isNullable && !now.isNullable)
  })
  const required = [...after].filter(
    ([name, { isNullable, hasDefault }]) =>
      tables.has(name.split('.', 1)[0]) && !before.has(name) && !isNullable && !hasDefault,
  )
  return [...changed, ...required].map(([name]) => name)
}

describe.each(engines)('a release on the database of another one, on %s', (engine) => {
  const place = startEach(() => aDatabasePlace(engine))

  const startThis = async () => (await openDatabase(place)).close()

  test('starts where a newer one has only added, and so does the newer one afterwards', async () => {
    await startThis()
    await migrateAsNewer(place, '9998-mood', addition)
    await startThis()
    await migrateAsNewer(place, '9998-mood', addition)
    const db = openAsItIs(place)
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    await db.destroy()
    expect(rows.map(({ name }) => name)).toEqual([...Object.keys(migrations), '9998-mood'])
  })

  test('finds what the release before has stored by the signs of a keyboard', async () => {
    const db = openAsItIs(place)
    await migrate(db, engine, Object.fromEntries(Object.entries(migrations).slice(0, 1)))
    const [enquiry] = await addEnquiries({ db }, [{ email: 'a@example.org' }])
    await addLeads({ db }, [{ email: 'b@example.org' }])
    await notePerson({ db }, 'b@example.org')
    await addAnswer({ db }, enquiry?.id ?? '')
    const tables = ['enquiries', 'checklist_downloads', 'person_notes', 'answers'] as const
    for (const table of tables)
      await sql`update ${sql.table(table)} set searched = ${'l’an “d‘or„ ‐‑–—\u00a0\u202f'}`.execute(db)
    await startThis()
    for (const table of tables)
      expect(await db.selectFrom(table).select('searched').execute()).toEqual([{ searched: `l'an "d'or" ----  ` }])
    await db.destroy()
  })

  test('may start at the very moment at which a newer one does', async () => {
    await startThis()
    await Promise.all([startThis(), migrateAsNewer(place, '9998-mood', addition), startThis()])
    await startThis()
  })

  test('can work with what a newer one has made, unless the name of a migration says “breaking”', async () => {
    const db = openAsItIs(place)
    const migrateTo = async (name: string, known: Record<string, Migration>) => {
      const { error } = await new Migrator({ db, provider: { getMigrations: async () => known } }).migrateTo(name)
      expect(error).toBeUndefined()
      return readColumns(db)
    }
    const [first = '', ...later] = Object.keys(migrations)
    let before = await migrateTo(first, migrations)
    for (const name of later) {
      const after = await migrateTo(name, migrations)
      expect([name, name.endsWith('-breaking') ? [] : findBroken(before, after)]).toEqual([name, []])
      before = after
    }
    const added = await migrateTo('9998-mood', { ...migrations, '9998-mood': addition })
    expect(findBroken(before, added)).toEqual([])
    const removed = await migrateTo('9999-less', { ...migrations, '9998-mood': addition, '9999-less': removal })
    expect(findBroken(added, removed)).toEqual(['consents.locale'])
    await db.destroy()
  })

  // What follows asks either database for nothing of its own.
  if (engine !== engines[0]) return

  test('is refused where a newer one has done more, with one line that says what to do, and changes nothing', async () => {
    await migrateAsNewer(place, '9999-less-breaking', removal)
    const db = openAsItIs(place)
    const before = await readColumns(db)
    await expect(startThis()).rejects.toThrow(
      /^the database is that of a newer release \(migration 9999-less-breaking\): start that release, or restore [^\n]+$/,
    )
    expect(await readColumns(db)).toEqual(before)
    await db.destroy()
  })

  test('is refused where an older one has made another schema, with one line, and changes nothing', async () => {
    const db = openAsItIs(place)
    const older = { up: (old: typeof db) => old.schema.createTable('leads').addColumn('id', 'text').execute() }
    await migrate(db, engine, { '0001-leads': older })
    await expect(startThis()).rejects.toThrow(
      /^the database was made by a release before 1\.0 \(migration 0001-leads\): start with an empty data folder [^\n]+$/,
    )
    expect((await db.introspection.getTables()).map(({ name }) => name)).toEqual(['leads'])
    await db.destroy()
  })
})

test('the first migration stays that of 1.0.0-rc.1: data is stored in what it made', async () => {
  const place = await aDatabasePlace('sqlite')
  const db = openAsItIs(place)
  await migrate(db, 'sqlite', Object.fromEntries(Object.entries(migrations).slice(0, 1)))
  const { rows } = await sql`select sql from sqlite_master where name not like '%kysely%' order by name`.execute(db)
  await db.destroy()
  await place.remove()
  expect(hashOf(JSON.stringify(rows))).toBe('d32ae2d9e4d17f8f6bdcdcdc5ec8d3270b15ee5473d54f32181c7375e1a7e45c')
})
