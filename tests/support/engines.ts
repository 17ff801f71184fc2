import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import {
  type Database,
  type DatabaseLocation,
  type Engine,
  openDatabase,
  sqliteFile,
} from '../../server/db/database.ts'
import { connectPostgres } from '../../server/db/engines.ts'

/** Both engines of the product; every database test runs on each. */
export const engines: Engine[] = ['sqlite', 'postgres']

export type DatabasePlace = { databaseUrl: string | undefined; dataDir: string; remove: () => Promise<void> }

/** A database of the server that the tests share, with today's schema and nothing in it: to be copied. */
export const migratedDatabase = 'migrated'

/** Databases with today's schema that a test of this file has left. To copy one takes ten times as long as to empty it. */
const left: string[] = []

/** A database on the tests' server: today's schema with nothing in it, or nothing at all. */
async function takeDatabase(server: string, isMigrated: boolean): Promise<string> {
  const emptied = isMigrated ? left.pop() : undefined
  if (emptied !== undefined) return emptied
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOn(server, `create database ${name} template ${isMigrated ? migratedDatabase : 'template1'}`)
  return name
}

/**
 * An empty place for a database: a new folder, and on PostgreSQL a database of its own.
 * @param isMigrated whether that database already has today's schema, which takes less time than making it; its
 *   test leaves the schema as it is
 */
export async function aDatabasePlace(engine: Engine, { isMigrated = false } = {}): Promise<DatabasePlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'businessbretzel-'))
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (engine === 'sqlite') {
    if (isMigrated) copyFileSync(inject('migratedFile'), join(dataDir, sqliteFile))
    return { databaseUrl: undefined, dataDir, remove: async () => removeFolder() }
  }
  const server = inject('postgresUrl')
  const name = await takeDatabase(server, isMigrated)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    databaseUrl: url.href,
    dataDir,
    remove: async () => {
      removeFolder()
      if (!isMigrated) return runOn(server, `drop database ${name} with (force)`)
      await emptyDatabase(url.href)
      left.push(name)
    },
  }
}

/** Works on the database of a server, whether it runs or not. */
export async function onDatabase<Result>(
  location: DatabaseLocation,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(location)
  return work(database).finally(() => database.close())
}

/** Cuts every other connection, removes every row but those of the migrations, and counts from one again. */
function emptyDatabase(url: string): Promise<void> {
  return runOn(
    url,
    `do $$
    declare name text;
    begin
      perform pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid();
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely_%' loop
        execute format('delete from %I', name);
      end loop;
      for name in select sequencename from pg_sequences where schemaname = 'public' loop
        execute format('alter sequence %I restart', name);
      end loop;
    end $$`,
  )
}

/** Runs one statement on a server, for what no transaction may do. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = await connectPostgres(url)
  await client.query(statement).finally(() => client.end())
}
