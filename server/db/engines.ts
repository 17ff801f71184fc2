import type { Socket } from 'node:net'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  type Dialect,
  type Driver,
  Kysely,
  PostgresDialect,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import { Client, Pool, type PoolClient } from 'pg'
import { standStill } from '../runtime/clock.ts'
import { markOutage } from '../runtime/outage.ts'
import type { Tables } from './tables.ts'

/**
 * SQLSTATE (PostgreSQL, appendix A) of a connection, a login, a name of a database, full resources, an operator or a
 * system that fails, and of a database that only reads.
 */
const stateOfOutage = /^(08|28|3D|53|57P|58|25006)/
/** Primary result codes of SQLite (https://sqlite.org/rescode.html): busy, read-only, I/O, damaged, full, cannot open, no database. */
const codesOfOutage = new Set([5, 8, 10, 11, 13, 14, 26])

function isAway(error: Error): boolean {
  if ('errcode' in error) return codesOfOutage.has(Number(error.errcode) & 0xff)
  const code = 'code' in error ? String(error.code) : ''
  if (/^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return stateOfOutage.test(code)
  // The connection itself: its code is that of the system, or the driver has given it none.
  return code !== '' || error.constructor === Error
}

/** Marks an error of a driver as an outage where the database itself is away, full or shut, and throws it on. */
function rethrow(error: unknown): never {
  throw error instanceof Error && isAway(error) ? markOutage(error) : error
}

/**
 * Lets failed work fail with its own error: where the database has ended the transaction by itself, the rollback fails
 * as well, and Kysely would throw that instead.
 */
function withQuietRollback(driver: Driver): Driver {
  const rollback = driver.rollbackTransaction.bind(driver)
  driver.rollbackTransaction = (connection) => rollback(connection).catch(() => {})
  return driver
}

/** @param own what a dialect of Kysely is given instead of its own */
const openKysely = (dialect: Dialect, own: Partial<Dialect> = {}): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => withQuietRollback(dialect.createDriver()),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      ...own,
    },
  })

/** How long one waits for another that holds the file (milliseconds). */
export const lockTimeout = 5_000

/** Between two looks at a file that another process turns to WAL (milliseconds). */
const pause = 20

/**
 * Opens (and makes) an SQLite file. Every commit is on the disk before it is answered (WAL with
 * `synchronous=FULL`); what is deleted is overwritten (`secure_delete`), since erasing is a promise.
 * @param timeout how long to wait, with the whole process, for another that holds the file (milliseconds)
 */
export function openSqlite(file: string, timeout = lockTimeout): Kysely<Tables> {
  return toKysely(openFile(file, timeout))
}

/** The same, once it is used for the first time. @param ready awaited before */
export function openSqliteLater(file: string, ready: () => Promise<void>): Kysely<Tables> {
  return toKysely(() => ready().then(() => openFile(file, lockTimeout)))
}

function openFile(file: string, timeout: number): DatabaseSync {
  try {
    const database = new DatabaseSync(file, { timeout })
    turnOnWal(database, timeout)
    database.exec('PRAGMA synchronous=FULL')
    database.exec('PRAGMA foreign_keys=ON')
    database.exec('PRAGMA secure_delete=ON')
    return database
  } catch (error) {
    return rethrow(error)
  }
}

/** SQLite changes a schema within a transaction like anything else; Kysely takes it for a database that cannot. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Who writes to SQLite is alone: no row needs a lock, and its SQL knows none. */
class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForUpdate' && node.modifier !== 'SkipLocked') super.visitSelectModifier(node)
  }
}

/**
 * An open SQLite database as Kysely sees it, or one that is opened at its first use; closing one closes the other.
 * Migrations are one transaction: a kill in between leaves the old schema.
 */
export function toKysely(database: DatabaseSync | (() => Promise<DatabaseSync>)): Kysely<Tables> {
  const opened = typeof database === 'function' ? () => database().then(toKyselyDatabase) : toKyselyDatabase(database)
  return openKysely(new SqliteDialect({ database: opened }), {
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new LocklessCompiler(),
  })
}

/**
 * Turns a new file to WAL. Of several that do so at once SQLite refuses all but one without waiting,
 * since waiting for each other could last for ever (https://sqlite.org/c3ref/busy_handler.html).
 * @throws the database's error if the file stays locked
 */
