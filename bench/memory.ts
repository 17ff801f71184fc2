import { setTimeout as wait } from 'node:timers/promises'
import { pathOf } from '../contract/routes.ts'
import { loadServer } from './load.ts'
import { readMemory } from './proc.ts'
import { createFolder } from './processes.ts'
import { atMost, inMb, type Row, type Scale } from './report.ts'
import { startProduct } from './servers.ts'

const aims = { idle: 150, peak: 220 }
const restBefore = 5_000

/** Resident memory of the product as `npm start` starts it: left alone, then under pages and sign-ups. */
export async function measureMemory({ seconds }: Scale): Promise<Row[]> {
  const server = await startProduct(createFolder())
  await wait(restBefore)
  const idle = readMemory(server.pid).now
  const load = { path: pathOf('checklist', 'fr'), connections: 32, seconds }
  await loadServer(server, { sends: 'page', ...load })
  // Mails become files here, as on a laptop without settings.
  await loadServer(server, { sends: 'signUp', ...load })
  const { peak } = readMemory(server.pid)
  await server.stop()
  return [
    atMost('after the start, idle', idle, aims.idle, inMb),
    atMost('peak under pages, then sign-ups', peak, aims.peak, inMb),
  ]
}
