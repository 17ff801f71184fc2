import { type RawBuilder, sql } from 'kysely'
import { retention } from '../../contract/privacy/periods.ts'
import { personalColumns } from '../../contract/privacy/personal-data.ts'
import type { Tables } from '../db/tables.ts'
import { addMonths, addYears, day, hour, type Instant, minute } from '../runtime/clock.ts'
import { oldestErasure } from './erasures.ts'
import { isKeptAsClient } from './kept-until.ts'

type Column = { [Table in keyof Tables]: { table: Table; column: keyof Tables[Table] & string } }[keyof Tables]

/** What goes by itself: the rows of a table whose moment in `column` lies before an instant. */
export type Expiry = Column & {
  /** @param now milliseconds */
  before: (now: number) => Instant
  /** Only these rows. @param now milliseconds */
  only?: (now: number) => RawBuilder<unknown>
  /** What is emptied instead, where the row itself stays. */
  empties?: readonly string[]
  /** Goes also while the clock is in doubt: nobody would miss it. */
  isFleeting?: true
}

const ago = (period: number) => (now: number) => new Date(now - period).toISOString()

const browsingEnd = (now: number) => addMonths(now, -retention.browsingMonths)

/**
 * What a form noted of a visit, of a client’s too: it is no part of the relation. The path stays as the first sign-up
 * had it, so that moment counts; what a later one noted of the browser goes with it, sooner than it must.
 */
const browsing = (noted: Column): Expiry => {
  const empties = personalColumns(noted.table, 'browser')
  const isLeft = empties.map((column) => sql`${sql.ref(column)} is not null`)
  return {
    ...noted,
    before: browsingEnd,
    only: () => sql`(${sql.join(isLeft, sql` or `)})`,
    empties,
  }
}

/** Better Auth sets what ends by the clock of the machine. */
const byTheMachine = () => new Date().toISOString()

/**
 * Everything that is deleted once its period is over (docs/requirements.md 13.1), except people, who are shown to the
 * owner before they go: `server/privacy/retention.ts`.
 */
export const expiries: readonly Expiry[] = [
  {
    table: 'checklist_downloads',
    column: 'last_contact_at',
    before: ago(retention.unconfirmedDays * day),
    only: (now) => sql`confirmed_at is null and not ${isKeptAsClient('checklist_downloads.address_key', now)}`,
  },
  {
    table: 'outbox',
    column: 'queued_at',
    before: ago(retention.mailTextDays * day),
    only: () => sql`text is not null and state <> 'waiting'`,
    empties: ['subject', 'text', 'html'],
  },
  browsing({ table: 'checklist_downloads', column: 'downloaded_at' }),
  browsing({ table: 'enquiries', column: 'received_at' }),
  { table: 'daily_totals', column: 'day', before: browsingEnd },
  { table: 'audit_events', column: 'at', before: ago(retention.journalDays * day) },
  { table: 'erasures', column: 'erased_at', before: oldestErasure },
  { table: 'retention_runs', column: 'ran_at', before: (now) => addYears(now, -1) },
  { table: 'counters', column: 'window_at', before: ago(retention.counterHours * hour), isFleeting: true },
  // Counted from the end of the day.
  { table: 'day_keys', column: 'day', before: ago(day + retention.dayKeyHours * hour), isFleeting: true },
  { table: 'verifications', column: 'expires_at', before: byTheMachine, isFleeting: true },
  { table: 'sessions', column: 'expires_at', before: byTheMachine, isFleeting: true },
  // Mails whose link nobody could use any more.
  {
    table: 'outbox',
    column: 'queued_at',
    before: ago(retention.signInLinkMinutes * minute),
    only: () => sql`kind = 'sign-in-link' and state <> 'sent'`,
    isFleeting: true,
  },
]
