import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import { second, within } from '../runtime/clock.ts'
import type { Log } from '../runtime/log.ts'
import { isOutage, LastingError, markOutage } from '../runtime/outage.ts'
import type { Release } from '../site/build.ts'
import type { Monitoring } from './monitoring.ts'

/** Why the product cannot do its work, and what the database said of itself. */
export type ReadinessProblem = { code: 'databaseAway' | 'notWritable' | 'notPublished'; reason?: string }

/** Load balancers give a check five seconds. */
const longestCheck = 3 * second
/** A result holds for so long, so that a monitor that asks all the time costs no more than two writes a second. */
const resultHolds = second / 2
/** More than one sign-up takes with its mails: where this finds no place, the next visitor might not either (bytes). */
const paddingSize = 32 * 1024

/**
 * Whether the product can do its work: reach the database, store something in it, and show what the owner published last. Storing
 * is tried for real, since a full disk answers every question. Callers at the same time share a check.
 * @param isOutdated whether the site that is served is an older one, since the newest could not be published
 */
export function createReadinessCheck({ db, write }: Database, log: Log, isOutdated: () => boolean) {
  let last: Promise<ReadinessProblem | undefined> = Promise.resolve(undefined)
  let heldUntil = Number.NEGATIVE_INFINITY
  let isLasting = false

  async function tryWriting(): Promise<void> {
    const id = newId()
    const padding = randomBytes(paddingSize / 2).toString('hex')
    await write(async (transaction) => {
      await transaction.insertInto('write_checks').values({ id, padding }).execute()
      await transaction.deleteFrom('write_checks').where('id', '=', id).execute()
    })
  }

  async function check(): Promise<ReadinessProblem | undefined> {
    let step: ReadinessProblem['code'] = 'databaseAway'
    const work = async () => {
      await sql`select 1`.execute(db)
      step = 'notWritable'
      await tryWriting()
    }
    try {
      await within(longestCheck, work(), () => {
        // What the database did not answer in time it does not answer visitors in time.
        step = 'databaseAway'
        return markOutage(new Error(`no answer within ${longestCheck} ms`))
      })
      log.recovered('database')
      isLasting = false
      return isOutdated() ? { code: 'notPublished' } : undefined
    } catch (error) {
      // This does not pass by itself.
      if (error instanceof LastingError && !isLasting && log.isOut('database'))
        log.error({ outage: 'database', error, problem: step }, 'not ready')
      isLasting = error instanceof LastingError
      log.outage('database', { error, problem: step }, 'not ready')
      return { code: step, ...(isOutage(error) && { reason: error.message }) }
    }
  }

  return (): Promise<ReadinessProblem | undefined> => {
    if (performance.now() < heldUntil) return last
    heldUntil = Number.POSITIVE_INFINITY
    last = check().finally(() => {
      heldUntil = performance.now() + resultHolds
    })
    return last
  }
}

export type HealthDeps = {
  findProblem: () => Promise<ReadinessProblem | undefined>
  monitoring: Pick<Monitoring, 'inspect'>
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
export function registerHealth(app: FastifyInstance, { findProblem, monitoring, release, token }: HealthDeps): void {
  app.get('/health', (_request, reply) => reply.headers(noStore).send('ok'))

  app.get('/ready', async (request, reply) => {
    const problem = await findProblem()
    const status = problem === undefined ? 'ready' : 'not ready'
    reply.code(problem === undefined ? 200 : 503)
    if (!hasToken(request, token)) return reply.headers(noStore).send(problem ? `${status}: ${problem.code}` : status)
    reply.header('cache-control', 'no-store')
    const reason = problem?.reason
    if (problem?.code === 'databaseAway') return reply.send({ status, release, problems: [problem.code], reason })
    const { state, sentences } = await monitoring.inspect()
    const problems = [...(problem ? [problem.code] : []), ...sentences.keys()]
    return reply.send({ status, release, problems, reason, ...state })
  })
}
