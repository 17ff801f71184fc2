import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { writeFactMetrics } from '../monitoring/fact-metrics.ts'
import type { Monitoring } from '../monitoring/monitoring.ts'
import { findProblems } from '../monitoring/problems.ts'
import type { RequestMetrics } from '../monitoring/request-metrics.ts'

export type HealthDeps = {
  database: Database
  monitoring: Monitoring
  metrics: RequestMetrics
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

/**
 * `/health`: the process answers. `/ready`: it can also do its work, that is, reach the database; whoever
 * brings the token reads in what state it is. `/metrics`: the same for Prometheus, only with a token.
 */
export function registerHealth(app: FastifyInstance, { database, monitoring, metrics, token }: HealthDeps): void {
  app.get('/health', (_request, reply) => reply.headers(noStore).send('ok'))

  app.get('/ready', async (request, reply) => {
    try {
      await sql`select 1`.execute(database.db)
      if (!hasToken(request, token)) return reply.headers(noStore).send('ready')
      const facts = await monitoring.collectFacts()
      return reply
        .header('cache-control', 'no-store')
        .send({ status: 'ready', problems: findProblems(facts), ...facts })
    } catch (error) {
      request.log.error({ error }, 'database not reached')
      return reply.code(503).headers(noStore).send('not ready')
    }
  })

  if (token === undefined) return
  app.get('/metrics', async (request, reply) => {
    reply.headers(noStore)
    if (!hasToken(request, token)) return reply.code(401).header('www-authenticate', 'Bearer').send('token required')
    // Without the database the process still tells of itself.
    const facts = await monitoring.collectFacts().then(writeFactMetrics, () => '')
    return reply
      .header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      .send(`${metrics.write()}businessbretzel_database_reached ${facts === '' ? 0 : 1}\n${facts}`)
  })
}
