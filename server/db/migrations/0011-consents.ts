import type { Kysely } from 'kysely'

/**
 * A consent stands for itself: what chained it to others goes. The journal's lines about files of proofs become
 * lines about the export that holds the same consents.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('consents_to_commit').execute()
  for (const column of ['salt', 'given_n', 'confirmed_n', 'to_commit'])
    await db.schema.alterTable('consents').dropColumn(column).execute()
  await db.schema.dropTable('consent_commitments').execute()
  await (db as Kysely<{ audit_events: { action: string } }>)
    .updateTable('audit_events')
    .set({ action: 'person-exported' })
    .where('action', '=', 'proofs-exported')
    .execute()
}
