import { get } from 'node:http'
import { pathOf } from '../contract/routes.ts'
import { aFolder } from './children.ts'
import { asRatio, asShare, inKb, inMs, median, perSecond } from './figures.ts'
import type { Lengths } from './lengths.ts'
import { type Run, runLoad } from './load/run-load.ts'
import { startNginx } from './nginx.ts'
import { startProduct } from './servers.ts'
import type { Row } from './table.ts'

const connections = 32
const leastRatio = 0.45

type Answer = { status: number; headers: Headers; body: Buffer }

/** The answer as it travels; `fetch` would unpack it. */
function ask(port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get({ port, path, headers: { 'accept-encoding': 'gzip' }, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const headers = new Headers(response.headersDistinct as unknown as Record<string, string>)
        resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) })
      })
    })
    request.on('error', reject)
  })
}

/** A comparison of different answers would compare nothing. */
async function expectFile(name: string, port: number, path: string, file: Buffer): Promise<Answer> {
  const answer = await ask(port, path)
  if (answer.status !== 200 || !answer.body.equals(file)) throw new Error(`${name} does not answer with the .gz file`)
  return answer
}

const describe = (run: Run[]): string[] => [
  `runs: ${run.map((one) => perSecond(one.perSecond)).join(', ')}; the server used ${asShare(median(run.map((one) => one.busy ?? Number.NaN)))} of its core`,
]

/** A whole page from memory beside nginx with the same bytes and headers, in turns, one core for each server. */
export async function measurePage({ rounds, warmUp, pages }: Lengths): Promise<Row[]> {
  const path = pathOf('checklist', 'fr')
  const folder = aFolder()
  const ours = await startProduct(folder.path, { place: 'server' })
  const { headers, body: file } = await ask(ours.port, path)
  const nginx = await startNginx(folder.path, { path, gzip: file, headers })
  if (nginx) await expectFile('nginx', nginx.port, path, file)

  const load = (server: { port: number; pid: number }) =>
    runLoad(
      { kind: 'page', path, port: server.port, connections, warmUp, duration: pages, most: 10_000_000 },
      server.pid,
    )
  const own: Run[] = []
  const theirs: Run[] = []
  for (let round = 0; round < rounds; round += 1) {
    own.push(await load(ours))
    if (nginx) theirs.push(await load(nginx))
  }
  await Promise.all([ours.stop(), nginx?.stop()])
  folder.remove()

  const rate = median(own.map((run) => run.perSecond))
  const rows: Row[] = [
    {
      what: `${path}, ${inKb(file.length)} gzip, ${connections} connections`,
      measured: perSecond(rate),
      notes: describe(own),
    },
    { what: 'answer at that pace, p99', measured: inMs(median(own.map((run) => run.p99))) },
  ]
  if (!nginx) return [...rows, { what: 'nginx', measured: 'not installed: nothing to compare with' }]
  const nginxRate = median(theirs.map((run) => run.perSecond))
  const ratio = rate / nginxRate
  return [
    ...rows,
    { what: 'nginx, the same file and headers', measured: perSecond(nginxRate), notes: describe(theirs) },
    {
      what: 'ours against nginx',
      measured: asRatio(ratio),
      aim: `≥ ${asRatio(leastRatio)}`,
      isMet: ratio >= leastRatio,
    },
  ]
}
