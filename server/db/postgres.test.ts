import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { aDatabasePlace, runOn } from '../../tests/support/engines.ts'
import { isOutage } from '../runtime/outage.ts'
import { awaitDatabase } from './database.ts'
import { connectPostgres, openPostgres } from './engines.ts'

test('a connection that is cut while nothing is asked of it fails its own work, and nothing else', async () => {
  const place = await aDatabasePlace('postgres', { isMigrated: true })
  const told: string[] = []
  const database = awaitDatabase(place, (error) => told.push(error.message))
  const address = place.databaseUrl ?? ''
  const transaction = await database.db.startTransaction().execute()
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
  await runOn(address, `select pg_terminate_backend(${rows[0]?.pid})`)
  await expect.poll(() => told.length).toBeGreaterThan(0)
  await expect(sql`select 1`.execute(transaction)).rejects.toThrow()
  await transaction
    .rollback()
    .execute()
    .catch(() => {})
  expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
  await database.close()
  await place.remove()
})

test('work whose connection is cut fails as that, not as the rollback that finds none', async () => {
  const place = await aDatabasePlace('postgres', { isMigrated: true })
  const { write, close } = awaitDatabase(place, () => {})
  const error = await write((transaction) =>
    sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction),
  ).catch((error) => error)
  expect(error).toMatchObject({ code: '57P01', message: expect.stringContaining('administrator command') })
  expect(isOutage(error)).toBe(true)
  await close()
  await place.remove()
})

test.each([
  ['answers nobody', (url: URL) => (url.port = '1'), 'ECONNREFUSED'],
  ['refuses the password', (url: URL) => (url.password = 'wrong'), '28P01'],
  ['has no such database', (url: URL) => (url.pathname = '/none'), '3D000'],
])('a server that %s is away; a question that is wrong is not', async (_how, change, code) => {
  const url = new URL(inject('postgresUrl'))
  const right = openPostgres(url.href, () => {})
  const wrong = await sql`select nothing`.execute(right).catch((error) => error)
  expect([wrong.code, isOutage(wrong)]).toEqual(['42703', false])
  await right.destroy()
  change(url)
  const db = openPostgres(url.href, () => {})
  const error = await sql`select 1`.execute(db).catch((error) => error)
  expect([error.code, isOutage(error)]).toEqual([code, true])
  await db.destroy()
})

test('a connection beside the pool that is cut fails what is asked of it next, and nothing else', async () => {
  const place = await aDatabasePlace('postgres', { isMigrated: true })
  const address = place.databaseUrl ?? ''
  const client = await connectPostgres(address, 'tests')
  const cut = new Promise((resolve) => client.once('end', resolve))
  await runOn(address, `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tests'`)
  await cut
  await expect(client.query('select 1')).rejects.toThrow()
  await client.end().catch(() => {})
  await place.remove()
})
