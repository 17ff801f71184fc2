import { sql } from 'kysely'
import type { Database } from '../../server/db/database.ts'
import type { Tables } from '../../server/db/tables.ts'

/**
 * Takes a table away, so that whatever asks for it meets a fault of the database.
 * @returns puts it back
 */
export async function takeAway({ db }: Database, table: keyof Tables): Promise<() => Promise<void>> {
  const away = `${table}_away`
  await sql`alter table ${sql.table(table)} rename to ${sql.table(away)}`.execute(db)
  return async () => {
    await sql`alter table ${sql.table(away)} rename to ${sql.table(table)}`.execute(db)
  }
}
