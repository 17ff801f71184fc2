import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseLocation } from '../db/database.ts'

/** The database to be saved, and where its backups are. */
export type BackupPlace = DatabaseLocation & {
  secret: string | undefined
  backup: {
    /** Unset: `backups` in `DATA_DIR`. */
    folder: string | undefined
    /** Encrypts backups if set. */
    key: string | undefined
    /** Hours from one backup to the next; 0: none is taken by itself, for development and tests. */
    every: number
    /** How many stay. */
    keep: number
  }
}

/** Where backups are: `BACKUP_DIR`, else beside the data. */
export const backupFolderOf = ({ backup, dataDir }: Pick<BackupPlace, 'backup' | 'dataDir'>): string =>
  backup.folder ?? join(dataDir, 'backups')

const pattern = /^businessbretzel-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.db\.gz(\.enc)?$/

/** A backup in its folder; `takenAt` is ISO 8601, UTC. */
export type BackupFile = { path: string; name: string; takenAt: string; isEncrypted: boolean }

/** Name of a backup: `businessbretzel-2026-11-21T16-36-29.000Z.db.gz`, with `.enc` if it is encrypted. */
export const toBackupName = (takenAt: string, isEncrypted: boolean): string =>
  `businessbretzel-${takenAt.replaceAll(':', '-')}.db.gz${isEncrypted ? '.enc' : ''}`

/**
 * The backups of a folder, newest first. Files with other names are not ours.
 * @throws the error of the disk if the folder cannot be read
 */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const files: BackupFile[] = []
  for (const name of await readdir(folder).catch(isMissing)) {
    const [, day, hours, minutes, seconds, ending] = pattern.exec(name) ?? []
    if (!day) continue
    const path = join(folder, name)
    const takenAt = `${day}${hours}:${minutes}:${seconds}`
    files.push({ path, name, takenAt, isEncrypted: ending !== undefined })
  }
  return files.sort((a, b) => (a.takenAt < b.takenAt ? 1 : -1))
}

/** A folder that is not there holds no file; any other error stays one. */
function isMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}

/**
 * Removes all but the `keep` newest backups and the one that was last brought back to life: until a newer one was,
 * it is the only one known to be worth anything.
 */
export async function pruneBackups(folder: string, keep: number, restored: string | undefined): Promise<void> {
  for (const { path, name } of (await listBackups(folder)).slice(keep))
    if (name !== restored) await rm(path, { force: true })
}
