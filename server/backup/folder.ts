import { access, constants, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupStatus } from '../../contract/api/admin-dashboard.ts'
import type { BackupFault } from '../../contract/backup-faults.ts'
import { type DatabaseLocation, sqliteFile } from '../db/database.ts'
import { takeLock } from '../db/lock.ts'
import type { Instant } from '../runtime/clock.ts'
import { sweepParts, writeWhole } from '../runtime/files.ts'

/** Why a backup cannot be made or used; its message is for the owner at the command line. */
export class BackupError extends Error {
  readonly fault: BackupFault
  constructor(fault: BackupFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

/** The database to be saved, and where its backups are. */
export type BackupPlace = DatabaseLocation & {
  secret: string | undefined
  backup: {
    /** Unset: `backups` in `DATA_DIR`. */
    folder: string | undefined
    /** Encrypts backups if set. */
    key: string | undefined
    /** How many stay. */
    keep: number
  }
}

/** Where backups are: `BACKUP_DIR`, else beside the data. */
export const backupFolderOf = ({ backup, dataDir }: Pick<BackupPlace, 'backup' | 'dataDir'>): string =>
  backup.folder ?? join(dataDir, 'backups')

const pattern = /^businessbretzel-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.jsonl\.gz(\.age)?$/
/** A backup until it is whole. */
const unfinished = /^businessbretzel-.+\.part$/
/** A restored SQLite file until it takes the place of the one before. */
export const restoringFile = `${sqliteFile}.restoring`

/** A backup in its folder; `takenAt` is ISO 8601, UTC. */
export type BackupFile = { path: string; name: string; takenAt: string; isEncrypted: boolean }

/** Name of a backup: `businessbretzel-2026-11-21T16-36-29.000Z.jsonl.gz`, with `.age` if it is encrypted. */
export const toBackupName = (takenAt: string, isEncrypted: boolean): string =>
  `businessbretzel-${takenAt.replaceAll(':', '-')}.jsonl.gz${isEncrypted ? '.age' : ''}`

/** The names in a folder; one that is not there holds none. */
const listNames = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

/**
 * The backups of a folder, newest first. One from the future was taken before the clock was set back: it comes last, so
 * that what is made now is the newest, and what is too many ends with it. Files with other names are not ours.
 * @throws the error of the disk if the folder cannot be read
 */
export async function listBackups(folder: string, now: Instant): Promise<BackupFile[]> {
  const files: BackupFile[] = []
  for (const name of await listNames(folder)) {
    const [, day, hours, minutes, seconds, ending] = pattern.exec(name) ?? []
    if (!day) continue
    const takenAt = `${day}${hours}:${minutes}:${seconds}`
    files.push({ path: join(folder, name), name, takenAt, isEncrypted: ending !== undefined })
  }
  const isPast = ({ takenAt }: BackupFile) => takenAt <= now
  return files.sort((a, b) => Number(isPast(b)) - Number(isPast(a)) || (a.takenAt < b.takenAt ? 1 : -1))
}

/**
 * Removes all but the `keep` newest backups and the one that was last restored: until a newer one was, it is the only
 * one known to be worth anything.
 */
export async function pruneBackups(folder: string, keep: number, now: Instant): Promise<void> {
  const { restored } = await readBackupStatus(folder)
  for (const { path, name } of (await listBackups(folder, now)).slice(keep))
    if (name !== restored?.name) await rm(path, { force: true })
}

/** Any number that no other lock of ours has (PostgreSQL, advisory locks). */
const lockNumber = 4_207_002

/**
 * Works on the backups of a database while no other instance or command does; what an interrupted one left is removed
 * first, since only the holder of the lock knows that no other works on it.
 * @throws {BackupError} if another holds the lock
 */
export async function withBackupLock<Result>(place: BackupPlace, work: () => Promise<Result>): Promise<Result> {
  const { databaseUrl, dataDir } = place
  const release = await takeLock({ databaseUrl, file: join(dataDir, 'backup.lock'), number: lockNumber })
  if (!release) throw new BackupError('busy', 'another backup or restore of this database is under way')
  try {
    for (const folder of [backupFolderOf(place), dataDir])
      for (const name of await listNames(folder).catch(() => []))
        if (unfinished.test(name) || name.startsWith(restoringFile)) await rm(join(folder, name), { force: true })
    await sweepParts(backupFolderOf(place))
    return await work()
  } finally {
    await release()
  }
}

const statusFileOf = (folder: string) => join(folder, 'status.json')

/** What is known of the backups; kept in a file beside them. One that is missing or broken says nothing. */
export async function readBackupStatus(folder: string): Promise<BackupStatus> {
  try {
    return JSON.parse(await readFile(statusFileOf(folder), 'utf8'))
  } catch {
    return {}
  }
}

/** Notes what changed; `undefined` takes an entry away. */
export async function noteBackupStatus(
  folder: string,
  change: { [Key in keyof BackupStatus]?: BackupStatus[Key] | undefined },
): Promise<void> {
  const status = { ...(await readBackupStatus(folder)), ...change }
  await writeWhole(statusFileOf(folder), `${JSON.stringify(status, null, 2)}\n`)
}

/** Makes the folder unless it is there. @throws the error of the disk if it cannot be used */
export async function makeBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}

const faultsOfCodes: Record<string, BackupFault> = {
  ENOTDIR: 'notAFolder',
  EEXIST: 'notAFolder',
  EACCES: 'denied',
  EPERM: 'denied',
  ENOENT: 'gone',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'readOnly',
}

/** Why something failed: our own fault, or what the code of the disk or the database amounts to; never their text. */
export function toFault(error: unknown): { why: BackupFault; code?: string } {
  if (error instanceof BackupError) return { why: error.fault }
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  return { why: faultsOfCodes[code ?? ''] ?? 'other', ...(code ? { code } : {}) }
}
