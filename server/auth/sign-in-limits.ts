import { createHmac } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { toClientKey } from '../http/form-limit.ts'
import { type Clock, instantOf, minute } from '../runtime/clock.ts'

type Limit = { max: number; window: number }

/** Password checks within a quarter of an hour: of one client, and of the account by anybody (docs/requirements.md 14.6). */
export const passwordLimits = {
  client: { max: 10, window: 15 * minute },
  account: { max: 100, window: 15 * minute },
} as const satisfies Record<string, Limit>

/** A mail with a sign-in link leaves at most this often (docs/requirements.md 14.4). */
const linkMailInterval = 5 * minute

const accountKey = 'account'

/**
 * Counts password checks and link mails in the database, so that restarts and other instances do not forget. A count
 * ends once its window has passed since it last grew. Clients are kept as keyed hashes only. What is refused writes
 * nothing, and what is counted ends with the account's limit: a flood from everywhere leaves a hundred rows.
 */
export function createSignInLimits({ write }: Pick<Database, 'write'>, secret: string, clock: Clock) {
  const toKey = (ip: string) =>
    createHmac('sha256', secret)
      .update(`sign-in:${toClientKey(ip)}`)
      .digest('base64url')
      .slice(0, 22)

  /** Milliseconds until a full count ends; 0 if it is not full. */
  async function findWait(transaction: Transaction<Tables>, key: string, { max, window }: Limit): Promise<number> {
    const row = await transaction
      .selectFrom('rate_limits')
      .select(['count', 'last_at'])
      .where('key', '=', key)
      .executeTakeFirst()
    if (!row || row.count < max) return 0
    const wait = Date.parse(row.last_at) + window - clock.now()
    // Later than any wait could be: the clock was set back meanwhile.
    return wait > 2 * window ? 0 : Math.max(0, wait)
  }

  /** Adds one in a single statement, so that many at once cannot pass together. @returns milliseconds to wait, or 0 */
  async function count(transaction: Transaction<Tables>, key: string, limit: Limit): Promise<number> {
    const now = instantOf(clock)
    const isOver = sql<boolean>`(rate_limits.last_at <= ${instantOf(clock, -limit.window)} or rate_limits.last_at > ${instantOf(clock, limit.window)})`
    const counted = await transaction
      .insertInto('rate_limits')
      .values({ key, count: 1, last_at: now })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ count: sql`case when ${isOver} then 1 else rate_limits.count + 1 end`, last_at: now })
          .where(sql<boolean>`(rate_limits.count < ${limit.max} or ${isOver})`),
      )
      .returning('count')
      .executeTakeFirst()
    return counted ? 0 : Math.max(1, await findWait(transaction, key, limit))
  }

  return {
    /** Takes one password check of a client, whatever the address. @returns milliseconds to wait, or 0 */
    takePasswordCheck: (ip: string): Promise<number> =>
      write(async (transaction) => {
        const wait = await findWait(transaction, accountKey, passwordLimits.account)
        if (wait > 0) return wait
        const ofClient = await count(transaction, toKey(ip), passwordLimits.client)
        return ofClient > 0 ? ofClient : count(transaction, accountKey, passwordLimits.account)
      }),

    /** Forgets the checks of a client that knew the password. */
    forgetClient: (ip: string): Promise<unknown> =>
      write((transaction) => transaction.deleteFrom('rate_limits').where('key', '=', toKey(ip)).execute()),

    /** Whether a link mail may leave now. Other addresses have a count of their own: it takes as long, and stops nobody. */
    claimLinkMail: async (isAdministrator: boolean): Promise<boolean> => {
      const key = isAdministrator ? 'link' : 'other-link'
      const wait = await write((transaction) => count(transaction, key, { max: 1, window: linkMailInterval }))
      return wait === 0
    },
  }
}

export type SignInLimits = ReturnType<typeof createSignInLimits>
