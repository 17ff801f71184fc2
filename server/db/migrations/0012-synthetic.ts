import { type Kysely, sql } from 'kysely'

/**
 * The product no longer signs up with itself: such rows go with their mark, and the index over it. What stays of the
 * notes is when the owner was last warned of what.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What belongs to a lead goes with it by its foreign key.
  await sql`delete from checklist_downloads where is_synthetic = 1`.execute(db)
  await db.schema.dropIndex('checklist_downloads_synthetic').execute()
  await db.schema.alterTable('checklist_downloads').dropColumn('is_synthetic').execute()

  await db.schema.alterTable('watch_notes').renameTo('warnings').execute()
  await sql`delete from warnings where name not like 'warned-%'`.execute(db)
  await sql`update warnings set name = substr(name, ${sql.lit('warned-'.length + 1)})`.execute(db)
  await db.schema.alterTable('warnings').renameColumn('name', 'code').execute()
  await db.schema.alterTable('warnings').renameColumn('at', 'warned_at').execute()
  await db.schema.alterTable('warnings').dropColumn('value').execute()
}
