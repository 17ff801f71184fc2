import { join } from 'node:path'
import type { BackupFault } from '../../contract/backup-faults.ts'
import { startProcess } from '../runtime/start-process.ts'
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

/** Makes and rehearses backups in a process of its own, so that nobody waits for it. It ends when `signal` aborts. */
export function runBackupProcess(order: BackupOrder, signal?: AbortSignal): Promise<BackupReport> {
  const { report } = startProcess<BackupReport>(join(order.buildFolder, 'server/backup.js'), order, {
    toReport: (code) => ({
      ...{ isDone: false, what: order.isBackupDue ? 'backup' : 'rehearsal', why: 'ended', code },
      message: `the process for backups ended (${code})`,
    }),
    output: 'ignore',
    signal,
  })
  return report
}
