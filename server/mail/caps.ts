import type { Transaction } from 'kysely'
import { addressDomain, addressKey, sharedMailHosts } from '../../contract/forms/email-address.ts'
import type { Counters } from '../db/counters.ts'
import type { Outbox, Tables } from '../db/tables.ts'
import { toClientKey, toNetworkKey } from '../http/client-key.ts'
import { day, hour } from '../runtime/clock.ts'
import { type Hold, isToVisitor } from './outbox.ts'

/** The most mails to visitors within a UTC day or hour: to one mailbox, to one domain, and in all (docs/requirements.md 12.4). */
export const mailCaps = {
  address: { most: 3, window: day },
  domain: { most: 20, window: day },
  hour: { most: 40, window: hour },
  day: { most: 300, window: day },
} as const

/** Notifications of one kind to the owner within a UTC day; later ones are told together, see `createCappedMails`. */
const singleNotifications = 10

/** Clients of one network that count each for itself; where more of them write in a day, they act alike and count as one. */
const clientsPerNetwork = 2

/** These belong to many people: the cap per domain does not apply to them. */
const sharedDomains = new Set<string>(sharedMailHosts)

/** Gmail delivers to one mailbox whatever dots stand in its name, under either of its domains. */
const gmail = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox behind an address, for counting mails to it: lower case, without the tag after a plus sign (RFC 5233),
 * and at Gmail without dots. Two addresses of one mailbox may still be two people: it never tells leads apart.
 */
export function toCanonicalAddress(address: string): string {
  const key = addressKey(address)
  const at = key.indexOf('@')
  const domain = key.slice(at + 1)
  // A tag is never all of a name: `+anna@…` stays as it is.
  const [name] = key.slice(0, at).split(/(?<=.)\+/, 1)
  if (!gmail.has(domain)) return `${name}@${domain}`
  return `${name?.replaceAll('.', '')}@gmail.com`
}

/** Half of the places are kept for newcomers, see `noteClient`. */
export type PlaceRequest = { recipient: string; isNewcomer: boolean }

/**
 * `isOfReader`: a cap of the reader alone is in the way, who waits for the next day and holds no other mail up.
 * Before `rest` milliseconds no such place is free.
 */
type PlaceVerdict = { isTaken: true } | { isTaken: false; isOfReader: boolean; rest: number }

/**
 * How many mails may leave.
 * @param isLifted `FORM_LIMIT` is 0: every mail has a place
 */
export function createCaps(counters: Counters, isLifted: boolean) {
  /**
   * Notes that a client causes a mail.
   * @returns whether it is a newcomer: the mail is its first of the UTC day, and its network does not act as one client
   */
  async function noteClient(transaction: Transaction<Tables>, ip: string): Promise<boolean> {
    const { isTaken } = await counters.take(transaction, 'client', toClientKey(ip), day, 1)
    return isTaken && (await counters.take(transaction, 'network', toNetworkKey(ip), day, clientsPerNetwork)).isTaken
  }

  /** Takes one place for a mail to a visitor under every cap, or none under any. */
  async function takePlace(transaction: Transaction<Tables>, request: PlaceRequest): Promise<PlaceVerdict> {
    if (isLifted) return { isTaken: true }
    const { recipient, isNewcomer } = request
    const domain = addressDomain(recipient)
    // The narrowest first, in the same order for all: the counts of all mails are locked for a moment only.
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

  return {
    noteClient,
    takePlace,

    /**
     * Takes a place for a new mail, if its kind needs one.
     * @param ip of the client that causes it, if one does
     * @returns `undefined` if it may leave now
     */
    findHold: async (
      transaction: Transaction<Tables>,
      { kind, recipient }: Pick<Outbox, 'kind' | 'recipient'>,
      ip: string | undefined,
    ): Promise<Hold | undefined> => {
      if (isLifted) return undefined
      if (isToVisitor(kind)) {
        const isNewcomer = ip !== undefined && (await noteClient(transaction, ip))
        const place = await takePlace(transaction, { recipient, isNewcomer })
        return place.isTaken ? undefined : { reason: 'capped', isNewcomer, wait: place.isOfReader ? place.rest : 0 }
      }
      const isNotification = kind === 'lead-notification' || kind === 'enquiry'
      if (!isNotification || (await counters.take(transaction, 'notice', kind, day, singleNotifications)).isTaken)
        return undefined
      return { reason: 'digest', isNewcomer: false, wait: 0 }
    },
  }
}

export type Caps = ReturnType<typeof createCaps>
