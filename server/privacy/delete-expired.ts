import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Clock } from '../runtime/clock.ts'
import { type Expiry, expiries } from './expiries.ts'

/** Rows of one transaction, so that sign-ups go on in between. */
const batch = 500

/**
 * Deletes whatever `expiries` says is over. Safe to run at any time and by several instances.
 * @param isPaused true while the clock is in doubt: then only goes what nobody would miss
 */
export async function deleteExpired(database: Database, clock: Clock, isPaused: boolean): Promise<void> {
  for (const expiry of expiries) {
    if (isPaused && !expiry.isFleeting) continue
    while ((await deleteBatch(database, clock, expiry)) === batch);
  }
}

/** @returns how many rows went */
function deleteBatch(
  { engine, write }: Database,
  clock: Clock,
  { table, column, before, only = () => sql`true`, empties }: Expiry,
): Promise<number> {
  const row = sql.ref(engine === 'sqlite' ? 'rowid' : 'ctid')
  const isOver = sql`${sql.ref(column)} < ${before(clock.now())} and ${only(clock.now())}`
  const rows = sql`${row} in (select ${row} from ${sql.table(table)} where ${isOver} limit ${batch})`
  const what = empties
    ? sql`update ${sql.table(table)} set ${sql.join(empties.map((name) => sql`${sql.ref(name)} = null`))}`
    : sql`delete from ${sql.table(table)}`
  return write(async (transaction) => {
    // The time is asked of the row itself, too: somebody who came back in this moment stays.
    const { numAffectedRows } = await sql`${what} where ${rows} and ${isOver}`.execute(transaction)
    return Number(numAffectedRows ?? 0)
  })
}
