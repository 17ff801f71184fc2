import { type Kysely, sql } from 'kysely'

/** What is counted of the pages that were answered: numbers of a day, and nothing of anybody. */
async function totals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_totals')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_totals_key', ['day', 'kind', 'name'])
    .execute()
}

/** Who became a client in a week, which few do. */
const clients = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createIndex('people_clients')
    .on('people')
    .column('client_since')
    .where('client_since' as never, 'is not', null)
    .execute()

/** By which page and from where somebody came who left an address. Of those before, nothing is known. */
async function arrivals(db: Kysely<unknown>): Promise<void> {
  for (const table of ['checklist_downloads', 'enquiries']) {
    await db.schema.alterTable(table).addColumn('first_page', 'text').execute()
    await db.schema.alterTable(table).addColumn('source', 'text').execute()
  }
  await db.schema
    .alterTable('enquiries')
    .addColumn('how_found', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}

/**
 * Rows with something left to empty, so that old ones are not looked at each hour. SQLite needs the columns in the order
 * in which `server/privacy/expiries.ts` asks for them.
 */
async function toEmpty(db: Kysely<unknown>): Promise<void> {
  const path = ['utm_source', 'utm_medium', 'utm_campaign', 'first_page', 'source']
  for (const [table, at, columns] of [
    ['checklist_downloads', 'downloaded_at', ['user_agent', ...path]],
    ['enquiries', 'received_at', path],
  ] as const) {
    const isLeft = sql.join(
      columns.map((column) => sql`${sql.ref(column)} is not null`),
      sql` or `,
    )
    const name = sql.ref(`${table}_to_empty`)
    await sql`create index ${name} on ${sql.table(table)} (${sql.ref(at)}) where ${isLeft}`.execute(db)
  }
}

/** Statistics: totals of each day, and the path of who left an address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await totals(db)
  await arrivals(db)
  await toEmpty(db)
  await clients(db)
}
