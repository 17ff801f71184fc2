import type { Kysely } from 'kysely'

/** When a lead first opened the PDF is noted no more, and what was noted goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('checklist_downloads').dropColumn('pdf_opened_at').execute()
}
