import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The lists of the room; an enquiry leaves the small ones once it is answered or released. */
const lists = [
  ['enquiries', ''],
  ['enquiries_to_answer', 'where answered_at is null and quarantined_at is null'],
  ['enquiries_quarantined', 'where quarantined_at is not null'],
] as const

/** What the room needs to find enquiries: by address, by domain, those to answer, those in quarantine. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('enquiries')
    .addColumn('address_domain', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  // Everything after the @, said in words that both engines know.
  await sql`update enquiries set address_domain = replace(address_key, rtrim(address_key, replace(address_key, '@', '')), '')`.execute(
    db,
  )
  // Searching by the beginning of a text needs an order by bytes; PostgreSQL's own order is that of a language.
  const order = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? ' collate "C"' : '')
  for (const [list, where] of lists) {
    const toIndex = (way: string) => sql.ref(`${list}_${way}`)
    const rows = sql.raw(where)
    await sql`create index ${toIndex('by_address')} on enquiries (address_key${order}, received_at desc, id desc) ${rows}`.execute(
      db,
    )
    await sql`create index ${toIndex('by_domain')} on enquiries (address_domain${order}, address_key${order}, received_at desc, id desc) ${rows}`.execute(
      db,
    )
    // The newest of all have their index already.
    if (where) await sql`create index ${toIndex('newest')} on enquiries (received_at, id) ${rows}`.execute(db)
  }
}
