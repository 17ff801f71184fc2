import { type Clock, day, instantOf } from '../clock.ts'
import type { Database } from '../db/database.ts'

/** Addresses nobody confirmed and the texts of sent mails stay this long (decisions, "Forms"). */
export const keptFor = 30 * day

/** Day keys and the counts under them stay this long; without its key a count names nobody. */
export const countersKeptFor = day

/**
 * Deletes what its time is over: unconfirmed leads after 30 days, texts of ended mails after 30 days,
 * counters and their keys after 24 hours. Safe to run at any time and by several instances.
 */
export async function tidyLeads({ write }: Database, clock: Clock): Promise<void> {
  const before = instantOf(clock, -keptFor)
  await write(async (transaction) => {
    await transaction
      .deleteFrom('checklist_downloads')
      .where('confirmed_at', 'is', null)
      .where('last_contact_at', '<', before)
      .execute()
    await transaction
      .updateTable('outbox')
      .set({ template_id: null, slots: null })
      .where('slots', 'is not', null)
      .where('queued_at', '<', before)
      .where('state', '!=', 'waiting')
      .execute()
    await transaction
      .deleteFrom('counters')
      .where('window_at', '<', instantOf(clock, -2 * countersKeptFor))
      .execute()
    await transaction.deleteFrom('throttles').where('last_check_at', '<', instantOf(clock, -countersKeptFor)).execute()
    await transaction
      .deleteFrom('day_keys')
      .where('day', '<', instantOf(clock, -countersKeptFor).slice(0, 10))
      .execute()
  })
}
