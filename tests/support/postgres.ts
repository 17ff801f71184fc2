import type { TestProject } from 'vitest/node'
import { makeMigratedDatabase } from './migrated-database.ts'
import { aPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server that the tests share. */
    postgresUrl: string
  }
}

/** Starts the PostgreSQL server that the tests of a run share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, remove } = await aPostgresServer()
  await makeMigratedDatabase(url)
  project.provide('postgresUrl', url)
  return remove
}
