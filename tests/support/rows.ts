import type { Database } from '../../server/db/database.ts'

/** All rows of the tables that hold a lead. */
export async function readRows({ db }: Database) {
  return {
    leads: await db.selectFrom('checklist_downloads').selectAll().orderBy('downloaded_at').execute(),
    consents: await db.selectFrom('consents').selectAll().execute(),
    outbox: await db.selectFrom('outbox').selectAll().orderBy('queued_at').execute(),
  }
}
