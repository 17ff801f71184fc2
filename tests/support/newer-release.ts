import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type DatabaseLocation, sqliteFile } from '../../server/db/database.ts'
import { openPostgres, openSqlite } from '../../server/db/engines.ts'
import { migrate, migrations } from '../../server/db/migrate.ts'
import type { Tables } from '../../server/db/tables.ts'

/** A migration that releases before it can work with: a column and a table more. */
export const addition: Migration = {
  up: async (db) => {
    await db.schema.alterTable('consents').addColumn('mood', 'text').execute()
    await db.schema.createTable('moods').addColumn('name', 'text').execute()
  },
}

/** A migration that they cannot work with. */
export const removal: Migration = { up: (db) => db.schema.alterTable('consents').dropColumn('locale').execute() }

/** The database of a place as it is. */
export const openAsItIs = ({ databaseUrl, dataDir }: DatabaseLocation): Kysely<Tables> =>
  databaseUrl ? openPostgres(databaseUrl, () => {}) : openSqlite(join(dataDir, sqliteFile))

/** Migrates a database as a release does that has one migration more than this one. */
export async function migrateAsNewer(place: DatabaseLocation, name: string, migration: Migration): Promise<void> {
  const db = openAsItIs(place)
  await migrate(db, place.databaseUrl ? 'postgres' : 'sqlite', { ...migrations, [name]: migration }).finally(() =>
    db.destroy(),
  )
}
