import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { aDatabasePlace } from '../../tests/support/engines.ts'
import { isOutage } from '../runtime/outage.ts'
import { openDatabase } from './database.ts'

/** A thread that opens the file at the same moment as its siblings. */
const opener = `
  const { workerData, parentPort } = require('node:worker_threads')
  import(workerData.module).then(async ({ openSqlite }) => {
    const gate = new Int32Array(workerData.gate)
    Atomics.add(gate, 1, 1)
    Atomics.notify(gate, 1)
    Atomics.wait(gate, 0, 0)
    try {
      await openSqlite(workerData.file).destroy()
      parentPort.postMessage('opened')
    } catch (error) {
      parentPort.postMessage(error.message)
    }
  })
`

test('instances that open a new file at the same moment all get it', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'open-'))
  const told: string[] = []
  for (let round = 0; round < 2; round += 1) {
    const gate = new SharedArrayBuffer(8)
    const workerData = {
      module: new URL('./engines.ts', import.meta.url).href,
      gate,
      file: join(dir, `${round}.sqlite`),
    }
    const answers = Array.from({ length: 6 }, () => {
      const worker = new Worker(opener, { eval: true, workerData })
      return new Promise<string>((resolve, reject) => worker.once('message', resolve).once('error', reject))
    })
    const state = new Int32Array(gate)
    while (Atomics.load(state, 1) < answers.length) await new Promise((resolve) => setTimeout(resolve, 5))
    Atomics.store(state, 0, 1)
    Atomics.notify(state, 0)
    told.push(...(await Promise.all(answers)))
  }
  await rm(dir, { recursive: true })
  expect(new Set(told)).toEqual(new Set(['opened']))
})

test('work that meets a full disk fails as that, not as the rollback that has nothing left to do', async () => {
  const place = await aDatabasePlace('sqlite', { isMigrated: true })
  onTestFinished(place.remove)
  const { db, write, close } = await openDatabase(place)
  onTestFinished(close)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db)
  const padding = 'x'.repeat(1_000_000)
  const error = await write((transaction) =>
    transaction.insertInto('write_checks').values({ id: 'a', padding }).execute(),
  ).catch((error) => error)
  expect(error).toMatchObject({ errcode: 13, message: 'database or disk is full' })
  expect(isOutage(error)).toBe(true)
})
