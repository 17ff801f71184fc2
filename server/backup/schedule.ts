import { type Clock, hour, instantOf, minute } from '../clock.ts'
import type { Log } from '../log.ts'
import { backupFolderOf, listBackups } from './backup-files.ts'
import { type BackupPlace, makeBackup } from './make-backup.ts'
import { BackupError } from './pack.ts'
import { rehearse } from './rehearse.ts'
import { noteBackupStatus } from './status.ts'

/** The first look after a start waits: a start has enough to do. */
const firstLook = minute
const lookEvery = 10 * minute
/** After a failure the next try waits, so that a full disk is not worked on all day. */
const afterFailure = hour

export type ScheduleDeps = {
  config: BackupPlace
  clock: Clock
  log: Log
  buildFolder: string
}

/** A word of why it failed: our own sentence, or the code of the disk or the database; never their text. */
function whyOf(error: unknown): string {
  if (error instanceof BackupError) return error.message
  return error instanceof Error && 'code' in error ? String(error.code) : 'error'
}

/**
 * Takes a backup whenever the newest is `BACKUP_EVERY` hours old, and rehearses bringing it back. Several
 * instances that share the folder take turns by themselves: who comes second finds a fresh one.
 */
export function createBackupSchedule({ config, clock, log, buildFolder }: ScheduleDeps) {
  const folder = backupFolderOf(config)
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let underway: Promise<void> | undefined
  let notBefore = Number.NEGATIVE_INFINITY

  const isDue = (): boolean => {
    if (config.backup.every === 0 || clock.steady() < notBefore) return false
    const [newest] = listBackups(folder)
    if (!newest) return true
    const age = clock.now() - Date.parse(newest.takenAt)
    // One from the future was taken before the clock was set back.
    return age < 0 || age >= config.backup.every * hour
  }

  async function attempt(what: 'backup' | 'rehearsal', work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      log.info({ what }, 'backup done')
      return true
    } catch (error) {
      if (stopping.signal.aborted) return false
      log.error({ error, what }, 'backup failed')
      notBefore = clock.steady() + afterFailure
      try {
        noteBackupStatus(folder, { failure: { at: instantOf(clock), what, why: whyOf(error) } })
      } catch {
        // The disk that is too full for a backup may be too full for the note; the log has it.
      }
      return false
    }
  }

  async function look(): Promise<void> {
    if (!isDue()) return
    if (!(await attempt('backup', () => makeBackup(config, clock, stopping.signal)))) return
    await attempt('rehearsal', () => rehearse(config, buildFolder, clock, stopping.signal))
  }

  const run = (): void => {
    underway ??= look().finally(() => {
      underway = undefined
    })
  }

  return {
    /** Looks once, as the timer does; for tests, which have none. */
    look,
    start: (): void => {
      const next = (wait: number) => {
        timer = setTimeout(() => {
          run()
          next(lookEvery)
        }, wait)
        timer.unref()
      }
      next(firstLook)
    },
    /** Breaks off what is under way; a half backup is removed. */
    stop: async (): Promise<void> => {
      clearTimeout(timer)
      stopping.abort()
      await underway
    },
  }
}
