import { runForResult } from '../children.ts'
import { cpuSeconds } from '../proc.ts'
import type { LoadOrder, LoadResult } from './order.ts'

/** A result, with the share of one core that the server used: near 1, it was the server that set the pace. */
export type Run = LoadResult & { busy: number | undefined }

/** Puts a load on the server `pid` and waits for the result. */
export async function runLoad(order: LoadOrder, pid: number): Promise<Run> {
  const patience = order.warmUp + order.duration + 20_000
  const running = runForResult<LoadResult>('load/generate.ts', order, { place: 'load', patience })
  // Looked at well inside the measured time, so that neither start nor end of the load count.
  const at = async (share: number) => {
    const wait = order.warmUp + order.duration * share
    await new Promise((resolve) => setTimeout(resolve, wait))
    return { cpu: cpuSeconds(pid), time: performance.now() }
  }
  const [result, first, last] = await Promise.all([running, at(0.3), at(0.9)])
  const busy =
    first.cpu === undefined || last.cpu === undefined
      ? undefined
      : (last.cpu - first.cpu) / ((last.time - first.time) / 1000)
  return { ...result, busy }
}
