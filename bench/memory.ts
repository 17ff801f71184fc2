import { pathOf } from '../contract/routes.ts'
import { aFolder } from './children.ts'
import type { Lengths } from './lengths.ts'
import { runLoad } from './load/run-load.ts'
import { residentMb, watchPeak } from './proc.ts'
import { startProduct } from './servers.ts'
import type { Row } from './table.ts'

const mostIdle = 150
const mostBusy = 220
const connections = 32

/** Resident memory of the product as `npm start` starts it: left alone, then under pages and sign-ups. */
export async function measureMemory({ idle, pages, signUps, warmUp }: Lengths): Promise<Row[]> {
  const folder = aFolder()
  const server = await startProduct(folder.path, { place: 'server' })
  const { port, pid } = server
  await new Promise((resolve) => setTimeout(resolve, idle))
  const atRest = residentMb(pid)
  const peak = watchPeak(pid)
  const path = pathOf('checklist', 'fr')
  await runLoad({ kind: 'page', path, port, connections, warmUp, duration: pages, most: 10_000_000 }, pid)
  // Mails become files here, as on a laptop without settings; few enough sign-ups to be removed again at once.
  await runLoad({ kind: 'sign-up', port, connections, warmUp, duration: signUps, most: 50_000 }, pid)
  const highest = peak()
  await server.stop()
  folder.remove()
  return [
    {
      what: 'after the start, idle',
      measured: `${atRest.toFixed(0)} MB`,
      aim: `≤ ${mostIdle} MB`,
      isMet: atRest <= mostIdle,
    },
    {
      what: 'peak under pages, then sign-ups',
      measured: `${highest.toFixed(0)} MB`,
      aim: `≤ ${mostBusy} MB`,
      isMet: highest <= mostBusy,
    },
  ]
}
