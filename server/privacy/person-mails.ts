import type { Database } from '../db/database.ts'

/** Ids of the mails that belong to these leads and enquiries; those written as files must go, too. */
export async function findMailsOf(
  { db }: Pick<Database, 'db'>,
  { leads, enquiries }: { leads: string[]; enquiries: string[] },
): Promise<string[]> {
  const mails = await db
    .selectFrom('outbox')
    .select('id')
    // No id is empty: an empty list is no SQL.
    .where((where) => where.or([where('lead_id', 'in', [...leads, '']), where('enquiry_id', 'in', [...enquiries, ''])]))
    .execute()
  return mails.map(({ id }) => id)
}
