import type { Database } from '../../db/database.ts'

/** Takes a lead out of quarantine: the owner has looked and takes it for a person. */
export async function releaseLead({ write }: Database, leadId: string): Promise<void> {
  await write((transaction) =>
    transaction.updateTable('checklist_downloads').set({ quarantined_at: null }).where('id', '=', leadId).execute(),
  )
}
