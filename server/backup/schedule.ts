import { join } from 'node:path'
import { type Clock, hour, instantOf } from '../runtime/clock.ts'
import type { Log } from '../runtime/log.ts'
import { createWorker } from '../runtime/worker.ts'
import type { BackupReport } from './backups.ts'
import {
  type BackupFailure,
  type BackupPlace,
  type BackupStatus,
  backupFolderOf,
  inspectBackups,
  listBackups,
  makeBackupFolder,
  toFault,
  withBackupLock,
} from './folder.ts'

/** After a failure the next try waits, so that a full disk is not worked on all day. */
const afterFailure = hour
/** Longer than any database of ours takes to be backed up and restored (milliseconds). */
const longest = 6 * hour

/** What the process for backups is to do: a backup if one is due, then a rehearsal of the newest. */
export type BackupOrder = { place: BackupPlace; isBackupDue: boolean; now: number }
type Operations = { carryOut: (order: BackupOrder) => Promise<BackupReport> }

type ScheduleDeps = { config: BackupPlace; clock: Clock; log: Log; buildFolder: string }

/**
 * Takes a backup whenever the newest is `every` hours old, and restores it beside everything: a backup counts once it was
 * restored. Several instances that share the folder take turns.
 */
export function createBackupSchedule({ config, clock, log, buildFolder }: ScheduleDeps) {
  const folder = backupFolderOf(config)
  const { every, key } = config.backup
  const stopping = new AbortController()
  let notBefore = Number.NEGATIVE_INFINITY
  /** The disk that a backup fails on may take no note of it. */
  let failure: BackupFailure | undefined

  /** How the backups stand, as far as can be seen now. */
  async function inspect(): Promise<BackupStatus> {
    const status = await inspectBackups(folder, instantOf(clock))
    const latest = status.failure ?? failure
    return latest ? { ...status, failure: latest } : status
  }

  /** Makes the folder unless it is there. One that cannot be used is logged. */
  async function reachFolder(): Promise<boolean> {
    if (failure?.what === 'folder') failure = undefined
    await makeBackupFolder(folder).catch((error) => {
      failure = { at: instantOf(clock), what: 'folder', ...toFault(error) }
    })
    const status = await inspect()
    if (status.failure?.what !== 'folder') return true
    const { what, why } = status.failure
    log.outage('backup', { setting: 'BACKUP_DIR', folder, what, why }, 'backup failed')
    return false
  }

  /** Whether the newest backup is too old, or of another kind than the key asks for. */
  async function isBackupDue(): Promise<boolean> {
    const newest = (await listBackups(folder)).find(({ isEncrypted }) => isEncrypted === (key !== undefined))
    if (!newest) return true
    const age = clock.now() - Date.parse(newest.takenAt)
    // One from the future was taken before the clock was set back.
    return age < 0 || age >= every * hour
  }

  /** Carries an order out in a process of its own, which ends when the schedule stops. */
  async function runProcess(order: BackupOrder): Promise<BackupReport> {
    const program = join(buildFolder, 'server/backup.js')
    const worker = createWorker<Operations>(program, { longest, memory: 512 })
    stopping.signal.addEventListener('abort', () => void worker.stop(), { once: true })
    try {
      return await worker.call('carryOut', order)
    } catch (error) {
      const message = `the process for backups ended (${error instanceof Error ? error.message : error})`
      const what = order.isBackupDue ? 'backup' : 'rehearsal'
      return { isDone: false, what, ...toFault(error), why: 'ended', message }
    } finally {
      await worker.stop()
    }
  }

  return {
    inspect,

    /** Makes and rehearses a backup if it is time; fails in the log and the status alone. */
    backUpIfDue: async (): Promise<void> => {
      if (every === 0 || clock.steady() < notBefore || !(await reachFolder())) return
      const isDue = await isBackupDue()
      const [newest] = await listBackups(folder)
      const { restored } = await inspect()
      if (!isDue && newest?.name === restored?.name) return log.recovered('backup')
      // Only what a backup needs goes to the process.
      const { dataDir, databaseUrl, secret, backup } = config
      const place = { dataDir, databaseUrl, secret, backup }
      const report = await runProcess({ place, isBackupDue: isDue, now: clock.now() })
      if (stopping.signal.aborted) return
      if (report.isDone) {
        failure = undefined
        log.recovered('backup')
        log.info({ isBackupDue: isDue }, 'backup done and restored beside')
        return
      }
      const { what, why, code } = report
      if (why === 'busy') return
      log.outage('backup', { what, why, code, folder }, 'backup failed')
      notBefore = clock.steady() + afterFailure
      failure = { at: instantOf(clock), what, why, ...(code ? { code } : {}) }
    },

    /** A folder that cannot be used is logged at once, and what a crash left is removed, unless another is at work. */
    start: (): void => {
      if (every > 0) void reachFolder()
      withBackupLock(config, async () => {}).catch((error) => log.info({ error }, 'unfinished backups left alone'))
    },

    /** Breaks off what is under way; a half backup is removed by the next start. */
    stop: () => stopping.abort(),
  }
}

export type BackupSchedule = ReturnType<typeof createBackupSchedule>
