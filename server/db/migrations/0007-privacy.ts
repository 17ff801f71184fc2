import type { Kysely } from 'kysely'

/**
 * Who was erased (as keyed hashes), the chain of commitments to consents, the daily deletions, and when the
 * clock was last looked at. Consents that are not in the chain yet are found by a small index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('address_hash', 'text', (column) => column.primaryKey())
    .addColumn('erased_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('consent_commitments')
    .addColumn('n', 'integer', (column) => column.primaryKey())
    .addColumn('commitment', 'text', (column) => column.notNull())
    .addColumn('chain', 'text', (column) => column.notNull())
    .addColumn('committed_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema.alterTable('consents').addColumn('salt', 'text').execute()
  await db.schema.alterTable('consents').addColumn('given_n', 'integer').execute()
  await db.schema.alterTable('consents').addColumn('confirmed_n', 'integer').execute()
  await db.schema
    .alterTable('consents')
    .addColumn('to_commit', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createIndex('consents_to_commit')
    .on('consents')
    .column('given_at')
    .where('to_commit' as never, '=', 1)
    .execute()

  await db.schema
    .createTable('retention_runs')
    .addColumn('ran_at', 'text', (column) => column.primaryKey())
    .addColumn('shown_until', 'text', (column) => column.notNull())
    .addColumn('is_paused', 'integer', (column) => column.notNull())
    .addColumn('leads', 'integer', (column) => column.notNull())
    .addColumn('enquiries', 'integer', (column) => column.notNull())
    .execute()
  // Each day those whose three years are over are looked for; only confirmed leads wait that long.
  await db.schema
    .createIndex('checklist_downloads_contact')
    .on('checklist_downloads')
    .column('last_contact_at')
    .where('confirmed_at' as never, 'is not', null)
    .execute()

  await db.schema
    .createTable('clock_watch')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('jumped_at', 'text')
    .execute()
}
