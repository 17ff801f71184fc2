import type { Transaction } from 'kysely'
import { addressDomain } from '../../contract/forms/email-address.ts'
import { sharedMailHosts } from '../../contract/forms/mail-hosts.ts'
import type { Counters } from '../db/counters.ts'
import type { Tables } from '../db/tables.ts'
import { toClientKey, toNetworkKey } from '../http/client-key.ts'
import { day, hour } from '../runtime/clock.ts'
import { toCanonicalAddress } from './canonical-address.ts'

/** The most mails to visitors within a UTC day or hour: to one mailbox, to one domain, and in all (docs/requirements.md 12.4). */
export const mailCaps = {
  address: { most: 3, window: day },
  domain: { most: 20, window: day },
  hour: { most: 40, window: hour },
  day: { most: 300, window: day },
} as const

/** Clients of one network that count each for itself; where more of them write in a day, they act alike and count as one. */
const clientsPerNetwork = 2

/** These belong to many people: the cap per domain does not apply to them. */
const sharedDomains = new Set<string>(sharedMailHosts)

/** Half of the places are kept for newcomers, see `noteClient`. */
export type PlaceRequest = { recipient: string; isNewcomer: boolean }

/**
 * `isOfReader`: a cap of the reader alone is in the way, who waits for the next day and holds nobody else up.
 * Before `rest` milliseconds no such place is free.
 */
export type PlaceVerdict = { isTaken: true } | { isTaken: false; isOfReader: boolean; rest: number }

/**
 * Notes that a client causes a mail.
 * @returns whether it is a newcomer: the mail is its first of the UTC day, and its network does not act as one client
 */
export async function noteClient(transaction: Transaction<Tables>, counters: Counters, ip: string): Promise<boolean> {
  const { isTaken } = await counters.take(transaction, 'client', toClientKey(ip), day, 1)
  return isTaken && (await counters.take(transaction, 'network', toNetworkKey(ip), day, clientsPerNetwork)).isTaken
}

/** Takes one place for a mail to a visitor under every cap, or none under any. */
export async function takeMailPlace(
  transaction: Transaction<Tables>,
  counters: Counters,
  { recipient, isNewcomer }: PlaceRequest,
): Promise<PlaceVerdict> {
  const domain = addressDomain(recipient)
  // The narrowest first, in the same order for all: what everybody counts against is locked for a moment only.
  const subjects: [cap: keyof typeof mailCaps, subject: string][] = [['address', toCanonicalAddress(recipient)]]
  if (!sharedDomains.has(domain)) subjects.push(['domain', domain])
  subjects.push(['hour', ''], ['day', ''])
  for (const [index, [cap, subject]] of subjects.entries()) {
    const { most, window } = mailCaps[cap]
    // A mailbox has one reader: none of its places is kept for others.
    const places = isNewcomer || cap === 'address' ? most : most / 2
    const { isTaken, rest } = await counters.take(transaction, `mail-${cap}`, subject, window, places)
    if (isTaken) continue
    for (const [kind, name] of subjects.slice(0, index))
      await counters.give(transaction, `mail-${kind}`, name, mailCaps[kind].window)
    return { isTaken, isOfReader: cap === 'address' || cap === 'domain', rest }
  }
  return { isTaken: true }
}
