import { join } from 'node:path'
import type { BackupStatus } from '../../contract/api/admin-dashboard.ts'
import { type Clock, day, hour, instantOf } from '../runtime/clock.ts'
import type { Log } from '../runtime/log.ts'
import { createWorker } from '../runtime/worker.ts'
import type { BackupReport } from './backups.ts'
import {
  type BackupPlace,
  backupFolderOf,
  listBackups,
  makeBackupFolder,
  readBackupStatus,
  toFault,
  withBackupLock,
} from './folder.ts'

/** From one backup to the next, as the privacy page promises. */
export const backupInterval = day

/** After a failure the next try waits, so that a full disk is not worked on all day. */
const afterFailure = hour
/** Longer than any database of ours takes to be backed up and restored (milliseconds). */
const longest = 6 * hour

/** What the process for backups is to do: a backup if one is due, then a rehearsal of the newest. */
export type BackupOrder = { place: BackupPlace; isBackupDue: boolean; now: number }
type Operations = { carryOut: (order: BackupOrder) => Promise<BackupReport> }

type ScheduleDeps = { config: BackupPlace; clock: Clock; log: Log; buildFolder: string }

/**
 * Takes a backup whenever the newest is a day old, and restores it beside everything: a backup counts once it was
 * restored. Several instances that share the folder take turns.
 */
export function createBackupSchedule({ config, clock, log, buildFolder }: ScheduleDeps) {
  const folder = backupFolderOf(config)
  const { key } = config.backup
  const worker = createWorker<Operations>(join(buildFolder, 'server/backup.js'), { longest, memory: 512, idle: 0 })
  let isStopped = false
  let notBefore = Number.NEGATIVE_INFINITY
  /** The disk that a backup fails on may take no note of it. */
  let failure: BackupStatus['failure']

  async function inspect(): Promise<BackupStatus> {
    const status = await readBackupStatus(folder)
    return failure ? { ...status, failure } : status
  }

  function noteFailure(what: 'folder' | 'backup' | 'rehearsal', fault: ReturnType<typeof toFault>): void {
    failure = { at: instantOf(clock), what, ...fault }
    log.outage('backup', { setting: 'BACKUP_DIR', folder, what, ...fault }, 'backup failed')
  }

  /** Whether the folder can be used; it is made unless it is there. */
  async function reachFolder(): Promise<boolean> {
    try {
      await makeBackupFolder(folder)
      return true
    } catch (error) {
      noteFailure('folder', toFault(error))
      return false
    }
  }

  /** Whether the newest backup is too old, or of another kind than the key asks for. */
  async function isBackupDue(): Promise<boolean> {
    const backups = await listBackups(folder, instantOf(clock))
    const newest = backups.find(({ isEncrypted }) => isEncrypted === (key !== undefined))
    if (!newest) return true
    const age = clock.now() - Date.parse(newest.takenAt)
    // From the future, where there is no other: it was taken before the clock was set back.
    return age < 0 || age >= backupInterval
  }

  /** Carries an order out in a process of its own, which ends with it, or when the schedule stops. */
  async function runProcess(order: BackupOrder): Promise<BackupReport> {
    try {
      return await worker.call('carryOut', order)
    } catch (error) {
      const message = `the process for backups ended (${error instanceof Error ? error.message : error})`
      const what = order.isBackupDue ? 'backup' : 'rehearsal'
      return { isDone: false, what, ...toFault(error), why: 'ended', message }
    }
  }

  return {
    inspect,

    /** Makes and rehearses a backup if it is time; fails in the log and the status alone. */
    backUpIfDue: async (): Promise<void> => {
      if (clock.steady() < notBefore || !(await reachFolder())) return
      const isDue = await isBackupDue()
      const [newest] = await listBackups(folder, instantOf(clock))
      const { restored } = await readBackupStatus(folder)
      const isNothingDue = !isDue && newest?.name === restored?.name
      // Only what a backup needs goes to the process.
      const { dataDir, databaseUrl, secret, backup } = config
      const place = { dataDir, databaseUrl, secret, backup }
      const report = isNothingDue ? undefined : await runProcess({ place, isBackupDue: isDue, now: clock.now() })
      if (isStopped) return
      if (!report || report.isDone) {
        failure = undefined
        log.recovered('backup')
        if (report) log.info({ isBackupDue: isDue }, 'backup done and restored beside')
      } else if (report.why !== 'busy') {
        const { what, why, code } = report
        noteFailure(what, { why, ...(code && { code }) })
        notBefore = clock.steady() + afterFailure
      }
    },

    /** A folder that cannot be used is logged at once, and what a crash left is removed, unless another is at work. */
    start: (): void => {
      void reachFolder()
      withBackupLock(config, async () => {}).catch((error) => log.info({ error }, 'unfinished backups left alone'))
    },

    /** Breaks off what is under way; a half backup is removed by the next start. */
    stop: (): Promise<void> => {
      isStopped = true
      return worker.stop()
    },
  }
}

export type BackupSchedule = ReturnType<typeof createBackupSchedule>
