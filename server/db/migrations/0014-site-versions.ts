import { type Kysely, PostgresAdapter } from 'kysely'

/** Where instances on PostgreSQL hand each other the versions of the site; on SQLite nothing ever stands here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? 'bytea' : 'blob'
  await db.schema
    .createTable('site_versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('manifest', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('site_files')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('body', bytes, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('site_pointers')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('pointer', 'text', (column) => column.notNull())
    .execute()
}
