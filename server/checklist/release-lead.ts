import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** Takes a lead out of quarantine: they were taken for a person. */
export async function releaseLead(transaction: Transaction<Tables>, leadId: string): Promise<void> {
  await transaction.updateTable('checklist_downloads').set({ quarantined_at: null }).where('id', '=', leadId).execute()
}
