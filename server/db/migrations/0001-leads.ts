import type { Kysely } from 'kysely'

/** Leads, their consents, the mails on their way, and the counters of the limits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('checklist_downloads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('address_key', 'text', (column) => column.notNull().unique())
    .addColumn('downloaded_at', 'text', (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('last_contact_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('quarantined_at', 'text')
    .addColumn('utm_source', 'text')
    .addColumn('utm_medium', 'text')
    .addColumn('utm_campaign', 'text')
    .execute()
  await db.schema
    .createIndex('checklist_downloads_newest')
    .on('checklist_downloads')
    .columns(['downloaded_at', 'id'])
    .execute()

  await db.schema
    .createTable('consents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('checklist_downloads.id').onDelete('cascade'))
    .addColumn('submission_id', 'text', (column) => column.unique())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('sentence', 'text', (column) => column.notNull())
    .addColumn('sentence_version', 'text', (column) => column.notNull())
    .addColumn('given_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .execute()
  await db.schema.createIndex('consents_lead').on('consents').column('lead_id').execute()

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.references('checklist_downloads.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('lease_token', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('queued_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('unsent_reason', 'text')
    .addColumn('is_capped', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('outbox_lead').on('outbox').columns(['lead_id', 'queued_at']).execute()
  // Only what still waits is ever searched by time; the index stays as small as the queue.
  await db.schema
    .createIndex('outbox_waiting')
    .on('outbox')
    .column('next_attempt_at')
    .where('state' as never, '=', 'waiting')
    .execute()

  await db.schema
    .createTable('mail_dictionaries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('outbox_bodies')
    .addColumn('mail_id', 'text', (column) => column.primaryKey().references('outbox.id').onDelete('cascade'))
    .addColumn('dictionary_id', 'text', (column) => column.notNull().references('mail_dictionaries.id'))
    .addColumn('packed', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('counters')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('window_at', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('counters_key', ['key', 'window_at'])
    .execute()

  await db.schema
    .createTable('day_keys')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .execute()
}
