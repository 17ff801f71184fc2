import { join } from 'node:path'
import { pathOf } from '../contract/routes.ts'
import { describeRuns, type LoadResult, loadServer } from './load.ts'
import { createFolder, runProcess } from './processes.ts'
import { atLeast, inMs, inPerSecond, inRatio, listRuns, median, type Row, type Scale } from './report.ts'
import { startServer } from './servers.ts'

const aim = 1
const path = pathOf('checklist', 'fr')

/** Sign-ups per second of the plain loop, which takes its rows from the product's data in `productDir`. */
async function measureLoop(productDir: string, seconds: number): Promise<number> {
  const parameters = [join(import.meta.dirname, 'plain-loop.ts'), productDir, createFolder(), String(seconds)]
  return Number(await runProcess(process.execPath, parameters, { core: 'server' }))
}

/** Fifty visitors with a page and a form each second, then as many sign-ups as it takes. */
async function measureHttp(dataDir: string, seconds: number): Promise<{ visits: LoadResult; signUps: LoadResult }> {
  const server = await startServer('bench/serve-without-mail.ts', dataDir)
  const visits = await loadServer(server, { sends: 'visit', path, connections: 50, seconds, everySecond: true })
  const signUps = await loadServer(server, { sends: 'signUp', path, connections: 32, seconds })
  await server.stop()
  return { visits, signUps }
}

/**
 * Sign-ups through HTTP beside a plain loop over the same inserts: in turns on the same disk, so that whatever slows
 * the disk down slows both.
 */
export async function measureSignUps({ rounds, seconds }: Scale): Promise<Row[]> {
  const loops: number[] = []
  const runs: LoadResult[] = []
  let visits: LoadResult | undefined
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = createFolder()
    const run = await measureHttp(dataDir, seconds)
    runs.push(run.signUps)
    loops.push(await measureLoop(dataDir, seconds))
    visits = run.visits
  }
  const loop = median(loops)
  const middle = (pick: (run: LoadResult) => number) => median(runs.map(pick))
  const http = middle(({ perSecond }) => perSecond)
  return [
    { what: 'plain loop, one commit each', measured: inPerSecond(loop), notes: [listRuns(loops, inPerSecond)] },
    { what: 'through HTTP, 32 clients', measured: inPerSecond(http), notes: [describeRuns(runs)] },
    atLeast('through HTTP against the loop', http / loop, aim, inRatio),
    {
      what: 'answer at that pace, p50 and p99',
      measured: `${inMs(middle(({ p50 }) => p50))}, ${inMs(middle(({ p99 }) => p99))}`,
    },
    {
      what: '50 visitors, a page and a sign-up each second, p50 and p99',
      measured: `${inMs(visits?.p50 ?? Number.NaN)}, ${inMs(visits?.p99 ?? Number.NaN)}`,
    },
  ]
}
