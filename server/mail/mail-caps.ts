import type { Transaction } from 'kysely'
import { addressDomain } from '../../contract/forms/email-address.ts'
import { sharedMailHosts } from '../../contract/forms/mail-hosts.ts'
import type { Counters } from '../db/counters.ts'
import type { Tables } from '../db/tables.ts'
import { toClientKey } from '../http/form-limit.ts'
import { day, hour } from '../runtime/clock.ts'
import { toCanonicalAddress } from './canonical-address.ts'

/**
 * Mails to visitors, within a UTC day or hour: to one mailbox; to one domain, and in all, and of both those caused by
 * one client or left from earlier. What one client may take, first and then as what it left, is less than all: so it
 * takes the places of nobody else, and a flood from everywhere no more than the hour from the next visitor
 * (docs/requirements.md 12.4).
 */
export const mailCaps = {
  address: { most: 3, window: day },
  domain: { most: 20, window: day },
  domainClient: { most: 8, window: day },
  domainBacklog: { most: 6, window: day },
  clientHour: { most: 20, window: hour },
  clientDay: { most: 100, window: day },
  day: { most: 300, window: day },
  hour: { most: 40, window: hour },
  backlogDay: { most: 150, window: day },
  backlogHour: { most: 10, window: hour },
} as const
export type MailCap = keyof typeof mailCaps

/** These belong to many people: the caps per domain do not apply to them. */
const sharedDomains = new Set<string>(sharedMailHosts)

/** Who asks for a place: the client with this address, or what already waits for one. */
export type PlaceRequest = { recipient: string; ip?: string | undefined; isBacklog?: boolean }

/** `rest` is in milliseconds: before that no place of this kind is free. */
export type PlaceVerdict = { isTaken: true } | { isTaken: false; cap: MailCap; rest: number }

/** Caps of the reader alone: a reader over one waits for the next day and holds nobody else up. */
export const isOfReader = (cap: MailCap): boolean => cap === 'address' || cap === 'domain' || cap === 'domainBacklog'

/** What a mail counts against, and under which name; the narrowest first, in the same order for all. */
function subjectsOf({ recipient, ip, isBacklog }: PlaceRequest): [MailCap, string][] {
  const subjects: [MailCap, string][] = [['address', toCanonicalAddress(recipient)]]
  const domain = addressDomain(recipient)
  const client = ip === undefined ? undefined : toClientKey(ip)
  if (!sharedDomains.has(domain)) {
    if (client) subjects.push(['domainClient', `${domain} ${client}`])
    if (isBacklog) subjects.push(['domainBacklog', domain])
    subjects.push(['domain', domain])
  }
  if (client) subjects.push(['clientHour', client], ['clientDay', client])
  if (isBacklog) subjects.push(['backlogHour', ''], ['backlogDay', ''])
  subjects.push(['hour', ''], ['day', ''])
  return subjects
}

/** Takes one place for a mail to a visitor under every cap, or none under any and says which cap was in the way. */
export async function takeMailPlace(
  transaction: Transaction<Tables>,
  counters: Counters,
  request: PlaceRequest,
): Promise<PlaceVerdict> {
  const taken: [MailCap, string][] = []
  for (const [cap, subject] of subjectsOf(request)) {
    const { most, window } = mailCaps[cap]
    const { isTaken, rest } = await counters.take(transaction, `mail-${cap}`, subject, window, most)
    if (!isTaken) {
      for (const [kind, name] of taken) await counters.give(transaction, `mail-${kind}`, name, mailCaps[kind].window)
      return { isTaken, cap, rest }
    }
    taken.push([cap, subject])
  }
  return { isTaken: true }
}
