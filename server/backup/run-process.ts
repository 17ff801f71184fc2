import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BackupFault } from '../../contract/backup-faults.ts'
import type { BackupPlace } from './backup-files.ts'
import type { Rehearsal } from './rehearse.ts'

/** What a process is to do: a backup if one is due, then bring the newest back beside everything. */
export type BackupOrder = {
  place: BackupPlace
  isBackupDue: boolean
  now: number
  /** The site and the program that are started on the copy. */
  siteDir: string
  buildFolder: string
}

/** How it ended. `busy`: another instance or a command is at it. */
export type BackupReport =
  | { isDone: true; rehearsal: Rehearsal }
  | { isDone: false; what: 'backup' | 'rehearsal'; why: BackupFault; code?: string; message: string }

/**
 * Makes and rehearses backups in a process of its own, so that nobody waits for it; it ends with this one, or when
 * `signal` aborts. Its settings travel by message: they hold keys.
 */
export function runBackupProcess(order: BackupOrder, signal?: AbortSignal): Promise<BackupReport> {
  const program = pathToFileURL(join(order.buildFolder, 'server/main.js')).href
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', `(await import(${JSON.stringify(program)})).runBackups()`],
    { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: { PATH: process.env.PATH }, ...(signal ? { signal } : {}) },
  )
  return new Promise((resolve) => {
    const ended = (code: string): BackupReport => ({
      ...{ isDone: false, what: order.isBackupDue ? 'backup' : 'rehearsal', why: 'ended', code },
      message: `the process for backups ended (${code})`,
    })
    child.once('message', (report) => {
      resolve(report as BackupReport)
      child.disconnect()
    })
    child.on('error', (error) => resolve(ended('code' in error ? String(error.code) : error.name)))
    child.once('exit', (code, name) => resolve(ended(String(code ?? name))))
    // One that does not start is told by its events; the order itself must not fail on top of that.
    child.send(order, () => {})
  })
}
