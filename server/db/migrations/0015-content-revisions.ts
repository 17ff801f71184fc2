import { type Kysely, PostgresAdapter } from 'kysely'

/** What the owner has changed of the content: drafts, and revisions over the files of the release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? 'bytea' : 'blob'
  await db.schema
    .createTable('content_bodies')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('body', bytes, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('content_drafts')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('body_hash', 'text', (column) => column.notNull().references('content_bodies.hash'))
    .addColumn('base_hash', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('content_revisions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('takes_effect_at', 'text')
    .addColumn('summary', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('content_revision_files')
    .addColumn('revision_id', 'text', (column) =>
      column.notNull().references('content_revisions.id').onDelete('cascade'),
    )
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.references('content_bodies.hash'))
    .addColumn('base_hash', 'text')
    .addPrimaryKeyConstraint('content_revision_files_key', ['revision_id', 'path'])
    .execute()
  await db.schema.createIndex('content_revision_files_by_path').on('content_revision_files').column('path').execute()
  await db.schema
    .createTable('content_reviews')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('reviewed_at', 'text', (column) => column.notNull())
    .execute()
}
