import type { Kysely } from 'kysely'

/** An answer has a subject, and its copy to the owner is known, so that both can be taken back. Earlier ones have neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['answers', 'answer_drafts'])
    await db.schema.alterTable(table).addColumn('subject', 'text').execute()
  await db.schema.alterTable('answers').addColumn('copy_id', 'text').execute()
}
