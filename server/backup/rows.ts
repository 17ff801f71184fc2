import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import type { DatabaseLocation, Engine } from '../db/database.ts'
import { sqliteFile } from '../db/database.ts'
import { openPostgresForMigrations, openSqlite, toKysely } from '../db/engines.ts'
import { findBreaking, migrate, migrations } from '../db/migrate.ts'
import { type Opening, readArchive } from './archive.ts'
import { BackupError } from './folder.ts'

/** What a backup says of itself: its first line, and in its last one how many rows of each table it holds. */
export type BackupMetadata = {
  /** When it was taken, ISO 8601, UTC. */
  takenAt: string
  /** Of the database it was taken from. */
  engine: Engine
  /** Those that had made the schema of its rows. */
  migrations: string[]
  /** The key of all signed links, where it stands in `DATA_DIR` and not in the settings. */
  secret: string | null
  counts: Record<string, number>
}

type Row = Record<string, unknown>
/** Of a schema that this program may not know. */
type AnyTables = Record<string, Row>
type SavedRow = [table: string, row: Row]

/** Rows read and written at a time, so that memory stays small. */
const page = 100
/** The same of texts and pictures, which are large. */
const largePage = 5

type Table = { name: string; columns: string[]; hasBytes: boolean }

/** The tables of a database in the order in which they were made: each stands after those it points to. */
async function listTables(db: Kysely<AnyTables>, engine: Engine): Promise<Table[]> {
  const { rows } =
    engine === 'sqlite'
      ? await sql<{ name: string; column: string; isBytes: boolean }>`
          select made.name, parts.name as "column", parts.type = 'blob' as "isBytes"
          from sqlite_schema as made, pragma_table_info(made.name) as parts
          where made.type = 'table' and made.name not like 'sqlite_%' order by made.rowid, parts.cid`.execute(db)
      : await sql<{ name: string; column: string; isBytes: boolean }>`
          select relname as name, attname as "column", atttypid = 'bytea'::regtype as "isBytes"
          from pg_class join pg_attribute on attrelid = pg_class.oid
          where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
          order by pg_class.oid, attnum`.execute(db)
  // The migrations keep their own book; sessions of that time are not sessions of now.
  const saved = rows.filter(({ name }) => !name.startsWith('kysely_') && name !== 'sessions')
  return Object.entries(Object.groupBy(saved, ({ name }) => name)).map(([name, columns = []]) => ({
    name,
    columns: columns.map(({ column }) => column),
    hasBytes: columns.some(({ isBytes }) => isBytes),
  }))
}

/** Every saved row of a database, with the name of its table. */
async function* readRows(db: Kysely<AnyTables>, engine: Engine): AsyncGenerator<SavedRow> {
  for (const { name, hasBytes } of await listTables(db, engine)) {
    const rows = engine === 'sqlite' ? db.selectFrom(name).selectAll().stream() : readPages(db, name, hasBytes)
    for await (const row of rows) yield [name, row]
  }
}

async function* readPages(db: Kysely<AnyTables>, table: string, hasBytes: boolean): AsyncGenerator<Row> {
  await sql`declare saved no scroll cursor for select * from ${sql.table(table)}`.execute(db)
  for (let isOver = false; !isOver; ) {
    const { rows } = await sql<Row>`fetch ${sql.lit(hasBytes ? largePage : page)} from saved`.execute(db)
    yield* rows
    isOver = rows.length === 0
  }
  await sql`close saved`.execute(db)
}

/**
 * Adds rows to a database; a table or column that it has not, of a newer release, is left out.
 * @returns what was left out: names of tables, and of columns as `table.column`
 */
async function writeRows(db: Kysely<AnyTables>, engine: Engine, rows: AsyncIterable<SavedRow>): Promise<Set<string>> {
  const unknown = new Set<string>()
  const tables = new Map((await listTables(db, engine)).map((table) => [table.name, table]))
  let waiting: Row[] = []
  let current: Table | undefined
  const flush = async () => {
    if (current && waiting.length > 0) await db.insertInto(current.name).values(waiting).execute()
    waiting = []
  }
  for await (const [name, row] of rows) {
    if (name !== current?.name || waiting.length === (current.hasBytes ? largePage : page)) await flush()
    current = tables.get(name)
    if (!current) {
      unknown.add(name)
      continue
    }
    for (const column in row) if (!current.columns.includes(column)) unknown.add(`${name}.${column}`)
    waiting.push(Object.fromEntries(current.columns.map((column) => [column, row[column] ?? null])))
  }
  await flush()
  return unknown
}

/** A value as JSON and SQLite have it: moments as text, truth as 0 or 1; bytes in Base64. */
function toPlain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return Number(value)
  return value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value
}

const fromPlain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'base64' in value ? Buffer.from(String(value.base64), 'base64') : value

const convertRow = (row: Row, convert: (value: unknown) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, convert(value)]))

/** A database as it is, over a connection of its own and with all the time in the world; its schema is left alone. */
function openAsItIs({ databaseUrl, dataDir }: DatabaseLocation): Kysely<AnyTables> {
  const file = join(dataDir, sqliteFile)
  if (!databaseUrl && !existsSync(file)) throw new BackupError('gone', `there is no database in ${dataDir}`)
  return withAnyTables(databaseUrl ? openPostgresForMigrations(databaseUrl) : openSqlite(file))
}

