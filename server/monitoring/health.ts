import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toMetricText } from '../http/metric-text.ts'
import type { RequestMetrics } from '../http/request-metrics.ts'
import type { Release } from '../site/build.ts'
import { findProblems } from './find-problems.ts'
import type { Monitoring } from './monitoring.ts'
import type { Readiness, ReadinessProblem } from './readiness.ts'
import { writeStateMetrics } from './state-metrics.ts'

export type HealthDeps = {
  findReadinessProblem: Readiness['findProblem']
  monitoring: Monitoring
  metrics: RequestMetrics
  release: Release | undefined
  /** `METRICS_TOKEN`. */
  token: string | undefined
}

const noStore = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }
const digest = (text: string) => createHash('sha256').update(text).digest()

/** True if the request carries the token (`Authorization: Bearer …`, RFC 6750). */
function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
}

const writeReadiness = (problem: ReadinessProblem | undefined) =>
  toMetricText(
    'businessbretzel_ready',
    'gauge',
    '1 while visitors’ forms can be stored and the newest content is published, as /ready says.',
    [{ value: problem === undefined ? 1 : 0 }],
  )

/**
 * `/health`: the process answers. `/ready`: it can also do its work, that is, store something in the database and show
 * what was published last, or it names what it lacks; a request with the token also reads why, and in what state it is.
 * `/metrics`: the same for Prometheus, only with a token.
 */
export function registerHealth(
  app: FastifyInstance,
  { findReadinessProblem, monitoring, metrics, release, token }: HealthDeps,
): void {
  app.get('/health', (_request, reply) => reply.headers(noStore).send('ok'))

  app.get('/ready', async (request, reply) => {
    const problem = await findReadinessProblem()
    const status = problem === undefined ? 'ready' : 'not ready'
    reply.code(problem === undefined ? 200 : 503)
    if (!hasToken(request, token)) return reply.headers(noStore).send(problem ? `${status}: ${problem.code}` : status)
    reply.header('cache-control', 'no-store')
    const reason = problem?.reason
    if (problem?.code === 'databaseAway') return reply.send({ status, release, problems: [problem.code], reason })
    const state = await monitoring.readState()
    const problems = [...(problem ? [problem.code] : []), ...findProblems(state)]
    return reply.send({ status, release, problems, reason, ...state })
  })

  if (token === undefined) return
  app.get('/metrics', async (request, reply) => {
    reply.headers(noStore)
    if (!hasToken(request, token)) return reply.code(401).header('www-authenticate', 'Bearer').send('token required')
    const problem = await findReadinessProblem()
    // Without the database the process still tells of itself.
    const state = problem?.code === 'databaseAway' ? '' : await monitoring.readState().then(writeStateMetrics, () => '')
    return reply
      .header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      .send(`${metrics.write()}${writeReadiness(problem)}${state}`)
  })
}
