import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type WriteWork<Result> = (transaction: Transaction<Tables>) => Promise<Result>

/** More works than this wait for the next commit, so that no answer waits for an endless batch. */
const largestBatch = 256

type Job = { work: WriteWork<unknown>; resolve: (value: unknown) => void; reject: (error: unknown) => void }

/**
 * Turns of the event loop between two commits. Node takes one new connection per turn, so that with a single turn a
 * slow disk would let in no more visitors than it makes commits; an idle turn costs some microseconds.
 */
const turnsBetween = 8

/** Lets the requests that came in meanwhile be read, so that they share the next commit. */
async function letOthersIn(): Promise<void> {
  for (let turn = 0; turn < turnsBetween; turn += 1) await nextTurn()
}

/**
 * Group commit for SQLite: all works that arrive within some turns of the event loop share one
 * transaction, hence one wait for the disk, and are answered after its commit. If one of them fails,
 * the batch is rolled back and each is run alone, so that no caller pays for another's error.
 */
export function createGroupCommit(db: Kysely<Tables>) {
  let queue: Job[] = []
  let isBusy = false

  async function runTogether(jobs: Job[]) {
    const results: unknown[] = []
    await db.transaction().execute(async (transaction) => {
      for (const { work } of jobs) results.push(await work(transaction))
    })
    for (const [index, { resolve }] of jobs.entries()) resolve(results[index])
  }

  async function runAlone({ work, resolve, reject }: Job) {
    await db.transaction().execute(work).then(resolve, reject)
  }

  async function runQueue() {
    while (queue.length > 0) {
      const jobs = queue.slice(0, largestBatch)
      queue = queue.slice(largestBatch)
      try {
        await runTogether(jobs)
      } catch (error) {
        if (jobs.length === 1) jobs[0]?.reject(error)
        else for (const job of jobs) await runAlone(job)
      }
      await letOthersIn()
    }
    isBusy = false
  }

  return <Result>(work: WriteWork<Result>): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      queue.push({ work, resolve: resolve as Job['resolve'], reject })
      if (isBusy) return
      isBusy = true
      setImmediate(runQueue)
    })
}

/** Serialisation failure and deadlock (PostgreSQL, appendix A, class 40): the loser is to try again. */
const transientCodes = new Set(['40001', '40P01'])

const mostTries = 3

/** One transaction per work for PostgreSQL, which groups commits by itself; the loser of a deadlock tries again. */
export function createRetryingWrite(db: Kysely<Tables>) {
  return async <Result>(work: WriteWork<Result>): Promise<Result> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction().execute(work)
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : ''
        if (attempt === mostTries || !transientCodes.has(code)) throw error
      }
    }
  }
}
