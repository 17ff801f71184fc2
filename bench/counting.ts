import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pathOf } from '../contract/routes.ts'
import type { Moment } from './in-turns.ts'
import { loadServer } from './load.ts'
import { createFolder } from './processes.ts'
import { listReadings } from './readers.ts'
import { atMost, inPerSecond, median, type Row, type Scale } from './report.ts'
import { startServer } from './servers.ts'

/** Share of the throughput. */
const aim = 0.02
const path = pathOf('checklist', 'fr')

const inPercent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** Pages in a second of the processor, so that a neighbour on the core takes nothing from either. */
function toRate(moments: Moment[]): number {
  const sum = (pick: (moment: Moment) => number) => moments.reduce((all, one) => all + pick(one), 0)
  return (sum(({ pages }) => pages) / sum(({ micros }) => micros)) * 1e6
}

async function measureOnce(seconds: number) {
  const preload = pathToFileURL(join(import.meta.dirname, 'count-in-turns.ts')).href
  const env = { NODE_OPTIONS: `--import=${preload}` }
  const server = await startServer('bench/serve-without-mail.ts', createFolder(), { env })
  await loadServer(server, { sends: 'page', path, readings: listReadings(path), connections: 32, seconds })
  await server.stop()
  const moments: Moment[] = JSON.parse(server.readLog().split('\n').at(-1) ?? '[]')
  // A moment that counts against the two around it, which do not.
  const turns = moments.flatMap((moment, index) => {
    const around = [moments[index - 1], moments[index + 1]].filter((one) => one !== undefined)
    return moment.isCounting && around.length === 2 ? [{ counted: toRate([moment]), uncounted: toRate(around) }] : []
  })
  return {
    counted: median(turns.map((turn) => turn.counted)),
    uncounted: median(turns.map((turn) => turn.uncounted)),
    cost: median(turns.map((turn) => 1 - turn.counted / turn.uncounted)),
  }
}

/** What counting costs a page: counted and not, in turns of a moment in one process, under what people send. */
export async function measureCounting({ rounds, seconds }: Scale): Promise<Row[]> {
  const runs: Awaited<ReturnType<typeof measureOnce>>[] = []
  for (let round = 0; round < rounds; round += 1) runs.push(await measureOnce(seconds * 2))
  const middle = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick))
  return [
    { what: `${path} under what sixty browsers send`, measured: inPerSecond(middle(({ counted }) => counted)) },
    { what: 'the same, not counted', measured: inPerSecond(middle(({ uncounted }) => uncounted)) },
    {
      ...atMost(
        'what counting costs',
        middle(({ cost }) => cost),
        aim,
        inPercent,
      ),
      notes: [`runs: ${runs.map(({ cost }) => inPercent(cost)).join(', ')}; per second of the processor`],
    },
  ]
}
