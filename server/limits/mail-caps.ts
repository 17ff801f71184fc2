import type { Transaction } from 'kysely'
import { addressDomain, addressKey } from '../../contract/forms/email-address.ts'
import { sharedMailHosts } from '../../contract/forms/mail-hosts.ts'
import { day } from '../clock.ts'
import type { Outbox, Tables } from '../db/tables.ts'
import type { Counters } from './counters.ts'

/** Mails a UTC day (decisions, "Abuse"): to visitors, and of enquiries to the owner. */
export const mailCaps = { address: 3, domain: 20, all: 300, enquiries: 300 } as const
export type MailCap = keyof typeof mailCaps

/** These belong to many people: the cap per domain does not apply to them. */
const sharedDomains = new Set<string>(sharedMailHosts)

export type CapVerdict = { isOver: false } | { isOver: true; cap: MailCap; isFirst: boolean; rest: number }

/** What a mail counts against, and under which name. */
function subjectsOf({ kind, recipient }: Pick<Outbox, 'kind' | 'recipient'>): [MailCap, string][] {
  // The owner gets them all at one address: only their number tells a flood.
  if (kind === 'enquiry') return [['enquiries', '']]
  const domain = addressDomain(recipient)
  const shared: [MailCap, string][] = sharedDomains.has(domain) ? [] : [['domain', domain]]
  return [['address', addressKey(recipient)], ...shared, ['all', '']]
}

/**
 * Takes one place among today's mails.
 * @returns whether a cap is passed; then which one, whether it is the first time today, and the
 * milliseconds until the next day
 */
export async function takeMailPlace(
  transaction: Transaction<Tables>,
  counters: Counters,
  mail: Pick<Outbox, 'kind' | 'recipient'>,
): Promise<CapVerdict> {
  for (const [cap, subject] of subjectsOf(mail)) {
    const { count, rest } = await counters.count(transaction, `mail-${cap}`, subject, day)
    if (count > mailCaps[cap]) return { isOver: true, cap, isFirst: count === mailCaps[cap] + 1, rest }
  }
  return { isOver: false }
}
