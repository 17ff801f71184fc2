import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BackupPlace } from '../../server/backup/backup-files.ts'
import { readConfig } from '../../server/config.ts'
import type { DatabasePlace } from './engines.ts'

/** Secret of every place that a test backs up, as `anApp` has it. */
export const testSecret = 'a secret of the tests, long enough for all'

/** Where a test backs up to and from; `folder` may be shared by several places. */
export function aBackupPlace(
  place: Pick<DatabasePlace, 'databaseUrl' | 'dataDir'>,
  backup: Partial<BackupPlace['backup']> = {},
): BackupPlace {
  const { databaseUrl, dataDir } = place
  return { databaseUrl, dataDir, secret: testSecret, backup: { ...readConfig({}).backup, ...backup } }
}

/** An empty folder that goes with the test. */
export function aFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'businessbretzel-backups-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
