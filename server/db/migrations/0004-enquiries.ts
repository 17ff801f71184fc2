import type { Kysely } from 'kysely'

/** Messages of the contact form, and what their mails need: whom they belong to and whom to answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('address_key', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.unique())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'text')
    .addColumn('quarantined_at', 'text')
    .addColumn('utm_source', 'text')
    .addColumn('utm_medium', 'text')
    .addColumn('utm_campaign', 'text')
    .execute()
  await db.schema.createIndex('enquiries_newest').on('enquiries').columns(['received_at', 'id']).execute()
  await db.schema.createIndex('enquiries_address').on('enquiries').columns(['address_key', 'received_at']).execute()

  await db.schema.alterTable('outbox').addColumn('reply_to', 'text').execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('enquiry_id', 'text', (column) => column.references('enquiries.id').onDelete('cascade'))
    .execute()
  await db.schema
    .createIndex('outbox_enquiry')
    .on('outbox')
    .columns(['enquiry_id', 'queued_at'])
    .where('enquiry_id' as never, 'is not', null)
    .execute()
}
