import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { access, constants, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupFault } from '../../contract/backup-faults.ts'
import { BackupError } from './pack.ts'

/** What failed and why; never data. */
export type BackupFailure = { at: string; what: 'folder' | 'backup' | 'rehearsal'; why: BackupFault; code?: string }

/** What is known of the backups; kept in a file beside them. Moments are ISO 8601, UTC. */
export type BackupStatus = {
  /** When the newest backup was taken, and the name of its file. */
  newest?: { at: string; name: string; bytes: number }
  /** The newest backup that a rehearsal brought back to life: nothing up to then can be lost. */
  restored?: { at: string; name: string; rehearsedAt: string }
  /** The last failure since the last success. */
  failure?: BackupFailure
}

const fileOf = (folder: string) => join(folder, 'status.json')

function parse(text: string): BackupStatus {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** Reads the status; a file that is missing or broken is an empty one. */
export function readBackupStatus(folder: string): BackupStatus {
  try {
    return parse(readFileSync(fileOf(folder), 'utf8'))
  } catch {
    return {}
  }
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

/**
 * The status, with a folder that cannot be used as its failure. Asks without stopping anybody, however slow the disk.
 * @param at the present, ISO 8601, UTC
 */
export async function inspectBackups(folder: string, at: string): Promise<BackupStatus> {
  try {
    // A trailing slash: a file is no folder.
    await access(join(folder, '/'), constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    return { failure: { at, what: 'folder', ...toFault(error) } }
  }
  return parse(await readFile(fileOf(folder), 'utf8').catch(() => '{}'))
}

/** Notes what changed; `undefined` takes an entry away. */
export function noteBackupStatus(
  folder: string,
  change: { [Key in keyof BackupStatus]?: BackupStatus[Key] | undefined },
): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const status = { ...readBackupStatus(folder), ...change }
  writeFileSync(`${fileOf(folder)}.part`, `${JSON.stringify(status, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${fileOf(folder)}.part`, fileOf(folder))
}
