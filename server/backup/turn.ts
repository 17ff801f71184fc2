import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type DatabaseLocation, sqliteFile } from '../db/database.ts'
import { connectPostgres } from '../db/postgres.ts'
import { backupFolderOf } from './backup-files.ts'
import { namelessPrefix } from './nameless-file.ts'
import { BackupError } from './pack.ts'
import type { BackupPlace } from './place.ts'

/** Any number that no other lock of ours has (PostgreSQL, advisory locks). */
const turnLock = 4_207_002

/** A restored SQLite file until it takes the place of the one before. */
export const restoringFile = `${sqliteFile}.restoring`

/** Tells unfinished backups of this database from those of another that shares the folder. */
export const partEnding = ({ databaseUrl, dataDir }: DatabaseLocation): string =>
  `.${createHash('sha256')
    .update(databaseUrl ?? dataDir)
    .digest('hex')
    .slice(0, 8)}.part`

/** A lock that ends with the process that holds it: of the file `backup.lock`, or of the database. */
async function takeLock({ databaseUrl, dataDir }: DatabaseLocation): Promise<(() => Promise<void>) | undefined> {
  if (databaseUrl) {
    const client = await connectPostgres(databaseUrl, 'businessbretzel-backup')
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [turnLock])
    if (rows[0]?.taken) return () => client.end()
    await client.end()
    return undefined
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(dataDir, 'backup.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return async () => lock.close()
  } catch (error) {
    lock.close()
    if (error instanceof Error && /locked/.test(error.message)) return undefined
    throw error
  }
}

/** Removes what a backup or a restore left that ended in the middle. Only whoever has the turn knows that nobody works on it. */
async function sweep(place: BackupPlace): Promise<void> {
  const ending = partEnding(place)
  const isLeft = [
    { folder: backupFolderOf(place), is: (name: string) => name.endsWith(ending) },
    {
      folder: place.dataDir,
      is: (name: string) => name.startsWith(namelessPrefix) || name.startsWith(restoringFile),
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
 * @throws {BackupError} if another one has the turn
 */
export async function inTurn<Result>(place: BackupPlace, work: () => Promise<Result>): Promise<Result> {
  const release = await takeLock(place)
  if (!release) throw new BackupError('busy', 'another backup or restore of this database is under way')
  try {
    await sweep(place)
    return await work()
  } finally {
    await release()
  }
}
