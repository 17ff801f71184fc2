import { type Kysely, sql } from 'kysely'

/**
 * Every mail ends: attempts that got no answer after the text are counted apart. What a cap held back and what may
 * leave now are found each by an index of its own. Notices of enquiries have no cap any more: those that one held
 * back are told together in the next digest, which took the place of the notice of a cap.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('uncertain_attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update outbox set kind = 'digest' where kind = 'cap-notice'`.execute(db)
  await sql`update outbox set unsent_reason = 'digest' where kind = 'enquiry' and state = 'waiting' and is_capped = 1`.execute(
    db,
  )
  await sql`drop index outbox_waiting`.execute(db)
  await sql`create index outbox_due on outbox (next_attempt_at) where state = 'waiting' and is_capped = 0`.execute(db)
  await sql`create index outbox_held on outbox (queued_at) where state = 'waiting' and is_capped = 1`.execute(db)
  await sql`create index outbox_uncertain on outbox (queued_at) where state = 'uncertain'`.execute(db)
}
