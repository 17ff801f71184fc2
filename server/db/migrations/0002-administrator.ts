import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * The administrator's account and sessions (tables of Better Auth under our names), the throttle of the
 * sign-in, and what searching among leads needs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', 'boolean', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute()

  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', 'timestamptz')
    .addColumn('refresh_token_expires_at', 'timestamptz')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('accounts_user').on('accounts').column('user_id').execute()

  await db.schema
    .createTable('verifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('throttles')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('checks', 'text', (column) => column.notNull())
    .addColumn('last_check_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('applied_settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .alterTable('checklist_downloads')
    .addColumn('address_domain', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  // Everything after the @, said in words that both engines know.
  await sql`update checklist_downloads set address_domain = replace(address_key, rtrim(address_key, replace(address_key, '@', '')), '')`.execute(
    db,
  )
  // Counting reads this index alone; without it every row of the table.
  await sql`create index checklist_downloads_counted on checklist_downloads (downloaded_at) where quarantined_at is null`.execute(
    db,
  )
  // Searching by the beginning of a text needs an order by bytes; PostgreSQL's own order is that of a language.
  const order = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? ' collate "C"' : '')
  await sql`create index checklist_downloads_address on checklist_downloads (address_key${order})`.execute(db)
  await sql`create index checklist_downloads_domain on checklist_downloads (address_domain${order}, address_key${order})`.execute(
    db,
  )
}
