import type { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import { Client, Pool, type PoolClient } from 'pg'
import { markOutage } from '../runtime/outage.ts'
import { rethrow, withQuietRollback } from './failures.ts'
import type { Tables } from './tables.ts'

/** How long one waits for a connection, and for an answer on it (milliseconds). */
type Timeouts = { connect: number; statement: number }

/** While visitors wait. */
const whileServing: Timeouts = { connect: 3_000, statement: 5_000 }
/** At the start, when nobody waits: for a machine that is still busy, and a migration of many rows. */
const whileMigrating: Timeouts = { connect: 30_000, statement: 10 * 60_000 }

/**
 * Opens a pool on PostgreSQL. No wait is unbounded: connecting, a statement and a lock each end in an error, also where
 * the server or the way there falls silent without closing anything.
 * @param ready awaited before the first use
 */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  ready: () => Promise<void> = async () => {},
): Kysely<Tables> {
  return openPool(url, onError, 'businessbretzel', whileServing, ready)
}

/**
 * The same for migrations: under a name of its own, so that a search for a running server does not find this one.
 * @param isAwaited whether nothing but this try is there to wait for a machine that is still busy
 */
export function openPostgresForMigrations(url: string, isAwaited = true): Kysely<Tables> {
  const { connect } = isAwaited ? whileMigrating : whileServing
  return openPool(url, () => {}, 'businessbretzel-migration', { ...whileMigrating, connect })
}

function openPool(
  url: string,
  onError: (error: Error) => void,
  name: string,
  { connect, statement }: Timeouts,
  ready: () => Promise<void> = async () => {},
): Kysely<Tables> {
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
  // A connection that the server closes must not end the process, which an error that nobody hears does: neither one
  // within a transaction that asks nothing at that moment nor one that nobody uses, of which the pool tells again.
  pool.on('connect', (client) => client.on('error', (error) => onError(markOutage(error))))
  pool.on('error', () => {})
  const connected = { options: pool.options, connect: () => pool.connect().catch(rethrow), end: () => pool.end() }
  const postgres = new PostgresDialect({ pool: () => ready().then(() => connected) })
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => postgres.createAdapter(),
      createDriver: () => withQuietRollback(postgres.createDriver()),
      createIntrospector: (db) => postgres.createIntrospector(db),
      createQueryCompiler: () => postgres.createQueryCompiler(),
    },
  })
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
