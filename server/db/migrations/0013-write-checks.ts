import type { Kysely } from 'kysely'

/** Where `/ready` tries whether something can be stored; empty but for that moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('write_checks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('padding', 'text', (column) => column.notNull())
    .execute()
}
