import { sql } from 'kysely'
import type { Database } from '../../server/db/database.ts'

/**
 * Names of the tables that hold `text` in any column, in any case; migrations aside, every table is searched.
 */
export async function searchTables({ db }: Database, text: string): Promise<string[]> {
  const found: string[] = []
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    if (JSON.stringify(rows).toLowerCase().includes(text.toLowerCase())) found.push(name)
  }
  return found
}
