import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { migrate } from './migrate.ts'
import { openPostgres, openPostgresForMigrations } from './postgres.ts'
import { lockTimeout, openSqlite, openSqliteLater } from './sqlite.ts'
import type { Tables } from './tables.ts'
import { createGroupCommit, createRetryingWrite, type WriteWork } from './write.ts'

export type Engine = 'sqlite' | 'postgres'

export type Database = {
  engine: Engine
  /** For reading. Everything that writes goes through `write`. */
  db: Kysely<Tables>
  /**
   * Runs the work in a transaction and answers after its commit. The work may be run a second time
   * and must therefore do nothing but database calls.
   */
  write: <Result>(work: WriteWork<Result>) => Promise<Result>
  /**
   * Takes what was deleted out of SQLite's log, too, where older pages stand until others take their place; PostgreSQL
   * has none that a file could be read for. Waits for nobody.
   * @returns false while a reader of another process still needs the log
   */
  emptyLog: () => Promise<boolean>
  close: () => Promise<void>
}

export type DatabaseLocation = { databaseUrl: string | undefined; dataDir: string }

/** Name of the SQLite file within `DATA_DIR`. */
export const sqliteFile = 'businessbretzel.db'

/**
 * Opens the database as it is, for a process beside the server; its schema is left alone.
 * @returns nothing before the first start, or while the schema is older than this program
 */
export async function openIfThere({ databaseUrl, dataDir }: DatabaseLocation): Promise<Kysely<Tables> | undefined> {
  const file = join(dataDir, sqliteFile)
  if (databaseUrl === undefined && !existsSync(file)) return undefined
  const db = databaseUrl ? openPostgres(databaseUrl, () => {}) : openSqlite(file)
  const tables = await db.introspection.getTables()
  if (tables.some(({ name }) => name === 'content_revisions')) return db
  await db.destroy()
  return undefined
}

/** Opens the database the settings name, with its schema brought up to date. */
export async function openDatabase(
  location: DatabaseLocation,
  onError: (error: Error) => void = () => {},
): Promise<Database> {
  await prepareDatabase(location)
  return openLater(location, onError, async () => {})
}

/**
 * Brings the schema of a database up to date, and does what else is to be done before anybody uses it, over a
 * connection of its own.
 * @param isTriedAgain whether a try that fails is followed by another: then nobody waits long for who holds the
 *   database, and with SQLite the process, which answers visitors, not at all
 */
export async function prepareDatabase(
  { databaseUrl, dataDir }: DatabaseLocation,
  { isTriedAgain = false, work = async () => {} }: PrepareOptions = {},
): Promise<void> {
  if (!databaseUrl) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const db = databaseUrl
    ? openPostgresForMigrations(databaseUrl, !isTriedAgain)
    : openSqlite(join(dataDir, sqliteFile), isTriedAgain ? 0 : lockTimeout)
  try {
    const engine = engineOf(databaseUrl)
    await migrate(db, engine)
    await work(toDatabase(engine, db))
  } finally {
    await db.destroy()
  }
}

type PrepareOptions = { isTriedAgain?: boolean; work?: (database: Database) => Promise<void> }

/** A database that is opened when it is used for the first time. @param ready awaited before that */
export function openLater(
  { databaseUrl, dataDir }: DatabaseLocation,
  onError: (error: Error) => void,
  ready: () => Promise<void>,
): Database {
  const db = databaseUrl ? openPostgres(databaseUrl, onError, ready) : openSqliteLater(join(dataDir, sqliteFile), ready)
  return toDatabase(engineOf(databaseUrl), db)
}

const engineOf = (databaseUrl: string | undefined): Engine => (databaseUrl ? 'postgres' : 'sqlite')

function toDatabase(engine: Engine, db: Kysely<Tables>): Database {
  const write = engine === 'sqlite' ? createGroupCommit(db) : createRetryingWrite(db)
  const emptyLog = engine === 'sqlite' ? () => truncateLog(db) : async () => true
  return { engine, db, write, emptyLog, close: () => db.destroy() }
}

function truncateLog(db: Kysely<Tables>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    // The thread that answers must not wait for a reader of another process.
    await sql`pragma busy_timeout = 0`.execute(connection)
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection)
      return rows[0]?.busy === 0
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(lockTimeout)}`.execute(connection)
    }
  })
}
