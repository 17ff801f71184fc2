import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { type Clock, hour, instantOf } from '../runtime/clock.ts'

const key = 'failed-sign-ins'
/** Counted in pieces of this length. */
const piece = hour / 4

/**
 * How often a sign-in was refused; by whom is not kept. Counted in memory and added to
 * the count of all instances when `save` is called, so that a flood of guesses costs no writes.
 */
export function createFailedSignIns({ write }: Database, clock: Clock) {
  let unsaved = 0
  const startOf = (time: number) => new Date(Math.floor(time / piece) * piece).toISOString()

  return {
    add: (): void => {
      unsaved += 1
    },

    save: async (): Promise<void> => {
      const added = unsaved
      if (added === 0) return
      await write((transaction) =>
        transaction
          .insertInto('counters')
          .values({ key, window_at: startOf(clock.now()), count: added })
          .onConflict((conflict) =>
            conflict.columns(['key', 'window_at']).doUpdateSet({ count: sql`counters.count + ${added}` }),
          )
          .execute(),
      )
      unsaved -= added
    },

    /** Failures within the last `length` milliseconds, to a quarter of an hour. */
    count: async (db: Kysely<Tables>, length: number): Promise<number> => {
      const { sum } = await db
        .selectFrom('counters')
        .select((row) => row.fn.sum<number | null>('count').as('sum'))
        .where('key', '=', key)
        .where('window_at', '>', instantOf(clock, -length - piece))
        .executeTakeFirstOrThrow()
      return Number(sum ?? 0) + unsaved
    },
  }
}

export type FailedSignIns = ReturnType<typeof createFailedSignIns>
