import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { Migrator } from 'kysely/migration'
import type { Client } from 'pg'
import { findBreaking, migrations } from '../db/migrate.ts'
import { connectPostgres } from '../db/postgres.ts'
import { toKysely } from '../db/sqlite.ts'
import { BackupError } from './pack.ts'
import { listTables, quote } from './saved-tables.ts'

/** Rows read and written at a time, so that memory stays small and others get a turn. */
const page = 1_000

/** The same for texts and pictures, which are large. */
const bodiesPage = 10

const pageOf = (table: string): number => (table === 'content_bodies' ? bodiesPage : page)

/** What PostgreSQL hands out, as SQLite keeps it: moments as ISO text, truth as 0 or 1. */
function toSqlite(value: unknown): SQLInputValue {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || typeof value === 'number' || typeof value === 'string') return value
  if (Buffer.isBuffer(value)) return value
  return value === undefined ? null : JSON.stringify(value)
}

/** Names of the columns of a table in a file. */
const listColumns = (file: DatabaseSync, table: string): string[] =>
  file
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name))

/** Columns of a table in the schema that is searched first. */
async function readColumns(client: Client, table: string): Promise<{ name: string; type: string; counts: boolean }[]> {
  const { rows } = await client.query(
    `select column_name as name, data_type as type, is_identity = 'YES' as counts from information_schema.columns
     where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
    [table],
  )
  return rows
}

/**
 * Copies a PostgreSQL database into an open, empty SQLite file with the same schema: one `repeatable read`
 * transaction sees one moment, whatever is written meanwhile.
 */
export async function copyFromPostgres(databaseUrl: string, file: DatabaseSync): Promise<void> {
  // Long reads must neither wait for the pool nor hold it up.
  const client = await connectPostgres(databaseUrl, 'businessbretzel-backup')
  try {
    await client.query('begin isolation level repeatable read read only')
    await makeSchema(client, file)
    file.exec('pragma foreign_keys=off')
    // The migrations themselves keep their own book.
    for (const table of listTables(file)) if (!table.startsWith('kysely_')) await copyTable(client, file, table)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/**
 * Brings the file to the very migration that the database stands at, which may be older than this release; where a newer
 * one has added to it, to the last one that this release knows.
 */
async function makeSchema(client: Client, file: DatabaseSync): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  const noted = rows.map(({ name }) => name)
  const last = noted.findLast((name) => name in migrations)
  if (last === undefined || findBreaking(noted) !== undefined)
    throw new BackupError(
      'schema',
      'the database has another schema than this program knows: use the program that wrote it',
    )
  const migrator = new Migrator({ db: toKysely(file), provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo(last)
  if (error !== undefined) throw error
}

async function copyTable(client: Client, file: DatabaseSync, table: string): Promise<void> {
  const known = listColumns(file, table)
  const columns = (await readColumns(client, table)).map(({ name }) => name).filter((name) => known.includes(name))
  if (columns.length === 0) return
  const places = columns.map(() => '?').join(', ')
  const insert = file.prepare(`insert into ${quote(table)} (${columns.map(quote).join(', ')}) values (${places})`)
  await client.query(`declare rows no scroll cursor for select ${columns.map(quote).join(', ')} from ${quote(table)}`)
  for (;;) {
    const { rows } = await client.query(`fetch ${pageOf(table)} from rows`)
    if (rows.length === 0) break
    file.exec('begin')
    for (const row of rows) insert.run(...columns.map((column) => toSqlite(row[column])))
    file.exec('commit')
  }
  await client.query('close rows')
}

/** The tables of a file, each after those it points to. */
function inOrder(file: DatabaseSync): string[] {
  const ordered: string[] = []
  const place = (table: string) => {
    if (ordered.includes(table)) return
    for (const { table: target } of file.prepare(`pragma foreign_key_list(${quote(table)})`).all()) {
      if (target !== table) place(String(target))
    }
    ordered.push(table)
  }
  for (const table of listTables(file)) if (!table.startsWith('kysely_')) place(table)
  return ordered
}

/**
 * @throws {BackupError} if a file has a column that the database has not: what stands there would be lost
 */
async function refuseNewer(client: Client, file: DatabaseSync, tables: string[]): Promise<void> {
  for (const table of tables) {
    const there = (await readColumns(client, table)).map(({ name }) => name)
    const lost = listColumns(file, table).find((name) => !there.includes(name))
    if (lost !== undefined)
      throw new BackupError('schema', `the backup has ${table}.${lost}: restore it with the newer release that made it`)
  }
}

/**
 * Puts the rows of an SQLite file in the place of those of a PostgreSQL database with the same schema, or one to which a
 * newer release has added, in one transaction: it ends with all of them or with none.
 * @throws {BackupError} if the file has more than the database
 */
export async function copyToPostgres(file: DatabaseSync, databaseUrl: string): Promise<void> {
  const client = await connectPostgres(databaseUrl, 'businessbretzel-backup')
  try {
    await client.query('begin')
    const tables = inOrder(file)
    await refuseNewer(client, file, tables)
    await client.query(`truncate ${tables.map(quote).join(', ')} cascade`)
    for (const table of tables) await insertTable(client, file, table)
    await client.query('commit')
  } finally {
    // Ends the transaction, too, unless it was committed.
    await client.end()
  }
}

/**
 * Tries whether PostgreSQL takes the rows of an SQLite file: into temporary tables like its own, which nobody else
 * sees and which go with the connection, however it ends.
 * @returns how many rows each table took
 */
export async function tryOnPostgres(file: DatabaseSync, databaseUrl: string): Promise<Record<string, number>> {
  const client = await connectPostgres(databaseUrl, 'businessbretzel-backup')
  try {
    const counts: Record<string, number> = {}
    const tables = inOrder(file)
    await refuseNewer(client, file, tables)
    for (const table of tables) {
      await client.query(`create temporary table ${quote(table)} (like ${quote(table)} including all)`)
      await insertTable(client, file, table)
      const { rows } = await client.query(`select count(*) as count from pg_temp.${quote(table)}`)
      counts[table] = Number(rows[0]?.count)
    }
    return counts
  } finally {
    await client.end()
  }
}

async function insertTable(client: Client, file: DatabaseSync, table: string): Promise<void> {
  const known = listColumns(file, table)
  const columns = (await readColumns(client, table)).filter(({ name }) => known.includes(name))
  const names = columns.map(({ name }) => quote(name)).join(', ')
  let rows: unknown[][] = []
  const flush = async () => {
    if (rows.length === 0) return
    // One list per column: a statement has room for 65,535 values only.
    const lists = columns.map((_column, index) => rows.map((row) => row[index]))
    const types = columns.map(({ type }, index) => `$${index + 1}::${type}[]`)
    await client.query(`insert into ${quote(table)} (${names}) select * from unnest(${types.join(', ')})`, lists)
    rows = []
  }
  for (const row of file.prepare(`select ${names} from ${quote(table)}`).iterate()) {
    rows.push(columns.map(({ name, type }) => (type === 'boolean' && row[name] !== null ? row[name] === 1 : row[name])))
    if (rows.length === pageOf(table)) await flush()
  }
  await flush()
  // Rows that come later get later numbers.
  for (const { name, counts } of columns) {
    if (!counts) continue
    const sequence = 'pg_get_serial_sequence($1, $2)'
    await client.query(`select setval(${sequence}, max(${quote(name)})) from ${quote(table)}`, [quote(table), name])
  }
}
