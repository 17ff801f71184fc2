import { type RawBuilder, sql } from 'kysely'
import { retention } from '../../contract/privacy/periods.ts'
import { addYears, day, type Instant } from '../runtime/clock.ts'

/** Addresses that nobody confirmed stay this long. */
export const unconfirmedFor = retention.unconfirmedDays * day

/**
 * Until when somebody is kept who does nothing more.
 * @param endedAt when they were last called a client, if ever
 */
export function keptAtLeastUntil(lastContactAt: Instant, isUnconfirmed: boolean, endedAt: Instant | null): Instant {
  const last = Date.parse(lastContactAt)
  const until = isUnconfirmed ? new Date(last + unconfirmedFor).toISOString() : addYears(last, retention.contactYears)
  const contractUntil = endedAt === null ? until : addYears(Date.parse(endedAt), retention.contractYears)
  return contractUntil > until ? contractUntil : until
}

/**
 * Whether somebody is a client, or was one so lately that the contract still keeps everything of them (docs/requirements.md 13.1).
 * @param address the column with the address as compared
 * @param now milliseconds
 */
export const isKeptAsClient = (address: string, now: number): RawBuilder<boolean> => {
  const ended = addYears(now, -retention.contractYears)
  return sql`exists (select 1 from people where people.address_key = ${sql.ref(address)} and (stage = 'client' or client_until >= ${ended}))`
}
