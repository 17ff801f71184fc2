import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** Where backups are: `BACKUP_DIR`, else beside the data. */
export const backupFolderOf = ({ backup, dataDir }: Pick<Config, 'backup' | 'dataDir'>): string =>
  backup.folder ?? join(dataDir, 'backups')

const pattern = /^businessbretzel-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.db\.gz(\.enc)?$/

/** A backup in its folder; `takenAt` is ISO 8601, UTC. */
export type BackupFile = { path: string; name: string; takenAt: string; bytes: number }

/** Name of a backup: `businessbretzel-2026-11-21T16-36-29.000Z.db.gz`, with `.enc` if it is encrypted. */
export const toBackupName = (takenAt: string, isEncrypted: boolean): string =>
  `businessbretzel-${takenAt.replaceAll(':', '-')}.db.gz${isEncrypted ? '.enc' : ''}`

/** The backups of a folder, newest first. Files with other names are not ours. */
export function listBackups(folder: string): BackupFile[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).flatMap((name) => {
    const [, day, hours, minutes, seconds] = pattern.exec(name) ?? []
    if (!day) return []
    const path = join(folder, name)
    return [{ path, name, takenAt: `${day}${hours}:${minutes}:${seconds}`, bytes: statSync(path).size }]
  })
  return files.sort((a, b) => (a.takenAt < b.takenAt ? 1 : -1))
}

/** Removes all but the `keep` newest backups, and what an interrupted one left behind. */
export function pruneBackups(folder: string, keep: number): void {
  for (const { path } of listBackups(folder).slice(keep)) rmSync(path, { force: true })
}
