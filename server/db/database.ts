import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { second, within } from '../runtime/clock.ts'
import { LastingError, markOutage } from '../runtime/outage.ts'
import { lockTimeout, openPostgres, openPostgresForMigrations, openSqlite, openSqliteLater } from './engines.ts'
import { migrate } from './migrate.ts'
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
   * has none that a file could be read for. Does not wait.
   * @returns false while a reader of another process still needs the log
   */
  emptyLog: () => Promise<boolean>
  close: () => Promise<void>
}

export type DatabaseLocation = { databaseUrl: string | undefined; dataDir: string }

/** Name of the SQLite file within `DATA_DIR`. */
export const sqliteFile = 'businessbretzel.db'

/** Names a database to a person, without its password. */
export function nameDatabase({ databaseUrl, dataDir }: DatabaseLocation): string {
  if (!databaseUrl) return `SQLite ${join(dataDir, sqliteFile)}`
  const { username, host, pathname } = new URL(databaseUrl)
  return `PostgreSQL ${username}@${host}${pathname}`
}

/**
 * Opens the database as it is, for a process beside the server; its schema is left alone.
 * @returns nothing before the first start, or while the schema is older than this program
 */
export async function openIfThere({ databaseUrl, dataDir }: DatabaseLocation): Promise<Kysely<Tables> | undefined> {
  const file = join(dataDir, sqliteFile)
  if (databaseUrl === undefined && !existsSync(file)) return undefined
  const db = databaseUrl ? openPostgres(databaseUrl) : openSqlite(file)
  let isOurs = false
  try {
    const tables = await db.introspection.getTables()
    isOurs = tables.some(({ name }) => name === 'content_revisions')
  } finally {
    if (!isOurs) await db.destroy()
  }
  return isOurs ? db : undefined
}

/** Opens the database the settings name, with its schema brought up to date. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  await prepareDatabase(location)
  return openLater(location)
}

/** A use of the database waits no longer than this for a try to open it, counted from its beginning. */
const longestWait = 3 * second
/** What has just failed is not tried again for so long, however many ask. */
const pause = second

export type AwaitedDatabase = Database & {
  /**
   * Opens the database unless it is open; all who ask meanwhile share one try.
   * @throws the error of the database, also for a second after a try that failed
   */
  open: () => Promise<void>
}

/**
 * The database that the settings name, which may be away: the first use opens it (its schema is brought up to date
 * first), and where that fails each use fails as one of a database that goes away later does.
 * @param work done once before anybody uses the database; as long as it fails, the database is not open
 */
export function awaitDatabase(
  location: DatabaseLocation,
  onError: (error: Error) => void,
  work?: (database: Database) => Promise<void>,
): AwaitedDatabase {
  let isOpen = false
  /** The newest try: under way, the one that opened it, or one that has failed within the last second. */
  let newest: { since: number; ended: Promise<void> } | undefined

  function begin() {
    const ended = prepareDatabase(location, { isTriedAgain: true, work })
    ended.then(
      () => {
        isOpen = true
      },
      () => setTimeout(() => (newest = undefined), pause).unref(),
    )
    return { since: performance.now(), ended }
  }

  const take = () => {
    newest ??= begin()
    return newest
  }

  function ready(): Promise<void> {
    const { since, ended } = take()
    const opening = ended.catch((cause) => {
      throw toOutage(cause)
    })
    return within(Math.max(0, since + longestWait - performance.now()), opening, () =>
      markOutage(new Error('the database is not open yet: it is being opened, or brought up to date')),
    )
  }

  const database = openLater(location, onError, ready)
  return {
    ...database,
    open: () => take().ended,
    // What was never opened is not there to be closed.
    close: () =>
      database.close().catch((error) => {
        if (isOpen) throw error
      }),
  }
}

/** SQLite's code of a file that is no database (https://sqlite.org/rescode.html). */
const noDatabase = 26

const willLast = (cause: unknown): boolean =>
  cause instanceof LastingError || (cause instanceof Error && 'errcode' in cause && cause.errcode === noDatabase)

/** What each use of a database fails with that could not be opened; a {LastingError} if a person must mend it. */
function toOutage(cause: unknown): Error {
  const { message, code } = cause as { message?: string; code?: unknown }
  // Several addresses that were tried have several messages, and none together.
  const reason = message || String(code ?? cause)
  return markOutage(
    willLast(cause)
      ? new LastingError(`the database cannot be used until that is mended: ${reason}`, { cause })
      : new Error(`the database cannot be opened: ${reason}`, { cause }),
  )
}

/**
 * Brings the schema of a database up to date, and does what else is to be done before anybody uses it, over a
 * connection of its own.
 * @param isTriedAgain whether a try that fails is followed by another: then a caller does not wait long for what holds the
 *   database, and with SQLite the process, which answers visitors, not at all
 */
async function prepareDatabase(
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

type PrepareOptions = { isTriedAgain?: boolean; work?: ((database: Database) => Promise<void>) | undefined }

/** A database that is opened when it is used for the first time. @param ready awaited before that */
function openLater(
  { databaseUrl, dataDir }: DatabaseLocation,
  onError?: (error: Error) => void,
  ready = async () => {},
): Database {
  const db = databaseUrl
    ? openPostgres(databaseUrl, onError, { ready })
    : openSqliteLater(join(dataDir, sqliteFile), ready)
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
