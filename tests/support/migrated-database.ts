import { openDatabase } from '../../server/db/database.ts'
import { connectPostgres } from '../../server/db/engines.ts'

/** A database of the server that the tests share, with today's schema and nothing in it: to be copied. */
export const migratedDatabase = 'migrated'

/** Makes that database, and a file of SQLite with the same in a folder. */
export async function makeMigratedDatabases(server: string, folder: string): Promise<void> {
  await runOn(server, `create database ${migratedDatabase}`)
  const url = new URL(server)
  url.pathname = `/${migratedDatabase}`
  for (const databaseUrl of [url.href, undefined]) {
    const database = await openDatabase({ databaseUrl, dataDir: folder })
    await database.close()
  }
}

/** Cuts whoever is still connected, removes every row but those of the migrations, and counts from one again. */
export function emptyDatabase(url: string): Promise<void> {
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
