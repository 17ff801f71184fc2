import { rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupFault } from '../../contract/backup-faults.ts'
import { type Clock, instantOf } from '../runtime/clock.ts'
import { readSecretFile } from '../runtime/secret.ts'
import { writeArchive } from './archive.ts'
import {
  BackupError,
  type BackupPlace,
  backupFolderOf,
  listBackups,
  makeBackupFolder,
  noteBackupStatus,
  pruneBackups,
  toBackupName,
  toFault,
  withBackupLock,
} from './folder.ts'
import { type BackupMetadata, dumpRows, openBackup } from './rows.ts'

/**
 * Saves the whole database as compressed lines of JSON, encrypted if there is a key, while the server goes on writing;
 * then removes the backups that are too many. To be called within `withBackupLock`.
 * @throws {BackupError} or the error of the disk or the database; then nothing half is left
 */
export async function makeBackup(
  place: BackupPlace,
  clock: Clock,
): Promise<{ path: string; bytes: number; metadata: BackupMetadata }> {
  const { dataDir, databaseUrl } = place
  const { key, keep } = place.backup
  const folder = backupFolderOf(place)
  await makeBackupFolder(folder)
  const takenAt = instantOf(clock)
  const metadata: BackupMetadata = {
    takenAt,
    engine: databaseUrl ? 'postgres' : 'sqlite',
    migrations: [],
    secret: place.secret ? null : readSecretFile(dataDir),
    counts: {},
  }
  const name = toBackupName(takenAt, key !== undefined)
  const path = join(folder, name)
  await writeArchive(dumpRows(place, metadata), `${path}.part`, key)
  await rename(`${path}.part`, path)
  await pruneBackups(folder, keep, takenAt)
  const { size: bytes } = await stat(path)
  await noteBackupStatus(folder, { newest: { at: takenAt, name }, failure: undefined })
  return { path, bytes, metadata }
}

type Rehearsal = { metadata: BackupMetadata; path: string }

/**
 * Restores the newest backup into a file without a name, with every row counted and the schema brought up to date, and
 * writes down as of when everything could be brought back. Nothing real is touched.
 */
async function rehearse(place: BackupPlace, clock: Clock): Promise<Rehearsal> {
  const folder = backupFolderOf(place)
  const [newest] = await listBackups(folder, instantOf(clock))
  if (!newest) throw new BackupError('gone', `there is no backup in ${folder}`)
  const { file, metadata } = await openBackup(newest.path, { key: place.backup.key })
  file.close()
  const restored = { at: metadata.takenAt, name: newest.name, rehearsedAt: instantOf(clock) }
  await noteBackupStatus(folder, { restored, failure: undefined })
  return { metadata, path: newest.path }
}

/** How it ended. `busy`: another instance or a command is at it. */
export type BackupReport =
  | { isDone: true; rehearsal: Rehearsal }
  | { isDone: false; what: 'backup' | 'rehearsal'; why: BackupFault; code?: string; message: string }

/** Makes a backup if one is due, then rehearses the newest. What fails is noted beside them; the date of the last success stays. */
export async function backUp(place: BackupPlace, isBackupDue: boolean, clock: Clock): Promise<BackupReport> {
  let what: 'backup' | 'rehearsal' = isBackupDue ? 'backup' : 'rehearsal'
  try {
    return await withBackupLock(place, async () => {
      if (isBackupDue) await makeBackup(place, clock)
      what = 'rehearsal'
      return { isDone: true, rehearsal: await rehearse(place, clock) }
    })
  } catch (error) {
    const fault = toFault(error)
    try {
      const failure = { at: instantOf(clock), what, ...fault }
      if (fault.why !== 'busy') await noteBackupStatus(backupFolderOf(place), { failure })
    } catch {
      // The disk that is too full for a backup may be too full for the note; the report says it, too.
    }
    return { isDone: false, what, ...fault, message: error instanceof Error ? error.message : String(error) }
  }
}
