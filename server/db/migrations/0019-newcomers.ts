import type { Kysely } from 'kysely'

/** Whose mail waits for a place: a client that had caused none that day goes first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('is_newcomer', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
