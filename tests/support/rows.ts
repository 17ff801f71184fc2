import type { Database } from '../../server/db/database.ts'

/** All rows of the tables that hold a lead; each lead with the moment when its person confirmed. */
export async function readRows({ db }: Database) {
  return {
    leads: await db
      .selectFrom('checklist_downloads as lead')
      .innerJoin('people', 'people.id', 'person_id')
      .selectAll('lead')
      .select('people.confirmed_at')
      .orderBy('downloaded_at')
      .execute(),
    consents: await db.selectFrom('consents').selectAll().execute(),
    outbox: await db.selectFrom('outbox').selectAll().orderBy('queued_at').execute(),
  }
}
