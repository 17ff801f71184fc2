import { tmpdir } from 'node:os'
import { Client } from 'pg'
import { openDatabase } from '../../server/db/database.ts'

/** A database of the server that the tests share, with today's schema and nothing in it: to be copied. */
export const migratedDatabase = 'migrated'

/** Makes that database. */
export async function makeMigratedDatabase(server: string): Promise<void> {
  await runOn(server, `create database ${migratedDatabase}`)
  const url = new URL(server)
  url.pathname = `/${migratedDatabase}`
  const database = await openDatabase({ databaseUrl: url.href, dataDir: tmpdir() })
  await database.close()
}

/** Runs one statement on a server, for what no transaction may do. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
