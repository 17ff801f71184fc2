import { type Kysely, sql } from 'kysely'

/** What the product notes about itself, and the mark of a sign-up that it sent to itself as a trial. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('watch_notes')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .alterTable('checklist_downloads')
    .addColumn('is_synthetic', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // Both are looked at every minute; each index holds only the few rows it is asked for.
  await sql`create index checklist_downloads_synthetic on checklist_downloads (downloaded_at) where is_synthetic = 1`.execute(
    db,
  )
  await sql`create index outbox_gave_up on outbox (queued_at) where state = 'gave-up'`.execute(db)
}
