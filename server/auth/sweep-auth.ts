import { retention } from '../../contract/privacy/periods.ts'
import type { Database } from '../db/database.ts'
import { type Clock, day, hour, instantOf } from '../runtime/clock.ts'
import { linkLifetime } from './auth.ts'

/** Longer than any window of the counts of password checks and link mails. */
const limitsKeptFor = retention.signInHours * hour

/**
 * Deletes what has expired: lines of the journal after a year, counts of password checks, links and sessions that
 * ended by themselves, mails with a link that nobody could use any more. Safe to run at any time.
 * @param isPaused true while the clock is in doubt: then the journal stays, and only goes what opens nothing any more
 */
export async function sweepAuth({ write }: Database, clock: Clock, isPaused: boolean): Promise<void> {
  // Better Auth sets these two by the clock of the machine.
  const now = new Date().toISOString()
  await write(async (transaction) => {
    if (!isPaused)
      await transaction
        .deleteFrom('audit_events')
        .where('at', '<', instantOf(clock, -retention.journalDays * day))
        .execute()
    await transaction.deleteFrom('rate_limits').where('last_at', '<', instantOf(clock, -limitsKeptFor)).execute()
    await transaction.deleteFrom('verifications').where('expires_at', '<', now).execute()
    await transaction.deleteFrom('sessions').where('expires_at', '<', now).execute()
    await transaction
      .deleteFrom('outbox')
      .where('kind', '=', 'sign-in-link')
      .where('state', '!=', 'sent')
      .where('queued_at', '<', instantOf(clock, -linkLifetime))
      .execute()
  })
}
