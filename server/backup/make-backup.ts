import { existsSync, mkdirSync, statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../runtime/clock.ts'
import { instantOf } from '../runtime/clock.ts'
import { readSecretFile } from '../runtime/secret.ts'
import { openAnonymousFile } from './anonymous-file.ts'
import { type BackupPlace, backupFolderOf, pruneBackups, toBackupName } from './backup-files.ts'
import { partEnding } from './backup-lock.ts'
import { copyFromPostgres } from './copy-postgres.ts'
import { copyFromSqlite } from './copy-sqlite.ts'
import { type BackupMetadata, writeMetadata } from './metadata.ts'
import { packFile } from './pack.ts'
import { noteBackupStatus, readBackupStatus } from './status.ts'

export type MadeBackup = { path: string; bytes: number; metadata: BackupMetadata }

/** A moment whose name no backup has: two of one millisecond must not be one. */
function findFreeName(folder: string, takenAt: string, isEncrypted: boolean): string {
  for (let time = Date.parse(takenAt); ; time += 1) {
    const name = toBackupName(new Date(time).toISOString(), isEncrypted)
    if (!existsSync(join(folder, name))) return name
  }
}

/**
 * Saves the whole database as one packed SQLite file, encrypted if there is a key, while the server goes on
 * writing; then removes the backups that are too many. To be called within `withBackupLock`, and not by a process
 * that answers: the copy is made in one go.
 * @throws {BackupError} or the error of the disk or the database; then nothing half is left
 */
export async function makeBackup(place: BackupPlace, clock: Clock): Promise<MadeBackup> {
  const { dataDir, databaseUrl, secret } = place
  const { key, keep } = place.backup
  const folder = backupFolderOf(place)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const copy = openAnonymousFile(dataDir)
  try {
    const takenAt = instantOf(clock)
    if (databaseUrl) await copyFromPostgres(databaseUrl, copy.database)
    else copyFromSqlite(dataDir, copy.database)
    const engine = databaseUrl ? 'postgres' : 'sqlite'
    const metadata = writeMetadata(copy.database, { takenAt, engine, secret: secret ? null : readSecretFile(dataDir) })
    copy.database.close()
    const name = findFreeName(folder, takenAt, key !== undefined)
    const path = join(folder, name)
    const part = `${path}${partEnding(place)}`
    await packFile(copy.fd, part, key)
    await rename(part, path)
    await pruneBackups(folder, keep, readBackupStatus(folder).restored?.name)
    const bytes = statSync(path).size
    noteBackupStatus(folder, { newest: { at: takenAt, name, bytes }, failure: undefined })
    return { path, bytes, metadata }
  } finally {
    copy.close()
  }
}
