import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../clock.ts'
import { type DatabaseLocation, openDatabase, sqliteFile } from '../db/database.ts'
import { connectPostgres } from '../db/postgres.ts'
import type { Erasures } from '../db/tables.ts'
import { eraseAgain } from '../privacy/erase-person.ts'
import { mergeErasures, readErasureFile } from '../privacy/erasures.ts'
import { getSecret, readSecretFile, writeSecretFile } from '../secret.ts'
import { backupFolderOf } from './backup-files.ts'
import { copyToPostgres } from './copy-postgres.ts'
import { type BackupFacts, countRows, takeFacts } from './facts.ts'
import { aWorkFolder, type BackupPlace, makeBackup } from './make-backup.ts'
import { BackupError, unpackFile } from './pack.ts'

/** Checks an unpacked backup from end to end and takes its facts out of it. */
function inspect(path: string): BackupFacts {
  const file = new DatabaseSync(path)
  try {
    const facts = takeFacts(file)
    if (!facts) throw new BackupError('the file is no backup of this program')
    const [check] = file.prepare('pragma integrity_check').all()
    if (check?.integrity_check !== 'ok') throw new BackupError('the database in the backup is damaged')
    if (file.prepare('pragma foreign_key_check').all().length > 0)
      throw new BackupError('the backup holds rows that belong to nobody')
    const counts = countRows(file)
    const wrong = Object.keys({ ...counts, ...facts.counts }).filter((name) => counts[name] !== facts.counts[name])
    if (wrong.length > 0)
      throw new BackupError(`the backup holds other numbers of rows than it says: ${wrong.join(', ')}`)
    // Whoever was signed in then is not signed in now.
    file.exec('delete from sessions')
    return facts
  } finally {
    file.close()
  }
}

/**
 * Puts a backup into an empty place, or in the place of what is there, with the schema brought up to date.
 * It knows nothing of secrets, of erasures or of what was there before: see `restoreBackup`.
 */
export async function unpackInto(
  backupFile: string,
  location: DatabaseLocation,
  key: string | undefined,
): Promise<BackupFacts> {
  const { databaseUrl, dataDir } = location
  const work = aWorkFolder(dataDir)
  try {
    const copy = join(work.path, sqliteFile)
    await unpackFile(backupFile, copy, key)
    const facts = inspect(copy)
    if (databaseUrl) {
      // Both schemas are brought to that of this program, then the rows alone are moved.
      await (await openDatabase({ databaseUrl: undefined, dataDir: work.path })).close()
      await (await openDatabase(location)).close()
      await copyToPostgres(copy, databaseUrl)
    } else {
      const target = join(dataDir, sqliteFile)
      for (const ending of ['-wal', '-shm']) rmSync(`${target}${ending}`, { force: true })
      renameSync(copy, target)
      await (await openDatabase(location)).close()
    }
    return facts
  } finally {
    work.remove()
  }
}

/** @throws {BackupError} while a server works on this database: it would write into what is being replaced */
async function refuseWhileRunning({ databaseUrl, dataDir }: DatabaseLocation): Promise<void> {
  const running = new BackupError('the server is running: stop it first')
  if (databaseUrl) {
    const client = await connectPostgres(databaseUrl)
    const others = `select 1 from pg_stat_activity where application_name = 'businessbretzel' and datname = current_database()`
    const { rows } = await client.query(others).finally(() => client.end())
    if (rows.length > 0) throw running
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
    // Damaged: that is why somebody restores.
  } finally {
    file.close()
  }
}

/** Saves what is about to be replaced, if it can still be read. @returns its erasures too */
async function saveCurrent(
  place: BackupPlace,
  clock: Clock,
): Promise<{ saved: string | undefined; erasures: Erasures[] }> {
  if (!place.databaseUrl && !existsSync(join(place.dataDir, sqliteFile))) return { saved: undefined, erasures: [] }
  try {
    const current = await openDatabase(place)
    const erasures = await current.db
      .selectFrom('erasures')
      .selectAll()
      .execute()
      .finally(() => current.close())
    // One more than usual: the backup that is being restored must not be the one that goes.
    const { path } = await makeBackup({ ...place, backup: { ...place.backup, keep: place.backup.keep + 1 } }, clock)
    return { saved: path, erasures }
  } catch {
    if (place.databaseUrl) return { saved: undefined, erasures: [] }
    const aside = join(place.dataDir, `${sqliteFile}.before-restore`)
    renameSync(join(place.dataDir, sqliteFile), aside)
    return { saved: aside, erasures: [] }
  }
}

export type Restored = {
  facts: BackupFacts
  /** Where what was there before is now; `undefined` if there was nothing. */
  saved: string | undefined
  /** Addresses that had been erased since and were erased again. */
  erasedAgain: number
}

/**
 * Brings a backup back: what is there is saved first, then replaced; whoever was erased since the backup was
 * taken is erased again; nobody is signed in. The server must not run.
 * @throws {BackupError} before anything is replaced
 */
export async function restoreBackup(backupFile: string, place: BackupPlace, clock: Clock): Promise<Restored> {
  if (!existsSync(backupFile)) throw new BackupError(`there is no file ${backupFile}`)
  await refuseWhileRunning(place)
  const rehearsal = aWorkFolder(place.dataDir)
  try {
    // Read from end to end before anything is touched.
    await unpackInto(backupFile, { databaseUrl: undefined, dataDir: rehearsal.path }, place.backup.key)
  } finally {
    rehearsal.remove()
  }
  const { saved, erasures } = await saveCurrent(place, clock)
  const facts = await unpackInto(backupFile, place, place.backup.key)
  if (!place.secret && facts.secret && facts.secret !== readSecretFile(place.dataDir))
    writeSecretFile(place.dataDir, facts.secret)
  const database = await openDatabase(place)
  try {
    const known = await database.db.selectFrom('erasures').selectAll().execute()
    const all = mergeErasures(known, erasures, readErasureFile(backupFolderOf(place)))
    return { facts, saved, erasedAgain: await eraseAgain(database, getSecret(place), all) }
  } finally {
    await database.close()
  }
}
