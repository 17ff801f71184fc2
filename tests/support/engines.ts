import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Engine } from '../../server/db/database.ts'
import { migratedDatabase, runOn } from './migrated-database.ts'

/** Both engines of the product; every database test runs on each. */
export const engines: Engine[] = ['sqlite', 'postgres']

export type DatabasePlace = { databaseUrl: string | undefined; dataDir: string; remove: () => Promise<void> }

/**
 * An empty place for a database: a new folder, and on PostgreSQL a new database.
 * @param isMigrated whether that database already has today's schema, which takes less time than making it
 */
export async function aDatabasePlace(engine: Engine, { isMigrated = false } = {}): Promise<DatabasePlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'businessbretzel-'))
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (engine === 'sqlite') return { databaseUrl: undefined, dataDir, remove: async () => removeFolder() }
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOn(server, `create database ${name} template ${isMigrated ? migratedDatabase : 'template1'}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    databaseUrl: url.href,
    dataDir,
    remove: async () => {
      removeFolder()
      await runOn(server, `drop database ${name} with (force)`)
    },
  }
}
