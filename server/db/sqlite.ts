import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { type Dialect, Kysely, SqliteAdapter, SqliteDialect, type SqliteStatement } from 'kysely'
import { rethrow, withQuietRollback } from './failures.ts'
import type { Tables } from './tables.ts'

/** How long one waits for another that holds the file (milliseconds). */
export const lockTimeout = 5_000

/** Between two looks at a file that somebody else turns to WAL (milliseconds). */
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

/** An open SQLite database as Kysely sees it, or one that is opened at its first use; closing one closes the other. */
export function toKysely(database: DatabaseSync | (() => Promise<DatabaseSync>)): Kysely<Tables> {
  const opened = typeof database === 'function' ? () => database().then(toKyselyDatabase) : toKyselyDatabase(database)
  return new Kysely<Tables>({ dialect: toDialect(new SqliteDialect({ database: opened })) })
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
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
    }
  }
}

/** SQLite changes a schema within a transaction like anything else; Kysely takes it for a database that cannot. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Kysely's dialect, with migrations in one transaction: a kill in between leaves the old schema. */
function toDialect(sqlite: SqliteDialect): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => withQuietRollback(sqlite.createDriver()),
    createIntrospector: (db) => sqlite.createIntrospector(db),
    createQueryCompiler: () => sqlite.createQueryCompiler(),
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
