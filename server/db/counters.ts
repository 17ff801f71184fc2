import { createHmac, randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { type Clock, instantOf } from '../runtime/clock.ts'
import type { Tables } from './tables.ts'

/**
 * The one kind of count: events within windows of time by the clock, in the database so that all instances share them.
 * People stand in them only as hashes under a random key of the day, which is deleted after 24 hours.
 */
export function createCounters(clock: Clock) {
  async function getDayKey(transaction: Transaction<Tables>): Promise<string> {
    const today = instantOf(clock).slice(0, 10)
    const find = () => transaction.selectFrom('day_keys').select('key').where('day', '=', today)
    const found = await find().executeTakeFirst()
    if (found) return found.key
    await transaction
      .insertInto('day_keys')
      .values({ day: today, key: randomBytes(32).toString('hex') })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await find().executeTakeFirstOrThrow()).key
  }

  /** A count of all has its plain name, one of a subject the hash of it behind that name. */
  async function toRow(transaction: Transaction<Tables>, kind: string, subject: string, length: number) {
    const start = Math.floor(clock.now() / length) * length
    let key = kind
    if (subject !== '') {
      const hash = createHmac('sha256', await getDayKey(transaction)).update(`${kind}:${subject}`)
      key += ` ${hash.digest('base64url')}`
    }
    return { key, window_at: new Date(start).toISOString(), rest: start + length - clock.now() }
  }

  return {
    /**
     * Takes one of `most` places of `subject` in the current window; a call after the last place changes nothing.
     * @returns whether there was one, and the milliseconds until the window ends
     */
    take: async (transaction: Transaction<Tables>, kind: string, subject: string, length: number, most: number) => {
      const { key, window_at, rest } = await toRow(transaction, kind, subject, length)
      const taken = await transaction
        .insertInto('counters')
        .values({ key, window_at, count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['key', 'window_at'])
            .doUpdateSet({ count: sql`counters.count + 1` })
            .where('counters.count', '<', most),
        )
        .returning('count')
        .executeTakeFirst()
      return { isTaken: taken !== undefined, rest }
    },

    /** Gives back a place that was taken in the same window; after its end there is none to give. */
    give: async (transaction: Transaction<Tables>, kind: string, subject: string, length: number): Promise<void> => {
      const { key, window_at } = await toRow(transaction, kind, subject, length)
      await transaction
        .updateTable('counters')
        .set({ count: sql`count - 1` })
        .where('key', '=', key)
        .where('window_at', '=', window_at)
        .where('count', '>', 0)
        .execute()
    },
  }
}

export type Counters = ReturnType<typeof createCounters>