function turnOnWal(database: DatabaseSync, timeout: number): void {
  const deadline = performance.now() + timeout
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode=WAL')
      return
    } catch (error) {
      const isLocked = error instanceof Error && /locked/.test(error.message)
      if (!isLocked || performance.now() > deadline) throw error
      standStill(pause)
    }
  }
}

/**
 * Kysely expects better-sqlite3; the two differ in how parameters are passed and in `reader`. Prepared
 * statements are kept: the product has a fixed, small set of them.
 */
function toKyselyDatabase(database: DatabaseSync) {
  const kept = new Map<string, SqliteStatement>()
  const prepare = (sql: string): SqliteStatement => {
    const known = kept.get(sql)
    if (known) return known
    const statement = toKyselyStatement(database.prepare(sql))
    kept.set(sql, statement)
    return statement
  }
  return { prepare, close: () => database.close() }
}

function toKyselyStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  const attempt = <Result>(work: () => Result): Result => {
    try {
      return work()
    } catch (error) {
      return rethrow(error)
    }
  }
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => attempt(() => statement.all(...values(parameters))),
    run: (parameters) => attempt(() => statement.run(...values(parameters))),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

/** How long one waits for a connection, and for an answer on it (milliseconds). */
type Timeouts = { connect: number; statement: number }

/** While visitors wait. */
const whileServing: Timeouts = { connect: 3_000, statement: 5_000 }
/** At the start, when no caller waits: for a machine that is still busy, and a migration of many rows. */
const whileMigrating: Timeouts = { connect: 30_000, statement: 10 * 60_000 }

type PoolOptions = { name?: string; timeouts?: Timeouts; ready?: () => Promise<void> }

/**
 * Opens a pool on PostgreSQL. No wait is unbounded: connecting, a statement and a lock each end in an error, also where
 * the server or the way there falls silent without closing anything.
 * @param ready awaited before the first use
 */
export function openPostgres(
  url: string,
  onError: (error: Error) => void = () => {},
  { name = 'businessbretzel', timeouts = whileServing, ready = async () => {} }: PoolOptions = {},
): Kysely<Tables> {
  const { connect, statement } = timeouts
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    lock_timeout: statement,
    idle_in_transaction_session_timeout: 10_000,
    application_name: name,
  })
  pool.on('connect', (client) => closeWhenSilent(client, statement + 1_000))
  // A connection that the server closes must not end the process, which an error without a listener does: neither one
  // within a transaction that asks nothing at that moment nor an idle one, of which the pool tells again.
  pool.on('connect', (client) => client.on('error', (error) => onError(markOutage(error))))
  pool.on('error', () => {})
  const connected = { options: pool.options, connect: () => pool.connect().catch(rethrow), end: () => pool.end() }
  return openKysely(new PostgresDialect({ pool: () => ready().then(() => connected) }))
}

/**
 * The same for migrations: under a name of its own, so that a search for a running server does not find this one.
 * @param isAwaited whether nothing but this try is there to wait for a machine that is still busy
 */
export function openPostgresForMigrations(url: string, isAwaited = true): Kysely<Tables> {
  const { connect } = isAwaited ? whileMigrating : whileServing
  return openPostgres(url, () => {}, { name: 'businessbretzel-migration', timeouts: { ...whileMigrating, connect } })
}

/**
 * Closes a connection on which an answer stays away. The driver's own `query_timeout` would give up the answer and keep
 * the connection: the next to use it would wait as long, until the system gave it up after a quarter of an hour.
 */
function closeWhenSilent(client: PoolClient, longest: number): void {
  const query = client.query.bind(client) as (...parameters: unknown[]) => Promise<unknown>
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  client.query = ((...parameters: unknown[]) => {
    const timer = setTimeout(() => stream.destroy(new Error(`PostgreSQL did not answer within ${longest} ms`)), longest)
    return query(...parameters)
      .catch(rethrow)
      .finally(() => clearTimeout(timer))
  }) as typeof client.query
}

/**
 * One connection beside the pool, for work that would hold the pool up; the caller ends it.
 * @throws if the database does not answer within five seconds
 */
export async function connectPostgres(url: string, applicationName?: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    ...(applicationName && { application_name: applicationName }),
  })
  // What it was asked fails by itself; without a listener the process would end as well.
  client.on('error', () => {})
  await client.connect().catch(rethrow)
  return client
}
