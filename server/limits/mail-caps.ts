import type { Transaction } from 'kysely'
import { addressDomain, addressKey } from '../../contract/forms/email-address.ts'
import { sharedMailHosts } from '../../contract/forms/mail-hosts.ts'
import { day } from '../clock.ts'
import type { Tables } from '../db/tables.ts'
import type { Counters } from './counters.ts'

/** Mails to visitors a UTC day (decisions, "Abuse"). */
export const mailCaps = { address: 3, domain: 20, all: 300 } as const
export type MailCap = keyof typeof mailCaps

/** These belong to many people: the cap per domain does not apply to them. */
const sharedDomains = new Set<string>(sharedMailHosts)

export type CapVerdict = { isOver: false } | { isOver: true; cap: MailCap; isFirst: boolean; rest: number }

/**
 * Takes one place among today's mails to visitors.
 * @returns whether a cap is passed; then which one, whether it is the first time today, and the
 * milliseconds until the next day
 */
export async function takeMailPlace(
  transaction: Transaction<Tables>,
  counters: Counters,
  recipient: string,
): Promise<CapVerdict> {
  const key = addressKey(recipient)
  const domain = addressDomain(recipient)
  const subjects: [MailCap, string][] = [['address', key]]
  if (!sharedDomains.has(domain)) subjects.push(['domain', domain])
  subjects.push(['all', ''])
  for (const [cap, subject] of subjects) {
    const { count, rest } = await counters.count(transaction, `mail-${cap}`, subject, day)
    if (count > mailCaps[cap]) return { isOver: true, cap, isFirst: count === mailCaps[cap] + 1, rest }
  }
  return { isOver: false }
}
