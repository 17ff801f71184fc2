import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import { second } from '../runtime/clock.ts'
import { LastingError } from '../runtime/lasting-error.ts'
import type { Log } from '../runtime/log.ts'
import { isOutage, markOutage } from '../runtime/outage.ts'

/** Why the product cannot do its work, and what the database said of itself. */
export type ReadinessProblem = { code: 'databaseAway' | 'notWritable' | 'notPublished'; reason?: string }

/** Load balancers give a check five seconds. */
const longestCheck = 3 * second
/** How often a database that is known to be away is asked whether it is back. */
const lookInterval = 2 * second
/** A result holds for so long, so that who asks all the time costs no more than two writes a second. */
const resultHolds = second / 2
/** More than one sign-up takes with its mails: where this finds no place, the next visitor might not either (bytes). */
const paddingSize = 32 * 1024

/**
 * Whether the product can do its work: reach the database, store something in it, and show what the owner published last. Storing
 * is tried for real, since a full disk answers every question. Callers at the same time share a check.
 * @param isOutdated whether the site that is served is an older one, since the newest could not be published
 */
export function createReadiness({ db, write }: Database, log: Log, isOutdated: () => boolean) {
  let underway: Promise<ReadinessProblem | undefined> | undefined
  let isLasting = false
  let last: { problem: ReadinessProblem | undefined; at: number } | undefined

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
    const deadline = new AbortController()
    const isLate = wait(longestCheck, undefined, { signal: deadline.signal }).then(() => {
      // What the database did not answer in time it does not answer visitors in time.
      step = 'databaseAway'
      throw markOutage(new Error(`no answer within ${longestCheck} ms`))
    })
    try {
      await Promise.race([work(), isLate])
      log.recovered('database')
      isLasting = false
      return isOutdated() ? { code: 'notPublished' } : undefined
    } catch (error) {
      // Somebody waits in vain for what does not pass by itself.
      if (error instanceof LastingError && !isLasting && log.isOut('database'))
        log.error({ outage: 'database', error, problem: step }, 'not ready')
      isLasting = error instanceof LastingError
      log.outage('database', { error, problem: step }, 'not ready')
      return { code: step, ...(isOutage(error) && { reason: error.message }) }
    } finally {
      deadline.abort()
      isLate.catch(() => {})
    }
  }

  async function findProblem(): Promise<ReadinessProblem | undefined> {
    if (last && performance.now() - last.at < resultHolds) return last.problem
    underway ??= check().finally(() => {
      underway = undefined
    })
    const problem = await underway
    last = { problem, at: performance.now() }
    return problem
  }

  let timer: NodeJS.Timeout | undefined
  return {
    findProblem,
    /** From here on the log tells by itself of a database that is away at the start, and when one is back. */
    start: (): void => {
      void findProblem()
      timer = setInterval(() => log.isOut('database') && findProblem(), lookInterval).unref()
    },
    stop: (): void => clearInterval(timer),
  }
}

export type Readiness = ReturnType<typeof createReadiness>
