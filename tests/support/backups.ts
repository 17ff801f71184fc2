import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BackupPlace } from '../../server/backup/folder.ts'
import { readConfig } from '../../server/config.ts'
import type { DatabasePlace } from './engines.ts'

/** Secret of every place that a test backs up, as `anApp` has it. */
export const testSecret = 'a secret of the tests, long enough for all'

/** Keys of age that protect nothing: `npm run data new-key` made them. */
export const testKey = 'AGE-SECRET-KEY-1LRS0AMQJ8DGV96H76CYL2VQ0DGRNH6KQDZFHRX3RR8RKX0NCSGJSXVYCV3'
export const anotherTestKey = 'AGE-SECRET-KEY-1C2FHQKX9DF7J0L32AMK6JCYZE207ETUEZ95TNGT96L68Y0KT0TDSTVCCTQ'

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
