import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { type DatabaseLocation, openDatabase, openIfThere, sqliteFile } from '../db/database.ts'
import { connectPostgres } from '../db/engines.ts'
import type { Erasures } from '../db/tables.ts'
import { eraseAgain, mergeErasures, readErasureFile } from '../people/erasing.ts'
import { type Clock, second } from '../runtime/clock.ts'
import { getSecret, readSecretFile, writeSecretFile } from '../runtime/secret.ts'
import { makeBackup } from './backups.ts'
import { BackupError, type BackupPlace, backupFolderOf, restoringFile, withBackupLock } from './folder.ts'
import { type BackupMetadata, type OpenedBackup, openBackup, replaceRows } from './rows.ts'

/** A connection that was just closed is still seen for a moment. */
const lastConnections = 2 * second

async function isConnected(databaseUrl: string): Promise<boolean> {
  const client = await connectPostgres(databaseUrl, 'businessbretzel-backup')
  const others = `select 1 from pg_stat_activity where application_name = 'businessbretzel' and datname = current_database()`
  const { rows } = await client.query(others).finally(() => client.end())
  return rows.length > 0
}

/** @throws {BackupError} while a server works on this database: it would write into what is being replaced */
async function refuseWhileRunning({ databaseUrl, dataDir }: DatabaseLocation): Promise<void> {
  const running = new BackupError('busy', 'the server is running: stop it first')
  if (databaseUrl) {
    for (const until = performance.now() + lastConnections; await isConnected(databaseUrl); await wait(100))
      if (performance.now() > until) throw running
    return
  }
  const path = join(dataDir, sqliteFile)
  if (!existsSync(path)) return
  const file = new DatabaseSync(path, { timeout: 500 })
  try {
    // Leaving the log mode needs the file for oneself; what the log held goes into the file.
    file.exec('pragma journal_mode=delete')
  } catch (error) {
    if (error instanceof Error && /locked|busy/i.test(error.message)) throw running
    // A damaged file is what a backup is restored for.
  } finally {
    file.close()
  }
}

/** What was there before: where it is now, and whom it had forgotten. */
type Before = { saved: string | undefined; erasures: Erasures[] }

/**
 * Saves what is about to be replaced.
 * @throws {BackupError} if it cannot be saved, unless that was said not to matter
 */
async function saveCurrent(place: BackupPlace, clock: Clock, isToBeSaved: boolean): Promise<Before> {
  if (!place.databaseUrl && !existsSync(join(place.dataDir, sqliteFile))) return { saved: undefined, erasures: [] }
  try {
    // As it is: this release may be older than what is there, and could not bring it up to date.
    const current = (await openIfThere(place)) ?? (await openDatabase(place)).db
    const erasures = await current
      .selectFrom('erasures')
      .selectAll()
      .execute()
      .finally(() => current.destroy())
    if (!isToBeSaved) return { saved: undefined, erasures }
    // One more than usual: the backup that is being restored must not be the one that goes.
    const { path } = await makeBackup({ ...place, backup: { ...place.backup, keep: place.backup.keep + 1 } }, clock)
    return { saved: path, erasures }
  } catch (cause) {
    if (!isToBeSaved) return { saved: undefined, erasures: [] }
    const why = cause instanceof Error ? cause.message : String(cause)
    const message = `what is there cannot be saved (${why}), so nothing was replaced; --without-saving replaces it all the same`
    throw new BackupError('other', message, { cause })
  }
}

function syncToDisk(path: string): void {
  const fd = openSync(path, 'r')
  fsyncSync(fd)
  closeSync(fd)
}

/** Puts a backup in the place of what is there. */
async function putInPlace(backup: OpenedBackup, place: BackupPlace): Promise<void> {
  const { databaseUrl, dataDir } = place
  if (databaseUrl) {
    // Both have the schema of this program: the rows alone are moved.
    await (await openDatabase(place)).close()
    await replaceRows(backup, databaseUrl)
    return
  }
  const restoring = join(dataDir, restoringFile)
  closeSync(openSync(restoring, 'wx', 0o600))
  backup.file.prepare('vacuum into ?').run(restoring)
  syncToDisk(restoring)
  const target = join(dataDir, sqliteFile)
  for (const ending of ['-wal', '-shm']) rmSync(`${target}${ending}`, { force: true })
  renameSync(restoring, target)
  syncToDisk(dataDir)
}

export type Restored = {
  metadata: BackupMetadata
  /** Backup of what was there before; `undefined` if there was nothing, or it was not to be saved. */
  saved: string | undefined
  /** See `OpenedBackup`. */
  leftOut: readonly string[]
  /** Addresses that had been erased since and were erased again. */
  erasedAgain: number
}

export type RestoreOptions = {
  /** False: what is there is replaced without a copy. */
  isToBeSaved?: boolean
  /** True: a backup that is not encrypted is taken although there is a key. */
  takesUnencrypted?: boolean
}

/**
 * Brings a backup back: what is there is saved first, then replaced; people who were erased since the backup was
 * taken are erased again; no session stays. The server must not run.
 * @throws {BackupError} before anything is replaced
 */
export async function restoreBackup(
  backupFile: string,
  place: BackupPlace,
  clock: Clock,
  { isToBeSaved = true, takesUnencrypted = false }: RestoreOptions = {},
): Promise<Restored> {
  if (!existsSync(backupFile))
    throw new BackupError('gone', `there is no file ${backupFile}, or none that the user of the data may read`)
  return withBackupLock(place, async () => {
    await refuseWhileRunning(place)
    // Read from end to end before anything is touched.
    const backup = await openBackup(backupFile, { key: place.backup.key, takesUnencrypted })
    try {
      const { metadata, leftOut } = backup
      // Before anything is replaced: where they cannot be read, people who were erased would come back.
      const current = readSecretFile(place.dataDir)
      const noted = readErasureFile(backupFolderOf(place))
      const { saved, erasures } = await saveCurrent(place, clock, isToBeSaved)
      await putInPlace(backup, place)
      if (!place.secret && metadata.secret && metadata.secret !== current)
        await writeSecretFile(place.dataDir, metadata.secret)
      // Each knows whom it has forgotten: before a change of the secret, and since.
      const others = [current, metadata.secret].filter((secret) => secret !== null)
      return { metadata, leftOut, saved, erasedAgain: await forgetAgain(place, [...erasures, ...noted], others) }
    } finally {
      backup.file.close()
    }
  })
}

async function forgetAgain(place: BackupPlace, erasures: Erasures[], others: string[]): Promise<number> {
  const database = await openDatabase(place)
  try {
    const known = await database.db.selectFrom('erasures').selectAll().execute()
    const all = mergeErasures(known, erasures)
    return await eraseAgain(database, getSecret(place), all, others)
  } finally {
    await database.close()
  }
}
