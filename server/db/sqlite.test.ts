import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

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
