import { type ProblemCode, problemCodes } from '../../contract/api/admin-dashboard.ts'
import { hour } from '../runtime/clock.ts'
import type { SystemState } from './system-state.ts'

/** From here on the owner is warned. */
export const thresholds = {
  /** Tries follow after 15 s, 1, 5 and 30 min: after an hour four have failed, and no visitor still waits patiently. */
  mailWait: hour,
  /** Twice the password checks of one client in a quarter of an hour; nobody mistypes so often. */
  failedSignIns: 20,
  /** Room for a copy of a database of a million leads and the write-ahead log, and days to act in. */
  diskFree: 1024 ** 3,
  /** A backup may take its time, meet a restart, or follow an hour after one that failed. */
  backupLate: 2 * hour,
} as const

/**
 * The problems that the state amounts to. A backup counts once it was brought back to life; until the first was, the
 * age is that of this process.
 */
export function findProblems(state: SystemState): ProblemCode[] {
  const { mails, mailAsFiles, failedSignIns, diskFree, backups, site, failingJobs, uptime } = state
  const is: Record<ProblemCode, boolean> = {
    mailsInFiles: mailAsFiles,
    // As files they wait on purpose.
    mailsWait: !mailAsFiles && (mails.oldestWaiting ?? 0) > thresholds.mailWait,
    loginRefused: mails.loginRefused > 0,
    signInsFail: failedSignIns >= thresholds.failedSignIns,
    diskLow: diskFree !== undefined && diskFree < thresholds.diskFree,
    backupOld: backups.every > 0 && (backups.restorableAge ?? uptime) > backups.every + thresholds.backupLate,
    backupFails: backups.failure !== undefined,
    publishFailed: site.failure !== undefined,
    jobsFail: failingJobs.length > 0,
  }
  return problemCodes.filter((code) => is[code])
}
