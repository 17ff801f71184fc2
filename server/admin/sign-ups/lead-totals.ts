import type { Totals } from '../../../contract/api/admin-sign-ups.ts'
import type { Database } from '../../db/database.ts'
import { type Clock, type Instant, second } from '../../runtime/clock.ts'
import { addDays, startOfParisDay, toParisDay } from '../../runtime/paris-days.ts'

/** Counting all rows of a large table takes longer than a reader should wait: it is done this seldom. */
const recountAfter = 30 * second

const startOf = (day: string): Instant => new Date(startOfParisDay(day)).toISOString()

/** Counts of leads; quarantined ones count when released. */
export function createLeadTotals({ db }: Database, clock: Clock) {
  let counted: { at: number; before: string; count: number } | undefined

  async function countBetween(from: string | undefined, to: string | undefined): Promise<number> {
    let query = db
      .selectFrom('checklist_downloads')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('quarantined_at', 'is', null)
    if (from !== undefined) query = query.where('downloaded_at', '>=', from)
    if (to !== undefined) query = query.where('downloaded_at', '<', to)
    return Number((await query.executeTakeFirstOrThrow()).count)
  }

  /** All but those in quarantine, which are few: both are read off an index. */
  async function countAll(): Promise<number> {
    const rows = db.selectFrom('checklist_downloads').select((row) => row.fn.countAll<number>().as('count'))
    const all = await rows.executeTakeFirstOrThrow()
    const held = await rows.where('quarantined_at', 'is not', null).executeTakeFirstOrThrow()
    return Number(all.count) - Number(held.count)
  }

  /** Days before today are counted once in a while, today anew each time. */
  async function countBefore(start: string, today: number): Promise<number> {
    const isFresh = counted && counted.before === start && Math.abs(clock.now() - counted.at) < recountAfter
    if (!isFresh) counted = { at: clock.now(), before: start, count: (await countAll()) - today }
    return counted?.count ?? 0
  }

  return {
    /** Forgets what was counted, after a row was erased or released. */
    forget: (): void => {
      counted = undefined
    },

    getTotals: async (): Promise<Totals> => {
      const day = toParisDay(clock.now())
      const start = startOf(day)
      const today = await countBetween(start, undefined)
      const weekBefore = await countBetween(startOf(addDays(day, -6)), start)
      return { all: (await countBefore(start, today)) + today, today, lastSevenDays: weekBefore + today }
    },
  }
}

export type LeadTotals = ReturnType<typeof createLeadTotals>
