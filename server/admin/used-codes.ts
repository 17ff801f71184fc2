import { createHmac } from 'node:crypto'
import { type Clock, instantOf } from '../clock.ts'
import type { Database } from '../db/database.ts'

/**
 * Lets a code of the application count once only (RFC 6238, 5.2): whoever has read it over a shoulder or from the
 * wire comes too late. Codes stand in the database as keyed hashes.
 */
export function createUsedCodes({ write }: Database, secret: string, clock: Clock) {
  const keyed = (email: string, code: string) =>
    createHmac('sha256', secret).update(`used-code:${email}:${code}`).digest('base64url')

  return {
    /** Claims a code. @returns false if it was accepted, or is being checked, already */
    claim: (email: string, code: string): Promise<boolean> =>
      write(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('used_codes')
          .values({ key: keyed(email, code), used_at: instantOf(clock) })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        return (numInsertedOrUpdatedRows ?? 0n) > 0n
      }),

    /** Gives a code back that was not accepted. */
    giveBack: (email: string, code: string): Promise<unknown> =>
      write((transaction) => transaction.deleteFrom('used_codes').where('key', '=', keyed(email, code)).execute()),
  }
}

export type UsedCodes = ReturnType<typeof createUsedCodes>
