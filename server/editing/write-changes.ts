import { sql } from 'kysely'
import { findMark, findNextRevision } from '../content/overlay.ts'
import type { Database } from '../db/database.ts'
import type { WriteWork } from '../db/write.ts'

/**
 * Changes drafts and revisions, one change at a time: what the work reads within its transaction stays so until its
 * commit. SQLite writes one after the other by itself; on PostgreSQL the others wait.
 */
export function writeChanges<Result>(database: Database, work: WriteWork<Result>): Promise<Result> {
  return database.write(async (transaction) => {
    if (database.engine === 'postgres')
      await sql`select pg_advisory_xact_lock(hashtextextended('content-changes', 0))`.execute(transaction)
    return work(transaction)
  })
}

/** Names a state of what is published and scheduled: it changes with every revision made, taken away or come into force. */
export const findState = async (db: Parameters<typeof findMark>[0], now: number): Promise<string> =>
  `${await findMark(db)} ${(await findNextRevision(db, now)) ?? ''}`
