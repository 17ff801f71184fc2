import type { Database } from '../db/database.ts'

/** What the button pages need to know of a lead; `undefined` if it is erased or never was. */
export function findLead({ db }: Database, leadId: string) {
  return db
    .selectFrom('checklist_downloads')
    .select(['id', 'email', 'locale', 'confirmed_at'])
    .where('id', '=', leadId)
    .executeTakeFirst()
}
