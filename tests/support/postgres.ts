import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase, sqliteFile } from '../../server/db/database.ts'
import { migratedDatabase, runOn } from './engines.ts'
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
  await runOn(url, `create database ${migratedDatabase}`)
  for (const databaseUrl of [new URL(migratedDatabase, url).href, undefined])
    await (await openDatabase({ databaseUrl, dataDir: folder })).close()
  project.provide('postgresUrl', url)
  project.provide('migratedFile', join(folder, sqliteFile))
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await remove()
  }
}
