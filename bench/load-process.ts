import { randomUUID } from 'node:crypto'
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
const { url, path, sends, connections, seconds, everySecond }: LoadOptions & { url: string } = JSON.parse(
  process.argv[2] ?? '',
)
const page = { method: 'GET', path }
const requests = { page: [page], signUp: [signUp], visit: [page, signUp] }[sends]
const times: number[] = []
const measuredFrom = performance.now() + warmUpSeconds * 1000
const run = autocannon({
  ...{ url, connections, requests, headers: clientHeaders },
  duration: warmUpSeconds + seconds,
  connectionRate: everySecond ? requests.length : undefined,
})
run.on('response', (_client, _status, _bytes, duration) => {
  if (performance.now() >= measuredFrom) times.push(duration)
})
const { errors, timeouts, non2xx } = await run
if (errors + timeouts + non2xx > 0) {
  process.stderr.write(`${errors} requests failed, ${timeouts} were too late, ${non2xx} answers were not good\n`)
  process.exit(1)
}
const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times, share))
process.stdout.write(JSON.stringify({ perSecond: times.length / seconds, p50, p95, p99 } as Omit<LoadResult, 'busy'>))
