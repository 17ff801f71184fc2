import type { Database } from '../db/database.ts'
import type { Transport } from '../mail/transport.ts'

/**
 * Erases everything known of a person: the lead with its consents and mails, the enquiries from the same
 * address with theirs, and what the transport keeps. Erasing what is gone already is no error.
 */
export async function eraseLead({ db, write }: Database, transport: Transport, leadId: string): Promise<void> {
  const lead = db.selectFrom('checklist_downloads').select('address_key').where('id', '=', leadId)
  const enquiries = db.selectFrom('enquiries').select('id').where('address_key', 'in', lead)
  const mails = await db
    .selectFrom('outbox')
    .select('id')
    .where((where) => where.or([where('lead_id', '=', leadId), where('enquiry_id', 'in', enquiries)]))
    .execute()
  await write(async (transaction) => {
    // Consents and mails go with what they belong to (foreign keys).
    await transaction.deleteFrom('enquiries').where('address_key', 'in', lead).execute()
    await transaction.deleteFrom('checklist_downloads').where('id', '=', leadId).execute()
  })
  await transport.forget?.(mails.map(({ id }) => id))
}
