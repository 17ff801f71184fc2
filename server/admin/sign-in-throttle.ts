import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type Clock, instantOf, minute, second } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { toClientKey } from '../limits/form-limit.ts'

/** At most this many password checks of one account, and of one client, within the window. */
export const signInLimit = { checks: 10, window: 15 * minute } as const

/** A device that signed in before stays known for this long, in seconds. */
export const deviceLifetime = 365 * 24 * 60 * 60

/** `code` counts the codes of a second step apart from passwords: only a right password leads there. */
export type Check = { email: string; ip: string; device: string | undefined; step?: 'password' | 'code' }

/** `retryAfter` is in seconds. */
export type Verdict = { isAllowed: true; keys: string[] } | { isAllowed: false; retryAfter: number }

/**
 * Counts password checks in the database, so that restarts and other instances do not forget. A device
 * that signed in before has a count of its own instead of the account's: somebody who guesses from
 * elsewhere cannot lock the owner out. Addresses stand in it only as keyed hashes.
 */
export function createSignInThrottle({ write, engine }: Database, secret: string, clock: Clock) {
  const keyed = (text: string) => createHmac('sha256', secret).update(`throttle:${text}`).digest('base64url')
  const signDevice = (id: string, email: string) =>
    createHmac('sha256', secret).update(`device:${id}:${email}`).digest('base64url')

  function isKnown({ device, email }: Pick<Check, 'device' | 'email'>): boolean {
    const [id = '', signature = ''] = (device ?? '').split('.')
    const expected = Buffer.from(signDevice(id, email))
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }

  function keysOf(check: Check): string[] {
    const step = check.step === 'code' ? 'code-' : ''
    if (isKnown(check)) return [keyed(`${step}device:${check.device}`)]
    return [keyed(`${step}account:${check.email}`), keyed(`client:${toClientKey(check.ip)}`)]
  }

  /** Recent checks under a key; its row is locked until the end of the transaction. */
  async function readChecks(transaction: Transaction<Tables>, key: string): Promise<number[]> {
    await transaction
      .insertInto('throttles')
      .values({ key, checks: '[]', last_check_at: instantOf(clock) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const query = transaction.selectFrom('throttles').select('checks').where('key', '=', key)
    const { checks } = await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirstOrThrow()
    const since = clock.now() - signInLimit.window
    return (JSON.parse(checks) as number[]).filter((time) => time > since)
  }

  return {
    /** Takes one check of a password or a code, or says how long to wait. */
    take: (check: Check): Promise<Verdict> =>
      write(async (transaction) => {
        // In one order everywhere, so that two instances cannot wait for each other.
        const keys = keysOf(check).sort()
        const counts: [string, number[]][] = []
        for (const key of keys) counts.push([key, await readChecks(transaction, key)])
        const full = counts.filter(([, checks]) => checks.length >= signInLimit.checks)
        if (full.length > 0) {
          const free = Math.max(...full.map(([, [oldest = 0]]) => oldest + signInLimit.window))
          return { isAllowed: false, retryAfter: Math.max(1, Math.ceil((free - clock.now()) / second)) }
        }
        for (const [key, checks] of counts) {
          await transaction
            .updateTable('throttles')
            .set({ checks: JSON.stringify([...checks, clock.now()]), last_check_at: instantOf(clock) })
            .where('key', '=', key)
            .execute()
        }
        return { isAllowed: true, keys }
      }),

    /** Forgets the checks of a visitor who turned out to be the owner. */
    forget: (keys: string[]): Promise<unknown> =>
      write((transaction) => transaction.deleteFrom('throttles').where('key', 'in', keys).execute()),

    isKnown,

    /** The mark of a device that has signed in to this account. */
    toDeviceMark: (email: string): string => {
      const id = randomUUID()
      return `${id}.${signDevice(id, email)}`
    },
  }
}

export type SignInThrottle = ReturnType<typeof createSignInThrottle>
