import type { Database } from '../db/database.ts'
import { type Clock, instantOf } from '../runtime/clock.ts'

/**
 * Notes that the person behind the address asked for the checklist: the first click counts, for the lead
 * and for every consent given before it. A click means that the mail arrived: one that the mail server took without an
 * answer counts as sent.
 * @returns false if the lead no longer exists
 */
export async function confirmAddress({ write }: Database, clock: Clock, leadId: string): Promise<boolean> {
  return write(async (transaction) => {
    const now = instantOf(clock)
    const { numUpdatedRows } = await transaction
      .updateTable('checklist_downloads')
      .set((row) => ({
        confirmed_at: row.fn.coalesce('confirmed_at', row.val(now)),
        last_contact_at: now,
        quarantined_at: null,
      }))
      .where('id', '=', leadId)
      .executeTakeFirst()
    await transaction
      .updateTable('consents')
      .set({ confirmed_at: now })
      .where('lead_id', '=', leadId)
      .where('confirmed_at', 'is', null)
      .execute()
    await transaction
      .updateTable('outbox')
      .set({ state: 'sent', sent_at: now, unsent_reason: null, next_attempt_at: now, is_capped: 0 })
      .where('lead_id', '=', leadId)
      .where('kind', '=', 'checklist')
      .where('unsent_reason', '=', 'uncertain')
      .execute()
    return numUpdatedRows > 0n
  })
}
