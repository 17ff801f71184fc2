import type { Database } from '../db/database.ts'

/** The mails of a person, to them or about them: those of the lead, and those of the enquiries. No mail belongs to both. */
export function mailsOf({ db }: Pick<Database, 'db'>, addressKey: string) {
  const leads = db.selectFrom('checklist_downloads').select('id').where('address_key', '=', addressKey)
  const enquiries = db.selectFrom('enquiries').select('id').where('address_key', '=', addressKey)
  // Two questions: with one, PostgreSQL reads the whole table.
  return [
    db.selectFrom('outbox').where('lead_id', 'in', leads),
    db.selectFrom('outbox').where('enquiry_id', 'in', enquiries),
  ] as const
}
