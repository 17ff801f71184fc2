import { adoptSqlite, type Database } from '../db/database.ts'
import { type Clock, instantOf } from '../runtime/clock.ts'
import { openAnonymousFile } from './anonymous-file.ts'
import { type BackupPlace, backupFolderOf, listBackups } from './backup-files.ts'
import { tryOnPostgres } from './copy-postgres.ts'
import type { BackupMetadata } from './metadata.ts'
import { BackupError } from './pack.ts'
import { countRows } from './saved-tables.ts'
import { noteBackupStatus } from './status.ts'
import { unpack } from './unpack.ts'

export type Rehearsal = { metadata: BackupMetadata; path: string; counts: Record<string, number> }

/**
 * Restores the newest backup into a file without a name, compares its rows with what the backup says, brings its schema
 * up to date, tries the rows on PostgreSQL where that is the database, boots the product on the copy, and writes down as
 * of when everything could be brought back. Nothing real is touched. To be called within `withBackupLock`.
 * @param boot starts the product on a database, asks it for a page and stops it
 * @throws {BackupError} naming what failed; then the date of the last success stays
 */
export async function rehearse(
  place: BackupPlace,
  boot: (database: Database) => Promise<void>,
  clock: Clock,
): Promise<Rehearsal> {
  const folder = backupFolderOf(place)
  const [newest] = await listBackups(folder)
  if (!newest) throw new BackupError('gone', `there is no backup in ${folder}`)
  const copy = openAnonymousFile(place.dataDir)
  try {
    const metadata = await unpack(newest.path, copy, { key: place.backup.key })
    const database = await adoptSqlite(copy.database)
    const counts = countRows(copy.database)
    if (place.databaseUrl) {
      const taken = await tryOnPostgres(copy.database, place.databaseUrl)
      const missing = Object.keys(taken).filter((table) => taken[table] !== counts[table])
      if (missing.length > 0) throw new BackupError('rows', `PostgreSQL did not take all rows: ${missing.join(', ')}`)
    }
    await boot(database).catch((error) => {
      throw new BackupError('boot', 'the product does not start on the restored copy', { cause: error })
    })
    const restored = { at: metadata.takenAt, name: newest.name, rehearsedAt: instantOf(clock) }
    noteBackupStatus(folder, { restored, failure: undefined })
    return { metadata, path: newest.path, counts }
  } finally {
    copy.close()
  }
}
