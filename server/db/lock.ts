import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

type LockPlace = {
  databaseUrl: string | undefined
  /** The file that is locked where there is no PostgreSQL. */
  file: string
  /** The advisory lock of PostgreSQL; each kind of work has its own. */
  number: number
}

/**
 * Takes a lock that ends with the process that holds it, however that ends: of the PostgreSQL database, which all
 * instances share, or else of a file.
 * @returns how to give it back, or nothing if another process has it
 */
export async function takeLock({ databaseUrl, file, number }: LockPlace): Promise<(() => Promise<void>) | undefined> {
  if (databaseUrl) {
    // Who locks a file, as `npm start` does, needs no driver.
    const { connectPostgres } = await import('./engines.ts')
    const client = await connectPostgres(databaseUrl, 'businessbretzel-lock')
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [number])
    if (rows[0]?.taken) return () => client.end()
    await client.end()
    return undefined
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return async () => lock.close()
  } catch (error) {
    lock.close()
    if (error instanceof Error && /locked/.test(error.message)) return undefined
    throw error
  }
}
