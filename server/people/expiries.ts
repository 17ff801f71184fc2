import { type RawBuilder, sql } from 'kysely'
import { retention } from '../../contract/privacy/periods.ts'
import { personalColumns } from '../../contract/privacy/personal-data.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { addMonths, type Clock, day, hour, type Instant, minute } from '../runtime/clock.ts'
import { oldestErasure } from './erasing.ts'

type Column = { [Table in keyof Tables]: { table: Table; column: keyof Tables[Table] & string } }[keyof Tables]

/** What goes by itself: the rows of a table whose moment in `column` lies before an instant. */
type Expiry = Column & {
  /** @param now milliseconds */
  before: (now: number) => Instant
  /** Only these rows. */
  only?: RawBuilder<unknown>
  /** What is emptied instead, where the row itself stays. */
  empties?: readonly string[]
  /** Goes also while the clock is in doubt: no one would miss it. */
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
    only: sql`(${sql.join(isLeft, sql` or `)})`,
    empties,
  }
}

/** Better Auth sets what ends by the clock of the machine. */
const byTheMachine = () => new Date().toISOString()

/** Everything that is deleted once its period is over (docs/requirements.md 13.1), except people: see `retention.ts`. */
const expiries: readonly Expiry[] = [
  {
    table: 'outbox',
    column: 'queued_at',
    before: ago(retention.mailTextDays * day),
    only: sql`text is not null and state <> 'waiting'`,
    empties: ['subject', 'text', 'html'],
  },
  browsing({ table: 'checklist_downloads', column: 'downloaded_at' }),
  browsing({ table: 'enquiries', column: 'received_at' }),
  { table: 'daily_totals', column: 'day', before: browsingEnd },
  { table: 'audit_events', column: 'at', before: ago(retention.journalDays * day) },
  { table: 'erasures', column: 'erased_at', before: oldestErasure },
  { table: 'counters', column: 'window_at', before: ago(retention.counterHours * hour), isFleeting: true },
  // Counted from the end of the day.
  { table: 'day_keys', column: 'day', before: ago(day + retention.dayKeyHours * hour), isFleeting: true },
  { table: 'verifications', column: 'expires_at', before: byTheMachine, isFleeting: true },
  { table: 'sessions', column: 'expires_at', before: byTheMachine, isFleeting: true },
  // Mails whose link no one could use any more.
  {
    table: 'outbox',
    column: 'queued_at',
    before: ago(retention.signInLinkMinutes * minute),
    only: sql`kind = 'sign-in-link' and state <> 'sent'`,
    isFleeting: true,
  },
]

/** Rows of one transaction, so that sign-ups go on in between. */
const batch = 500

/**
 * Deletes what `expiries` says is over. Safe to run at any time and by several instances.
 * @param isPaused true while the clock is in doubt: then only goes what no one would miss
 */
export async function deleteExpired(database: Database, clock: Clock, isPaused: boolean): Promise<void> {
  for (const expiry of expiries) {
    if (isPaused && !expiry.isFleeting) continue
    while ((await deleteBatch(database, clock, expiry)) === batch);
  }
}

/** @returns how many rows went */
function deleteBatch(
  { engine, write }: Database,
  clock: Clock,
  { table, column, before, only = sql`true`, empties }: Expiry,
): Promise<number> {
  const row = sql.ref(engine === 'sqlite' ? 'rowid' : 'ctid')
  const isOver = sql`${sql.ref(column)} < ${before(clock.now())} and ${only}`
  const rows = sql`${row} in (select ${row} from ${sql.table(table)} where ${isOver} limit ${batch})`
  const what = empties
    ? sql`update ${sql.table(table)} set ${sql.join(empties.map((name) => sql`${sql.ref(name)} = null`))}`
    : sql`delete from ${sql.table(table)}`
  return write(async (transaction) => {
    // The time is asked of the row itself, too: what was renewed in this moment stays.
    const { numAffectedRows } = await sql`${what} where ${rows} and ${isOver}`.execute(transaction)
    return Number(numAffectedRows ?? 0)
  })
}
