import type { Driver } from 'kysely'
import { markOutage } from '../runtime/outage.ts'

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
export function rethrow(error: unknown): never {
  throw error instanceof Error && isAway(error) ? markOutage(error) : error
}

/**
 * Lets failed work fail with its own error: where the database has ended the transaction by itself, the rollback fails
 * as well, and Kysely would throw that instead.
 */
export function withQuietRollback(driver: Driver): Driver {
  const rollback = driver.rollbackTransaction.bind(driver)
  driver.rollbackTransaction = (connection) => rollback(connection).catch(() => {})
  return driver
}
