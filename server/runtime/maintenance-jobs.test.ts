import { expect, test, vi } from 'vitest'
import { createLog } from './log.ts'
import { createMaintenanceJobs } from './maintenance-jobs.ts'

test('a job that fails ends nothing, runs again, and is named after the second time until it succeeds', async () => {
  vi.useFakeTimers()
  try {
    const jobs = createMaintenanceJobs(createLog('silent'))
    let runs = 0
    const job = jobs.create('retention', { first: 1_000, interval: 5_000 }, async () => {
      runs += 1
      if (runs < 3) throw new Error('no disk')
    })
    job.start()
    await vi.advanceTimersByTimeAsync(1_000)
    expect([runs, jobs.listFailing()]).toEqual([1, []])
    await vi.advanceTimersByTimeAsync(5_000)
    expect([runs, jobs.listFailing()]).toEqual([2, ['retention']])
    await vi.advanceTimersByTimeAsync(5_000)
    expect([runs, jobs.listFailing()]).toEqual([3, []])
    await job.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(runs).toBe(3)
  } finally {
    vi.useRealTimers()
  }
})
