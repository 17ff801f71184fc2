import { retention } from '../../contract/privacy/periods.ts'
import type { Database } from '../db/database.ts'
import { type Clock, day, hour, instantOf } from '../runtime/clock.ts'

/** Addresses nobody confirmed stay this long. */
export const keptFor = retention.unconfirmedDays * day

/**
 * Deletes what may no longer be kept (`retention` in contract/privacy/periods.ts): leads that nobody confirmed, texts of
 * ended mails, counters and the keys under which they count. Safe to run at any time and by several instances.
 * @param isPaused true while the clock is in doubt: then only counters go
 */
export async function tidyLeads(database: Database, clock: Clock, isPaused = false): Promise<void> {
  if (!isPaused) {
    await deleteUnconfirmed(database, instantOf(clock, -keptFor))
    await deleteTexts(database, instantOf(clock, -retention.mailTextDays * day))
  }
  await database.write(async (transaction) => {
    await transaction
      .deleteFrom('counters')
      .where('window_at', '<', instantOf(clock, -retention.counterHours * hour))
      .execute()
    await transaction
      .deleteFrom('day_keys')
      .where('day', '<', instantOf(clock, -retention.dayKeyHours * hour).slice(0, 10))
      .execute()
  })
}

/** Deleted in one transaction, so that sign-ups go on in between. */
const batch = 500

async function deleteUnconfirmed(database: Database, before: string): Promise<void> {
  for (;;) {
    const unconfirmed = database.db
      .selectFrom('checklist_downloads')
      .select('id')
      .where('confirmed_at', 'is', null)
      .where('last_contact_at', '<', before)
      .limit(batch)
    const ids = (await unconfirmed.execute()).map(({ id }) => id)
    if (ids.length === 0) break
    await database.write((transaction) =>
      transaction
        .deleteFrom('checklist_downloads')
        .where('id', 'in', ids)
        // The time is checked again: somebody who came back in this moment stays.
        .where('last_contact_at', '<', before)
        .execute(),
    )
  }
}

async function deleteTexts(database: Database, before: string): Promise<void> {
  await database.write((transaction) =>
    transaction
      .updateTable('outbox')
      .set({ template_id: null, slots: null })
      .where('slots', 'is not', null)
      .where('queued_at', '<', before)
      .where('state', '!=', 'waiting')
      .execute(),
  )
}
