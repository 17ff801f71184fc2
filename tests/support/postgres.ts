import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { sqliteFile } from '../../server/db/database.ts'
import { makeMigratedDatabases } from './migrated-database.ts'
import { aPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server that the tests share. */
    postgresUrl: string
    /** An SQLite file with today's schema and nothing in it: to be copied. */
    migratedFile: string
  }
}

/** Starts the PostgreSQL server that the tests of a run share, and makes the databases that they copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, remove } = await aPostgresServer()
  const folder = mkdtempSync(join(tmpdir(), 'businessbretzel-migrated-'))
  await makeMigratedDatabases(url, folder)
  project.provide('postgresUrl', url)
  project.provide('migratedFile', join(folder, sqliteFile))
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await remove()
  }
}
