import { hash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type DatabaseLocation, sqliteFile } from '../db/database.ts'
import { takeLock } from '../db/take-lock.ts'
import { anonymousPrefix } from './anonymous-file.ts'
import { type BackupPlace, backupFolderOf } from './backup-files.ts'
import { BackupError } from './pack.ts'

/** Any number that no other lock of ours has (PostgreSQL, advisory locks). */
const lockNumber = 4_207_002

/** A restored SQLite file until it takes the place of the one before. */
export const restoringFile = `${sqliteFile}.restoring`

/** Tells unfinished backups of this database from those of another that shares the folder. */
export const partEnding = ({ databaseUrl, dataDir }: DatabaseLocation): string =>
  `.${hash('sha256', databaseUrl ?? dataDir).slice(0, 8)}.part`

/** Removes what a backup or a restore left that ended in the middle. Only who holds the lock knows that nobody works on it. */
async function removeUnfinished(place: BackupPlace): Promise<void> {
  const ending = partEnding(place)
  const isLeft = [
    { folder: backupFolderOf(place), is: (name: string) => name.endsWith(ending) },
    {
      folder: place.dataDir,
      is: (name: string) => name.startsWith(anonymousPrefix) || name.startsWith(restoringFile),
    },
  ]
  for (const { folder, is } of isLeft) {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter(is)) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/**
 * Works on the backups of a database while nobody else does, neither another instance nor a command; what an
 * interrupted one left is removed first.
 * @throws {BackupError} if somebody else holds the lock
 */
export async function withBackupLock<Result>(place: BackupPlace, work: () => Promise<Result>): Promise<Result> {
  const { databaseUrl, dataDir } = place
  const release = await takeLock({ databaseUrl, file: join(dataDir, 'backup.lock'), number: lockNumber })
  if (!release) throw new BackupError('busy', 'another backup or restore of this database is under way')
  try {
    await removeUnfinished(place)
    return await work()
  } finally {
    await release()
  }
}
