import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import type { Clock } from '../clock.ts'
import { instantOf } from '../clock.ts'
import type { Config } from '../config.ts'
import { sqliteFile } from '../db/database.ts'
import { readSecretFile } from '../secret.ts'
import { backupFolderOf, pruneBackups, toBackupName } from './backup-files.ts'
import { copyFromPostgres } from './copy-postgres.ts'
import { type BackupFacts, writeFacts } from './facts.ts'
import { BackupError, packFile } from './pack.ts'
import { noteBackupStatus } from './status.ts'

export type BackupPlace = Pick<Config, 'dataDir' | 'databaseUrl' | 'secret' | 'backup'>

export type MadeBackup = { path: string; bytes: number; facts: BackupFacts }

/** Everything at once: the copy runs beside the server, in a thread of its own, and sees one moment. */
const allPages = 2 ** 30

async function copySqlite(dataDir: string, to: string): Promise<void> {
  const from = join(dataDir, sqliteFile)
  if (!existsSync(from)) throw new BackupError(`there is no database in ${dataDir}`)
  const source = new DatabaseSync(from, { timeout: 5_000 })
  try {
    await backup(source, to, { rate: allPages })
  } finally {
    source.close()
  }
}

/** A folder for unpacked copies, which are as readable as the database: beside it, not beside the backups. */
export function aWorkFolder(dataDir: string): { path: string; remove: () => void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = mkdtempSync(join(dataDir, 'backup-work-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** A name that no backup has: two of one millisecond must not be one. */
function findFreePath(folder: string, clock: Clock, isEncrypted: boolean): string {
  for (let offset = 0; ; offset += 1) {
    const path = join(folder, toBackupName(instantOf(clock, offset), isEncrypted))
    if (!existsSync(path) && !existsSync(`${path}.part`)) return path
  }
}

/**
 * Saves the whole database as one packed SQLite file, encrypted if there is a key, while the server goes on
 * writing; then removes the backups that are too many.
 * @throws {BackupError} or the error of the disk or the database; then nothing half is left
 */
export async function makeBackup(place: BackupPlace, clock: Clock, signal?: AbortSignal): Promise<MadeBackup> {
  const { dataDir, databaseUrl, secret } = place
  const { key, keep } = place.backup
  const folder = backupFolderOf(place)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const work = aWorkFolder(dataDir)
  try {
    const takenAt = instantOf(clock)
    const copy = join(work.path, 'copy.db')
    if (databaseUrl) await copyFromPostgres(databaseUrl, copy, signal)
    else await copySqlite(dataDir, copy)
    const engine = databaseUrl ? 'postgres' : 'sqlite'
    const facts = writeFacts(copy, { takenAt, engine, secret: secret ? null : readSecretFile(dataDir) })
    const path = findFreePath(folder, clock, key !== undefined)
    await packFile(copy, `${path}.part`, key, signal)
    await rename(`${path}.part`, path)
    pruneBackups(folder, keep)
    const bytes = statSync(path).size
    noteBackupStatus(folder, { newest: { at: takenAt, file: path, bytes }, failure: undefined })
    return { path, bytes, facts }
  } finally {
    work.remove()
  }
}
