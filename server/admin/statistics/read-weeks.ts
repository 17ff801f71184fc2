import { retention } from '../../../contract/privacy/periods.ts'
import type { Database } from '../../db/database.ts'
import { dailyKinds } from '../../db/tables.ts'
import { type Clock, day, minute } from '../../runtime/clock.ts'
import { addDays, startOfParisDay, toParisDay } from '../../runtime/paris-days.ts'
import { add, type Days, noTallies, readDays, type Tallies } from './read-days.ts'

/** Counting weeks of ten thousand sign-ups takes longer than a reader should wait: one that is over is counted this seldom. */
const recountAfter = 5 * minute

/** A week, and what of it is known whole: views since they are counted, sign-ups until the unconfirmed are deleted. */
export type Week = Days & { tallies: Tallies; knows: { views: boolean; signUps: boolean } }

/** Weeks, those before, and the first day of which views are known. */
export type CountedWeeks = { weeks: Week[]; before: Week[]; since: string | undefined }

/** Weeks from Monday on, the oldest first, the last one up to today; and those as long before, up to the same weekday. */
export function toWeeks(today: string, count: number): { weeks: Days[]; before: Days[] } {
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7))
  const tomorrow = addDays(today, 1)
  const weeks = Array.from({ length: count }, (_, index) => {
    const from = addDays(monday, 7 * (index + 1 - count))
    return { from, to: from === monday ? tomorrow : addDays(from, 7) }
  })
  const back = (day: string) => addDays(day, -7 * count)
  return { weeks, before: weeks.map(({ from, to }) => ({ from: back(from), to: back(to) })) }
}

/** Weeks as one: its sign-ups are whole where those of each week are. */
export function merge(weeks: readonly Week[]): Week {
  const tallies = noTallies()
  for (const week of weeks)
    for (const kind of dailyKinds)
      for (const [name, languages] of week.tallies[kind])
        for (const [locale, counts] of languages) add(tallies, kind, name, locale, counts)
  const [from = '', to = ''] = [weeks[0]?.from, weeks.at(-1)?.to]
  const knows = { views: weeks.some((week) => week.knows.views), signUps: weeks.every((week) => week.knows.signUps) }
  return { from, to, tallies, knows }
}

/** Counts weeks one by one, and remembers those that are over for a while. */
export function createWeekReader(database: Database, clock: Clock) {
  const counted = new Map<string, { at: number; tallies: Tallies }>()

  async function read(days: Days, isOver: boolean): Promise<Tallies> {
    const key = `${days.from} ${days.to}`
    const known = counted.get(key)
    if (known) return known.tallies
    const tallies = await readDays(database, days)
    if (isOver) counted.set(key, { at: clock.now(), tallies })
    return tallies
  }

  return {
    read: async (count: number): Promise<CountedWeeks> => {
      const now = clock.now()
      for (const [key, { at }] of counted) if (Math.abs(now - at) >= recountAfter) counted.delete(key)
      const today = toParisDay(now)
      const first = await database.db
        .selectFrom('daily_totals')
        .select((row) => row.fn.min('day').as('day'))
        .executeTakeFirstOrThrow()
      const since: string | undefined = first.day ?? undefined
      const isCounted = (day: string) => since !== undefined && day >= since
      const gather = async (list: Days[], knowsViews: (days: Days) => boolean): Promise<Week[]> => {
        const gathered: Week[] = []
        for (const days of list) {
          const signUps = startOfParisDay(days.from) >= now - retention.unconfirmedDays * day
          const tallies = await read(days, days.to <= today)
          gathered.push({ ...days, tallies, knows: { views: knowsViews(days), signUps } })
        }
        return gathered
      }
      const { weeks, before } = toWeeks(today, count)
      return {
        weeks: await gather(weeks, ({ to }) => isCounted(addDays(to, -1))),
        // A part of them would be less than it was.
        before: await gather(before, () => isCounted(before[0]?.from ?? '')),
        since,
      }
    },
  }
}
