import { mkdir } from 'node:fs/promises'
import { type Clock, hour, instantOf } from '../runtime/clock.ts'
import type { Log } from '../runtime/log.ts'
import { type BackupPlace, backupFolderOf, listBackups } from './backup-files.ts'
import { withBackupLock } from './backup-lock.ts'
import { runBackupProcess } from './run-process.ts'
import { type BackupFailure, type BackupStatus, inspectBackups } from './status.ts'

/** After a failure the next try waits, so that a full disk is not worked on all day. */
const afterFailure = hour

export type ScheduleDeps = {
  config: BackupPlace & { siteDir: string }
  clock: Clock
  log: Log
  buildFolder: string
}

/**
 * Takes a backup whenever the newest is `every` hours old, and brings it back beside everything: a backup
 * counts once it was restored. Several instances that share the folder take turns.
 */
export function createBackupSchedule({ config, clock, log, buildFolder }: ScheduleDeps) {
  const folder = backupFolderOf(config)
  const { every, key } = config.backup
  const stopping = new AbortController()
  let notBefore = Number.NEGATIVE_INFINITY
  let failure: BackupFailure | undefined
  let hasSeenFolder = false

  /** How the backups stand, as far as can be seen now. */
  async function inspect(): Promise<BackupStatus> {
    const status = await inspectBackups(folder, instantOf(clock))
    const isGone = status.failure?.what === 'folder' && status.failure.why === 'gone'
    if (!isGone) hasSeenFolder ||= status.failure?.what !== 'folder'
    // A folder that this process has never seen is made with the first backup.
    const seen = isGone && !hasSeenFolder ? undefined : status.failure
    const { failure: _seen, ...rest } = status
    const latest = seen ?? failure
    return { ...rest, ...(latest ? { failure: latest } : {}) }
  }

  /** Whether the newest backup is too old, or of another kind than the key asks for. */
  async function isBackupDue(): Promise<boolean> {
    const newest = (await listBackups(folder)).find(({ isEncrypted }) => isEncrypted === (key !== undefined))
    if (!newest) return true
    const age = clock.now() - Date.parse(newest.takenAt)
    // One from the future was taken before the clock was set back.
    return age < 0 || age >= every * hour
  }

  /** The status, unless the folder cannot be used, which is logged. */
  async function findStatus(): Promise<BackupStatus | undefined> {
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {})
    const status = await inspect()
    if (status.failure?.what !== 'folder') return status
    const { what, why } = status.failure
    log.outage('backup', { setting: 'BACKUP_DIR', folder, what, why }, 'backup failed')
    return undefined
  }

  async function look(): Promise<void> {
    if (every === 0 || clock.steady() < notBefore) return
    const status = await findStatus()
    if (!status) return
    const isDue = await isBackupDue()
    const [newest] = await listBackups(folder)
    if (!isDue && newest?.name === status.restored?.name) return log.recovered('backup')
    const { siteDir } = config
    const order = { place: placeOf(config), isBackupDue: isDue, now: clock.now(), siteDir, buildFolder }
    const report = await runBackupProcess(order, stopping.signal)
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
  }

  return {
    inspect,
    look,
    start: (): void => {
      // A folder that cannot be used is told at once, and keeps no visitor waiting.
      if (every > 0) void findStatus()
      // What a crash left goes at once, unless another one is at work.
      withBackupLock(config, async () => {}).catch((error) => log.info({ error }, 'unfinished backups left alone'))
    },
    /** Breaks off what is under way; a half backup is removed, or swept by the next one. */
    stop: (): void => stopping.abort(),
  }
}

/** Only what a backup needs goes to the process that makes it. */
const placeOf = ({ dataDir, databaseUrl, secret, backup }: BackupPlace): BackupPlace => ({
  ...{ dataDir, databaseUrl, secret, backup },
})

export type BackupSchedule = ReturnType<typeof createBackupSchedule>
