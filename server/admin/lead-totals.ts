import type { PerDay, Totals } from '../../contract/api/admin.ts'
import type { Database } from '../db/database.ts'
import { type Clock, type Instant, second } from '../runtime/clock.ts'
import { addDays, startOfParisDay, toParisDay } from '../runtime/paris-days.ts'

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

  /** Days before today are counted once in a while, today anew each time. */
  async function countBefore(today: string): Promise<number> {
    const isFresh = counted && counted.before === today && Math.abs(clock.now() - counted.at) < recountAfter
    if (!isFresh) counted = { at: clock.now(), before: today, count: await countBetween(undefined, today) }
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
      return { all: (await countBefore(start)) + today, today, lastSevenDays: weekBefore + today }
    },

    /** One count per day, oldest first, today last. */
    getPerDay: async (days: number): Promise<PerDay> => {
      const today = toParisDay(clock.now())
      const list = Array.from({ length: days }, (_, index) => addDays(today, index - days + 1))
      const starts = [...list, addDays(today, 1)].map(startOf)
      const counts: PerDay['days'] = []
      for (const [index, day] of list.entries()) {
        counts.push({ day, count: await countBetween(starts[index], starts[index + 1]) })
      }
      return { days: counts }
    },
  }
}

export type LeadTotals = ReturnType<typeof createLeadTotals>
