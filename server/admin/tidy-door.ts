import { type Clock, hour, instantOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { auditKeptFor } from './audit.ts'

/**
 * Deletes what its time is over at the door: lines of the journal after a year, links that have run out, codes that
 * could not be used again anyway, steps of a sign-in
 * that nobody finished, sessions that ended by themselves. Safe to run at any time.
 */
export async function tidyDoor({ write }: Database, clock: Clock): Promise<void> {
  // Better Auth sets these two by the clock of the machine.
  const now = new Date().toISOString()
  await write(async (transaction) => {
    await transaction.deleteFrom('audit_events').where('at', '<', instantOf(clock, -auditKeptFor)).execute()
    await transaction.deleteFrom('door_links').where('expires_at', '<', instantOf(clock)).execute()
    await transaction.deleteFrom('used_codes').where('used_at', '<', instantOf(clock, -hour)).execute()
    await transaction.deleteFrom('verifications').where('expires_at', '<', now).execute()
    await transaction.deleteFrom('sessions').where('expires_at', '<', now).execute()
  })
}
