import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pathOf } from '../contract/routes.ts'
import { describeRuns, hasWrk, type LoadResult, loadServer, type Target } from './load.ts'
import { startNginx } from './nginx.ts'
import { createFolder } from './processes.ts'
import { atLeast, inMs, inPerSecond, inRatio, inWhole, median, type Row, type Scale } from './report.ts'
import { startProduct } from './servers.ts'

const aim = 0.45
const path = pathOf('checklist', 'fr')

/** The body as it travels, compressed; `fetch` would unpack it. */
function askForGzip(address: string): Promise<{ headers: Headers; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, async (response) => {
      const headers = new Headers(
        Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]),
      )
      resolve({ headers, body: await buffer(response) })
    }).on('error', reject)
  })
}

/** A page from memory beside nginx with the same bytes and headers, in turns, each server on the same core. */
export async function measurePage({ rounds, seconds }: Scale): Promise<Row[]> {
  const product = await startProduct(createFolder())
  const { headers, body } = await askForGzip(product.url + path)
  const nginx = await startNginx(path, body, headers)
  if (nginx && !(await askForGzip(nginx.url + path)).body.equals(body))
    throw new Error('nginx answers with other bytes')

  const load = (target: Target) => loadServer(target, { sends: 'page', path, connections: 32, seconds })
  const ours: LoadResult[] = []
  const theirs: LoadResult[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await load(product))
    if (nginx) theirs.push(await load(nginx))
  }
  await Promise.all([product.stop(), nginx?.stop()])

  const rateOf = (runs: LoadResult[]) => median(runs.map(({ perSecond }) => perSecond))
  const rows: Row[] = [
    {
      what: `${path}, ${inWhole(body.length)} bytes of gzip, 32 connections`,
      measured: inPerSecond(rateOf(ours)),
      notes: [describeRuns(ours)],
    },
    { what: 'answer at that pace, p99', measured: inMs(median(ours.map(({ p99 }) => p99))) },
  ]
  if (!nginx) return [...rows, { what: 'nginx', measured: 'not installed: nothing to compare with' }]
  rows.push({ what: 'nginx, the same', measured: inPerSecond(rateOf(theirs)), notes: [describeRuns(theirs)] })
  const ratio = rateOf(ours) / rateOf(theirs)
  return [
    ...rows,
    hasWrk
      ? atLeast('ours against nginx', ratio, aim, inRatio)
      : {
          what: 'ours against nginx',
          measured: inRatio(ratio),
          notes: ['autocannon asks more slowly than nginx answers: install wrk for a ratio that says something'],
        },
  ]
}
