import { type BackupReport, backUp } from './backup/backups.ts'
import type { BackupOrder } from './backup/schedule.ts'
import { systemClock } from './runtime/clock.ts'

/*
 * The process of the schedule: reading, compressing and encrypting a whole database keeps a processor busy for seconds
 * and wants a hundred megabytes, which the process that answers visitors would not give back.
 */
process.umask(0o077)
process.once('disconnect', () => process.exit())

export const carryOut = ({ place, isBackupDue, now }: BackupOrder): Promise<BackupReport> =>
  backUp(place, isBackupDue, { now: () => now, steady: systemClock.steady })
