import type { createViewCounts } from '../server/statistics/view-counts.ts'

/** Pages of one moment, and the microseconds of the processor that its thread took for them. */
export type Moment = { isCounting: boolean; pages: number; micros: number }

/** So short that a neighbour on the same core slows as many moments of the one kind as of the other (milliseconds). */
const length = 20

/** Counts in every other moment; at its end the process prints all moments in which pages were asked for. */
export function inTurns(counts: ReturnType<typeof createViewCounts>): ReturnType<typeof createViewCounts> {
  const moments: Moment[] = []
  let isCounting = true
  let pages = 0
  let before = process.threadCpuUsage()
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    if (pages > 0) moments.push({ isCounting, pages, micros: user + system })
    isCounting = !isCounting
    pages = 0
    before = process.threadCpuUsage()
  }, length).unref()
  process.on('exit', () => process.stdout.write(`\n${JSON.stringify(moments)}`))
  return {
    ...counts,
    count: (request, path) => {
      pages += 1
      if (isCounting) counts.count(request, path)
    },
  }
}
