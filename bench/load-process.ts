import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon, { type Options } from 'autocannon'
import { api } from '../contract/routes.ts'
import { clientHeaders, type LoadOptions, type LoadResult, warmUpSeconds } from './load.ts'
import { quantile } from './report.ts'

/** Sends the form as a page does, with an address that nobody has sent before. */
const signUp: Options['requests'][number] = {
  method: 'POST',
  path: api.checklist,
  headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
  setupRequest: (request) => {
    const submissionId = randomUUID()
    const body = { email: `visitor-${submissionId}@example.org`, website: '', language: 'fr', submissionId }
    return { ...request, body: JSON.stringify(body) }
  },
}

/** Runs autocannon as `loadServer` asks, in a process of its own, and prints a `LoadResult`. */
const { url, path, readings, sends, connections, seconds, everySecond }: LoadOptions & { url: string } = JSON.parse(
  process.argv[2] ?? '',
)
const page = { method: 'GET', path }
const requests = { page: readings ?? [page], signUp: [signUp], visit: [page, signUp] }[sends]
const times: number[] = []
const measuredFrom = performance.now() + warmUpSeconds * 1000

/** @throws unless every answer is good */
async function load(options: Pick<Options, 'connections' | 'connectionRate'>): Promise<void> {
  const run = autocannon({
    ...{ url, headers: clientHeaders, duration: warmUpSeconds + seconds, ...options },
    // It writes into them.
    requests: requests.map((request) => ({ ...request })),
  })
  run.on('response', (_client, _status, _bytes, duration) => {
    if (performance.now() >= measuredFrom) times.push(duration)
  })
  const { errors, timeouts, non2xx } = await run
  if (errors + timeouts + non2xx > 0)
    throw new Error(`${errors} requests failed, ${timeouts} were too late, ${non2xx} answers were not good`)
}

/** A visitor who comes every second, at a moment of their own: autocannon would send all of them at once. */
async function visit(_: unknown, index: number): Promise<void> {
  await wait((index / connections) * 1000)
  await load({ connections: 1, connectionRate: requests.length })
}

if (everySecond) await Promise.all(Array.from({ length: connections }, visit))
else await load({ connections })
const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times, share))
process.stdout.write(JSON.stringify({ perSecond: times.length / seconds, p50, p95, p99 } as Omit<LoadResult, 'busy'>))
