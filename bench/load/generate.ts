import { type Connection, openConnection } from './connection.ts'
import { createLatencies } from './latencies.ts'
import type { LoadOrder, LoadResult } from './order.ts'
import { toPageRequest, toSignUpRequest } from './requests.ts'

/** The load, in a process of its own: `node generate.ts '<LoadOrder as JSON>'`; prints a `LoadResult`. */
const order: LoadOrder = JSON.parse(process.argv[2] ?? '')
const latencies = createLatencies()
const began = performance.now()
const measuredFrom = began + order.warmUp
const measuredUntil = measuredFrom + order.duration
const connections: Connection[] = []
let answers = 0
let isOver = false

function fail(error: Error): never {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

function end(): void {
  if (isOver) return
  isOver = true
  const seconds = Math.max(1, Math.min(performance.now(), measuredUntil) - measuredFrom) / 1000
  const result: LoadResult = {
    answers,
    perSecond: answers / seconds,
    p50: latencies.quantile(0.5),
    p95: latencies.quantile(0.95),
    p99: latencies.quantile(0.99),
  }
  for (const connection of connections) connection.close()
  process.stdout.write(`${JSON.stringify(result)}\n`)
}

/** Counts what began at `start` and ended now. @returns whether to go on */
function count(start: number): boolean {
  const now = performance.now()
  if (now >= measuredUntil) return false
  if (start < measuredFrom) return true
  latencies.add(now - start)
  answers += 1
  return answers < order.most
}

/** A bot is told that its request waits for the owner. */
const wanted = order.kind === 'bot' ? 202 : 200

function expectOk(status: number): void {
  if (status !== wanted) fail(new Error(`the server answered ${status} instead of ${wanted}`))
}

/** The next request as soon as the answer to the last one is there. */
async function openBusy(toRequest: () => Buffer): Promise<() => void> {
  let start = 0
  const send = () => {
    start = performance.now()
    connection.send(toRequest())
  }
  const connection = await openConnection(order.port, {
    failed: fail,
    answered: (status) => {
      if (isOver) return
      expectOk(status)
      if (count(start)) send()
      else end()
    },
  })
  connections.push(connection)
  return send
}

/**
 * A visit at each appointed time: a server that falls behind makes the next visits late, and that counts
 * as waiting too.
 */
async function openVisitor(path: string, pause: number, firstAt: number): Promise<() => void> {
  const page = toPageRequest(path)
  let due = firstAt
  let isOnPage = true
  const connection = await openConnection(order.port, {
    failed: fail,
    answered: (status) => {
      if (isOver) return
      expectOk(status)
      isOnPage = !isOnPage
      if (!isOnPage) {
        connection.send(toSignUpRequest())
        return
      }
      if (!count(due)) return end()
      due += pause
      setTimeout(visit, due - performance.now())
    },
  })
  const visit = () => {
    if (!isOver) connection.send(page)
  }
  connections.push(connection)
  return () => setTimeout(visit, due - performance.now())
}

const starts = await Promise.all(
  Array.from({ length: order.connections }, (_, index) => {
    if (order.kind === 'visit') {
      const firstAt = began + 100 + (index / order.connections) * order.pause
      return openVisitor(order.path, order.pause, firstAt)
    }
    const request = order.kind === 'page' ? toPageRequest(order.path) : undefined
    const website = order.kind === 'bot' ? 'https://advert.example' : ''
    return openBusy(request ? () => request : () => toSignUpRequest(website))
  }),
)
for (const start of starts) start()
setTimeout(end, order.warmUp + order.duration)
// The last word, should an answer never come: then nothing of this run is to be believed.
setTimeout(() => fail(new Error('the load did not end')), order.warmUp + order.duration + 10_000).unref()
