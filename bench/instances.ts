import { aFolder } from './children.ts'
import { asRatio, inMs, perSecond } from './figures.ts'
import type { Lengths } from './lengths.ts'
import { type Run, runLoad } from './load/run-load.ts'
import { startPostgres } from './postgres.ts'
import { type RunningServer, startWithSink } from './servers.ts'
import type { Row } from './table.ts'

const clients = 32

/** The load on all servers at once, shared evenly. */
async function measure(servers: RunningServer[], { warmUp, signUps }: Lengths): Promise<Run[]> {
  const order = {
    kind: 'sign-up',
    connections: clients / servers.length,
    warmUp,
    duration: signUps,
    most: 200_000,
  } as const
  return Promise.all(servers.map(({ port, pid }) => runLoad({ ...order, port }, pid)))
}

/** Sign-ups on one PostgreSQL: by one instance, then by two that share it. */
export async function measureInstances(lengths: Lengths): Promise<Row[]> {
  const folder = aFolder()
  const postgres = await startPostgres(folder.path)
  const start = (place: 'server' | 'anywhere') => startWithSink(folder.path, { databaseUrl: postgres.url, place })
  const alone = await start('anywhere')
  const [one] = await measure([alone], lengths)
  const other = await start('anywhere')
  const both = await measure([alone, other], lengths)
  await Promise.all([alone.stop(), other.stop()])
  await postgres.stop()
  folder.remove()
  const rate = one?.perSecond ?? Number.NaN
  const together = both.reduce((sum, { perSecond: each }) => sum + each, 0)
  return [
    {
      what: `one instance on PostgreSQL, ${clients} clients; p99`,
      measured: `${perSecond(rate)}; ${inMs(one?.p99 ?? Number.NaN)}`,
    },
    {
      what: 'two instances on the same; p99',
      measured: `${perSecond(together)}; ${inMs(Math.max(...both.map(({ p99 }) => p99)))}`,
      notes: [
        'database, both instances and the load share the cores of this machine: on machines of their own it is more',
      ],
    },
    { what: 'two against one', measured: asRatio(together / rate) },
  ]
}
