import { Kysely, PostgresDialect } from 'kysely'
import { Client, Pool } from 'pg'
import type { Tables } from './tables.ts'

/** Opens a pool on PostgreSQL. No wait is unbounded: connecting, a statement and a lock each end in an error. */
export function openPostgres(url: string, onError: (error: Error) => void): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'businessbretzel',
  })
  // A connection that the server closes must not end the process, which an error that nobody hears does: neither one
  // within a transaction that asks nothing at that moment nor one that nobody uses, of which the pool tells again.
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', () => {})
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/**
 * One connection beside the pool, for work that would hold the pool up; whoever opens it ends it.
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
  await client.connect()
  return client
}
