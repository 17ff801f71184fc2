import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** `/health`: the process answers. `/ready`: it can also do its work, that is, reach the database. */
export function registerHealth(app: FastifyInstance, { db }: Database): void {
  const noStore = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }
  app.get('/health', (_request, reply) => reply.headers(noStore).send('ok'))
  app.get('/ready', async (request, reply) => {
    try {
      await sql`select 1`.execute(db)
      return reply.headers(noStore).send('ready')
    } catch (error) {
      request.log.error({ error }, 'database not reached')
      return reply.code(503).headers(noStore).send('not ready')
    }
  })
}
