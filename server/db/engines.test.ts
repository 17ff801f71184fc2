import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { aDatabasePlace, onDatabase, runOn } from '../../tests/support/engines.ts'
import { isOutage } from '../runtime/outage.ts'
import { awaitDatabase, sqliteFile } from './database.ts'
import { connectPostgres, openPostgres, openSqlite } from './engines.ts'

test('a new file that another instance is making at this moment is waited for', async () => {
  const place = await aDatabasePlace('sqlite')
  const file = join(place.dataDir, sqliteFile)
  const code = `
    const { DatabaseSync } = require('node:sqlite')
    const database = new DatabaseSync(${JSON.stringify(file)})
    database.exec('begin immediate')
    require('node:worker_threads').parentPort.postMessage('held')
    setTimeout(() => database.close(), 50)`
  const other = new Worker(code, { eval: true })
  await once(other, 'message')
  await openSqlite(file).destroy()
  await place.remove()
})

test('a success is answered after the commit: what fails only there is answered to who asked for it, and to no neighbour', async () => {
  const place = await aDatabasePlace('sqlite')
  await onDatabase(place, async ({ db, write }) => {
    await sql`create table parents (id integer primary key)`.execute(db)
    await sql`create table children (parent integer references parents deferrable initially deferred)`.execute(db)
    await sql`insert into parents values (1)`.execute(db)
    const add = (parent: number) =>
      write((transaction) => sql`insert into children values (${parent})`.execute(transaction))
    const outcomes = await Promise.allSettled([add(1), add(2), add(1)])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect((await sql`select * from children`.execute(db)).rows).toEqual([{ parent: 1 }, { parent: 1 }])
  })
  await place.remove()
})

test('a connection that is cut while nothing is asked of it fails its own work, and nothing else', async () => {
  const place = await aDatabasePlace('postgres', { isMigrated: true })
  const noted: string[] = []
  const database = awaitDatabase(place, (error) => noted.push(error.message))
  const address = place.databaseUrl ?? ''
  const transaction = await database.db.startTransaction().execute()
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
  await runOn(address, `select pg_terminate_backend(${rows[0]?.pid})`)
  await expect.poll(() => noted.length).toBeGreaterThan(0)
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

test.each<[string, (url: URL) => unknown, string, boolean]>([
  ['a server that does not answer', (url) => (url.port = '1'), 'ECONNREFUSED', true],
  ['a server that refuses the password', (url) => (url.password = 'wrong'), '28P01', true],
  ['a server that has no such database', (url) => (url.pathname = '/none'), '3D000', true],
  ['a question that is wrong', () => {}, '42703', false],
])('whether %s is an outage is known', async (_what, change, code, isAway) => {
  const url = new URL(inject('postgresUrl'))
  change(url)
  const db = openPostgres(url.href, () => {})
  const error = await sql`select nothing`.execute(db).catch((error) => error)
  expect([error.code, isOutage(error)]).toEqual([code, isAway])
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
