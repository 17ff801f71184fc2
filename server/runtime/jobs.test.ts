import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJobs } from './jobs.ts'
import { createLog } from './log.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a job that fails ends nothing, runs again, and is named after the second time until it succeeds', async () => {
  let runs = 0
  const run = async () => {
    runs += 1
    if (runs < 3) throw new Error('no disk')
  }
  const jobs = createJobs(createLog('silent'), [
    { name: 'retention', does: 'effacement', first: 1_000, interval: 5_000, run },
  ])
  jobs.start()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([runs, jobs.listFailing()]).toEqual([1, []])
  await vi.advanceTimersByTimeAsync(5_000)
  expect([runs, jobs.listFailing()]).toEqual([2, ['effacement']])
  await vi.advanceTimersByTimeAsync(5_000)
  expect([runs, jobs.listFailing()]).toEqual([3, []])
  await jobs.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs).toBe(3)
})

test('a job runs once at a time, holds up no other, and is awaited at the stop', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const runs = { slow: 0, quick: 0 }
  const slow = () => {
    runs.slow += 1
    return promise
  }
  const quick = async () => {
    runs.quick += 1
  }
  const jobs = createJobs(createLog('silent'), [
    { name: 'backups', does: 'sauvegardes', interval: 1_000, run: slow },
    { name: 'publishing', does: 'publication', interval: 1_000, run: quick },
  ])
  jobs.start()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(runs).toEqual({ slow: 1, quick: 3 })
  let isStopped = false
  const stopped = jobs.stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect([isStopped, runs.quick]).toEqual([false, 3])
  resolve()
  await stopped
})
