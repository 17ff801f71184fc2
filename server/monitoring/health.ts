import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Release } from '../site/build.ts'
import { findProblems } from './find-problems.ts'
import type { Monitoring } from './monitoring.ts'
import type { Readiness } from './readiness.ts'

export type HealthDeps = {
  findReadinessProblem: Readiness['findProblem']
  monitoring: Monitoring
  release: Release | undefined
  /** `READY_TOKEN`. */
  token: string | undefined
}

const noStore = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }
const digest = (text: string) => createHash('sha256').update(text).digest()

/** True if the request carries the token (`Authorization: Bearer …`, RFC 6750). */
function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
}

/**
 * `/health`: the process answers. `/ready`: it can also do its work, that is, store something in the database and show
 * what was published last, or it names what it lacks; a request with the token also reads why, and in what state it is.
 */
export function registerHealth(
  app: FastifyInstance,
  { findReadinessProblem, monitoring, release, token }: HealthDeps,
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
}
