import { join } from 'node:path'
import type { BackupFault } from '../../contract/backup-faults.ts'
import { hour } from '../runtime/clock.ts'
import { createWorker } from '../runtime/worker.ts'
import type { BackupPlace } from './backup-files.ts'
import type { Rehearsal } from './rehearse.ts'
import { toFault } from './status.ts'

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

/** What the process for backups answers. */
export type BackupOperations = { carryOut: (order: BackupOrder) => Promise<BackupReport> }

/** Longer than any database of ours takes to be backed up and brought back (milliseconds). */
const longest = 6 * hour

/** Makes and rehearses backups in a process of its own, so that nobody waits for it. It ends when `signal` aborts. */
export async function runBackupProcess(order: BackupOrder, signal?: AbortSignal): Promise<BackupReport> {
  const worker = createWorker<BackupOperations>(join(order.buildFolder, 'server/backup.js'), { longest, memory: 512 })
  signal?.addEventListener('abort', () => void worker.stop(), { once: true })
  try {
    return await worker.call('carryOut', order)
  } catch (error) {
    const message = `the process for backups ended (${error instanceof Error ? error.message : error})`
    const what = order.isBackupDue ? 'backup' : 'rehearsal'
    return { isDone: false, what, ...toFault(error), why: 'ended', message }
  } finally {
    await worker.stop()
  }
}
