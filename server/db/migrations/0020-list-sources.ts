import type { Kysely } from 'kysely'

/** Lists are no longer filtered by campaign. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['checklist_downloads', 'enquiries']) await db.schema.dropIndex(`${table}_by_source`).execute()
}
