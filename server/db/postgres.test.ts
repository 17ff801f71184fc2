import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabasePlace } from '../../tests/support/engines.ts'
import { runOn } from '../../tests/support/migrated-database.ts'
import { openDatabase } from './database.ts'

test('a connection that is cut while nothing is asked of it fails its own work, and nothing else', async () => {
  const place = await aDatabasePlace('postgres', { isMigrated: true })
  const told: string[] = []
  const database = await openDatabase(place, (error) => told.push(error.message))
  const address = place.databaseUrl ?? ''
  const transaction = await database.db.startTransaction().execute()
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
  await runOn(address, `select pg_terminate_backend(${rows[0]?.pid})`)
  await expect.poll(() => told.length).toBeGreaterThan(0)
  await expect(sql`select 1`.execute(transaction)).rejects.toThrow()
  await transaction.rollback().execute().catch(() => {})
  expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
  await database.close()
  await place.remove()
})
