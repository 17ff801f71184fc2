import { pathOf } from '../contract/routes.ts'
import { aFolder, runForResult } from './children.ts'
import { inMs, whole } from './figures.ts'
import type { Lengths } from './lengths.ts'
import type { LoadResult } from './load/order.ts'
import { runLoad } from './load/run-load.ts'
import { startWithSink } from './servers.ts'
import type { Row } from './table.ts'

const visitors = 20
/** Each visitor comes back so often (milliseconds). */
const pause = 1_000
const bots = 1_000
const botConnections = 100
const mostWait = 250

/** A thousand posts of bots, as fast as a hundred connections can, beside twenty people with a page and a form. */
export async function measureFlood({ warmUp, visits }: Lengths): Promise<Row[]> {
  const folder = aFolder()
  const server = await startWithSink(folder.path)
  const { port, pid } = server
  const people = { kind: 'visit', path: pathOf('checklist', 'fr'), pause, port, connections: visitors } as const
  const visiting = runLoad({ ...people, warmUp, duration: visits, most: 100_000 }, pid)
  // Begins within the measured time of the visits and is through before its end, again and again.
  await new Promise((resolve) => setTimeout(resolve, warmUp))
  const floods: LoadResult[] = []
  const until = performance.now() + visits * 0.8
  while (performance.now() < until) {
    const flood = { kind: 'bot', port, connections: botConnections, warmUp: 0, duration: visits, most: bots } as const
    floods.push(await runForResult<LoadResult>('load/generate.ts', flood, { place: 'load', patience: visits + 30_000 }))
  }
  const run = await visiting
  await server.stop()
  folder.remove()
  return [
    {
      what: `posts of bots, a thousand at a time`,
      measured: whole.format(floods.reduce((sum, { answers }) => sum + answers, 0)),
      notes: ['each is stored and waits for the owner: no mail leaves'],
    },
    {
      what: `${visitors} visitors meanwhile, page and sign-up, p50 and p95`,
      measured: `${inMs(run.p50)}, ${inMs(run.p95)}`,
      aim: `p95 ≤ ${mostWait} ms`,
      isMet: run.p95 <= mostWait,
    },
  ]
}
