import { join } from 'node:path'
import { pathOf } from '../contract/routes.ts'
import { aFolder, root, runForResult } from './children.ts'
import { asRatio, asShare, inMs, median, perSecond } from './figures.ts'
import type { Lengths } from './lengths.ts'
import { type Run, runLoad } from './load/run-load.ts'
import type { LoopOrder, LoopResult } from './plain-loop.ts'
import { watchPeak } from './proc.ts'
import { builtFor, siteDir, startWithSink } from './servers.ts'
import type { Row } from './table.ts'

const clients = 32
const visitors = 50
/** Each visitor comes back so often (milliseconds); 50 of them make 200 visits a second. */
const pause = 250
const leastRatio = 1.2
const mostMb = 220

async function measureLoop(duration: number): Promise<number> {
  const folder = aFolder()
  const order: LoopOrder = {
    dataDir: folder.path,
    siteDir,
    buildFolder: join(root, 'dist'),
    siteUrl: builtFor,
    duration,
  }
  const patience = duration * 2 + 20_000
  const { perSecond: rate } = await runForResult<LoopResult>('plain-loop.ts', order, { place: 'server', patience })
  folder.remove()
  return rate
}

type HttpRun = { signUps: Run; visits: Run | undefined; peakMb: number }

async function measureHttp({ warmUp, signUps, visits }: Lengths, withVisits: boolean): Promise<HttpRun> {
  const folder = aFolder()
  const server = await startWithSink(folder.path)
  const peak = watchPeak(server.pid)
  const { port, pid } = server
  const path = pathOf('checklist', 'fr')
  const visited = withVisits
    ? await runLoad(
        { kind: 'visit', path, pause, port, connections: visitors, warmUp, duration: visits, most: 100_000 },
        pid,
      )
    : undefined
  const run = await runLoad(
    { kind: 'sign-up', port, connections: clients, warmUp, duration: signUps, most: 200_000 },
    pid,
  )
  const peakMb = peak()
  await server.stop()
  folder.remove()
  return { signUps: run, visits: visited, peakMb }
}

/**
 * Sign-ups through HTTP beside a plain loop over the same inserts: in turns on the same disk, so that
 * whatever slows the disk down slows both.
 */
export async function measureSignUps(lengths: Lengths): Promise<Row[]> {
  const loops: number[] = []
  const runs: HttpRun[] = []
  for (let round = 0; round < lengths.rounds; round += 1) {
    loops.push(await measureLoop(lengths.signUps))
    runs.push(await measureHttp(lengths, round === lengths.rounds - 1))
  }
  const of = (pick: (run: Run) => number) => median(runs.map((run) => pick(run.signUps)))
  const loop = median(loops)
  const rate = of((run) => run.perSecond)
  const ratio = rate / loop
  const visits = runs.at(-1)?.visits
  const peak = Math.max(...runs.map((run) => run.peakMb))
  const busy = of((run) => run.busy ?? Number.NaN)
  return [
    {
      what: 'plain loop, one commit each',
      measured: perSecond(loop),
      notes: [`runs: ${loops.map(perSecond).join(', ')}`],
    },
    {
      what: `through HTTP, ${clients} clients`,
      measured: perSecond(rate),
      notes: [
        `runs: ${runs.map((run) => perSecond(run.signUps.perSecond)).join(', ')}; the server used ${asShare(busy)} of its core`,
      ],
    },
    {
      what: 'through HTTP against the loop',
      measured: asRatio(ratio),
      aim: `≥ ${asRatio(leastRatio)}`,
      isMet: ratio >= leastRatio,
    },
    {
      what: 'answer at that pace, p50 and p99',
      measured: `${inMs(of((run) => run.p50))}, ${inMs(of((run) => run.p99))}`,
    },
    ...(visits
      ? [
          {
            what: `${visitors} visitors, each page and sign-up, p50 and p99`,
            measured: `${inMs(visits.p50)}, ${inMs(visits.p99)}`,
            notes: [`${perSecond(visits.perSecond)} visits of ${(visitors * 1000) / pause} due; both answers together`],
          },
        ]
      : []),
    {
      what: 'memory of that server, peak',
      measured: `${peak.toFixed(0)} MB`,
      aim: `≤ ${mostMb} MB`,
      isMet: peak <= mostMb,
    },
  ]
}
