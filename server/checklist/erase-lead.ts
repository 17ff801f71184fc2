import type { Database } from '../db/database.ts'
import type { Transport } from '../mail/transport.ts'

/**
 * Erases everything known of a lead: row, consents, mails with their texts, and what the transport keeps.
 * Erasing what is gone already is no error.
 */
export async function eraseLead({ db, write }: Database, transport: Transport, leadId: string): Promise<void> {
  const mails = await db.selectFrom('outbox').select('id').where('lead_id', '=', leadId).execute()
  // Consents, mails and their texts go with the lead (foreign keys).
  await write((transaction) => transaction.deleteFrom('checklist_downloads').where('id', '=', leadId).execute())
  await transport.forget?.(mails.map(({ id }) => id))
}