const withAnyTables = (db: unknown) => db as Kysely<AnyTables>

/**
 * A database as lines of JSON: what it says of itself, its rows, their number. One transaction sees one moment, whatever
 * is written meanwhile.
 * @param metadata is completed on the way
 */
export async function* dumpRows(place: DatabaseLocation, metadata: BackupMetadata): AsyncGenerator<string> {
  const { engine, counts, ...head } = metadata
  const db = openAsItIs(place)
  try {
    const begin = db.startTransaction()
    const transaction = await (engine === 'sqlite' ? begin : begin.setIsolationLevel('repeatable read')).execute()
    try {
      // Between two pages it waits for the disk of the backups.
      if (engine === 'postgres') await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
      const noted = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(transaction)
      metadata.migrations = noted.rows.map(({ name }) => name)
      if (noted.rows.length === 0) throw new BackupError('schema', 'the database has no schema yet')
      yield JSON.stringify({ ...head, engine, migrations: metadata.migrations })
      for await (const [table, row] of readRows(transaction, engine)) {
        counts[table] = (counts[table] ?? 0) + 1
        yield JSON.stringify([table, convertRow(row, toPlain)])
      }
      yield JSON.stringify({ counts })
    } finally {
      await transaction.rollback().execute()
    }
  } finally {
    await db.destroy()
  }
}

/** The schema that rows were saved with, as far as this program knows it. */
function selectMigrations(noted: string[]): typeof migrations {
  const known = noted.filter((name) => name in migrations)
  if (noted[0] !== known[0] || known.length === 0 || findBreaking(noted) !== undefined)
    throw new BackupError(
      'schema',
      'the backup has another schema than this program knows: restore it with the release that made it',
    )
  return Object.fromEntries(known.map((name) => [name, migrations[name] as (typeof migrations)[string]]))
}

/** A backup in an SQLite file without a name, which ends with the process at the latest. */
export type OpenedBackup = {
  file: DatabaseSync
  metadata: BackupMetadata
  /** What only a newer release knows, and this one leaves out: tables, and columns as `table.column`. */
  leftOut: readonly string[]
}

/**
 * Reads a backup from end to end into a file of its own with the schema of this program, and checks it.
 * @throws {BackupError} if it cannot be read or is not whole
 */
export async function openBackup(path: string, opening: Opening): Promise<OpenedBackup> {
  // SQLite takes the name of such a file away as soon as it has it (https://sqlite.org/inmemorydb.html#temp_db).
  const file = new DatabaseSync('')
  try {
    const { metadata, leftOut } = await loadRows(file, readArchive(path, opening))
    if (file.prepare('pragma foreign_key_check').all().length > 0)
      throw new BackupError('damaged', 'the backup holds rows that point to none')
    return { file, metadata, leftOut }
  } catch (error) {
    file.close()
    throw error
  }
}

function parseLine(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '')
  } catch (cause) {
    throw new BackupError('damaged', 'the file is no backup of this program, or its end is missing', { cause })
  }
}

async function loadRows(file: DatabaseSync, lines: AsyncGenerator<string>): Promise<Omit<OpenedBackup, 'file'>> {
  const head = parseLine((await lines.next()).value) as BackupMetadata
  const db = withAnyTables(toKysely(file))
  await migrate(toKysely(file), 'sqlite', selectMigrations(head.migrations ?? []))
  file.exec('pragma foreign_keys = off')
  const counts: Record<string, number> = {}
  let said: Record<string, number> | undefined
  async function* parseRows(): AsyncGenerator<SavedRow> {
    for await (const line of lines) {
      const read = parseLine(line) as SavedRow | Pick<BackupMetadata, 'counts'>
      if (!Array.isArray(read)) {
        said = read.counts
        continue
      }
      const [table, row] = read
      counts[table] = (counts[table] ?? 0) + 1
      yield [table, convertRow(row, fromPlain)]
    }
  }
  const leftOut = await db.transaction().execute((transaction) => writeRows(transaction, 'sqlite', parseRows()))
  if (!said) throw new BackupError('damaged', 'the end of the backup is missing')
  const wrong = Object.keys({ ...said, ...counts }).filter((table) => said?.[table] !== counts[table])
  if (wrong.length > 0)
    throw new BackupError('rows', `the backup holds other numbers of rows than it says: ${wrong.join(', ')}`)
  await migrate(toKysely(file), 'sqlite')
  return { metadata: { ...head, counts }, leftOut: [...leftOut] }
}

/**
 * Puts the rows of an open backup in the place of those of a PostgreSQL database whose schema is up to date, in one
 * transaction: it ends with all of them or with none.
 */
export async function replaceRows({ file }: OpenedBackup, databaseUrl: string): Promise<void> {
  const to = withAnyTables(openPostgresForMigrations(databaseUrl))
  const from = withAnyTables(toKysely(file))
  try {
    await to.transaction().execute(async (transaction) => {
      const tables = (await listTables(from, 'sqlite')).map(({ name }) => sql.table(name))
      await sql`truncate ${sql.join(tables)} cascade`.execute(transaction)
      await writeRows(transaction, 'postgres', readRows(from, 'sqlite'))
    })
  } finally {
    await to.destroy()
  }
}
