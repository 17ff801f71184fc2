import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is known of the backups; kept in a file beside them. Moments are ISO 8601, UTC. */
export type BackupStatus = {
  /** When the newest backup was taken, and its file. */
  newest?: { at: string; file: string; bytes: number }
  /** State that a rehearsal brought back to life: nothing up to then can be lost. */
  restorableAsOf?: string
  rehearsedAt?: string
  /** Counts of the rows in that rehearsal, by table. */
  counts?: Record<string, number>
  /** The last failure since the last success: what failed and a word why, never data. */
  failure?: { at: string; what: 'backup' | 'rehearsal'; why: string }
}

const fileOf = (folder: string) => join(folder, 'status.json')

/** Reads the status; a file that is missing or broken is an empty one. */
export function readBackupStatus(folder: string): BackupStatus {
  if (!existsSync(fileOf(folder))) return {}
  try {
    return JSON.parse(readFileSync(fileOf(folder), 'utf8'))
  } catch {
    return {}
  }
}

/** Notes what changed; `undefined` takes an entry away. */
export function noteBackupStatus(
  folder: string,
  change: { [Key in keyof BackupStatus]?: BackupStatus[Key] | undefined },
): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const status = { ...readBackupStatus(folder), ...change }
  writeFileSync(`${fileOf(folder)}.part`, `${JSON.stringify(status, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${fileOf(folder)}.part`, fileOf(folder))
}
