import type { Database } from '../db/database.ts'
import { sweepMailFiles } from '../mail/transports.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Log } from '../runtime/log.ts'
import { createClockCheck } from './clock-check.ts'
import { keepErasureFile } from './erasing.ts'
import { deleteExpired } from './expiries.ts'
import { deleteUnconfirmed, runRetention } from './retention.ts'

export type RetentionJobDeps = {
  database: Database
  clock: Clock
  log: Log
  backupFolder: string
  mailFolder: string
}

/**
 * What is done by itself so that the privacy page stays true: each hour what has expired is deleted,
 * once a day the people whose last contact was three years ago.
 */
export function createRetentionJob({ database, clock, log, backupFolder, mailFolder }: RetentionJobDeps) {
  const watch = createClockCheck(database, clock)

  async function tidy(): Promise<void> {
    const { isPaused, hasJumped } = await watch.look()
    if (hasJumped)
      log.warn('the clock jumped by over a day: nothing is deleted for seven days, see /admin/confidentialite')
    await deleteExpired(database, clock, isPaused)
    if (!isPaused) await deleteUnconfirmed(database, clock)
    const run = await runRetention(database, clock, isPaused)
    if (run) log.info({ leads: run.leads, enquiries: run.enquiries, isPaused }, 'retention looked at')
    await sweepMailFiles(database, mailFolder)
    await database.emptyLog()
    const stored = await database.db.selectFrom('erasures').selectAll().execute()
    keepErasureFile(backupFolder, stored, isPaused ? 0 : clock.now())
  }

  return { tidy }
}
