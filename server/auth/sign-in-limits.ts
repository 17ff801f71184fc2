import type { Counters } from '../db/counters.ts'
import type { Database } from '../db/database.ts'
import { toClientKey } from '../http/client-key.ts'
import { minute } from '../runtime/clock.ts'

/** Password checks in a quarter of an hour by the clock: of the account by all clients, and of one client (docs/requirements.md 14.6). */
export const passwordLimits = { window: 15 * minute, account: 100, client: 10 } as const

/** Names of the counts; no other begins with the same word. What turned out right is given back, so what is left was wrong. */
export const ofAccount = 'password'
const ofClient = 'password-client'

/** A mail with a sign-in link leaves at most this often (docs/requirements.md 14.4). */
const linkMailInterval = 5 * minute

/**
 * Limits password checks and link mails, for all instances together. What is refused leaves nothing, and no client is
 * counted beyond the account's limit: a flood from everywhere leaves a hundred rows.
 */
export function createSignInLimits({ write }: Pick<Database, 'write'>, counters: Counters) {
  const { window, account, client } = passwordLimits
  return {
    /** Takes one password check of a client, whatever the address. @returns milliseconds to wait, or 0 */
    takePasswordCheck: (ip: string): Promise<number> =>
      write(async (transaction) => {
        const all = await counters.take(transaction, ofAccount, '', window, account)
        if (!all.isTaken) return all.rest
        const own = await counters.take(transaction, ofClient, toClientKey(ip), window, client)
        if (own.isTaken) return 0
        await counters.give(transaction, ofAccount, '', window)
        return own.rest
      }),

    /** A client that knew the password is not counted. */
    giveBack: (ip: string): Promise<void> =>
      write(async (transaction) => {
        await counters.give(transaction, ofAccount, '', window)
        await counters.give(transaction, ofClient, toClientKey(ip), window)
      }),

    /** Whether a link mail may leave now. Other addresses have a count of their own: it takes as long, and never stops the owner's. */
    claimLinkMail: (isAdministrator: boolean): Promise<boolean> =>
      write(async (transaction) => {
        const kind = isAdministrator ? 'link-mail' : 'other-link-mail'
        return (await counters.take(transaction, kind, '', linkMailInterval, 1)).isTaken
      }),
  }
}

export type SignInLimits = ReturnType<typeof createSignInLimits>
