import { sql, type Transaction } from 'kysely'
import { toParisDay } from '../../contract/paris.ts'
import type { Database, Engine } from '../db/database.ts'
import type { DailyTotals, Tables } from '../db/tables.ts'
import { type Clock, minute } from '../runtime/clock.ts'
import { createViewCounts, mostCampaigns } from './view-counts.ts'

/** A day is over for all instances once each has stored what it counted before midnight. */
const grace = 10 * minute

export type StatisticsDeps = { database: Database; clock: Clock; siteUrl: string }

/**
 * How often each page was read, and from where people came: numbers of a day and nothing of anybody
 * (docs/requirements.md 13.8). Counted in memory and stored once a minute: a kill loses a minute, a stop nothing, and
 * what the database does not take is tried again.
 */
export function createStatistics({ database: { engine, write }, clock, siteUrl }: StatisticsDeps) {
  const counts = createViewCounts(clock, siteUrl)
  let foldedBefore = ''

  /** Stores what was counted so far. */
  async function store(): Promise<void> {
    const today = toParisDay(clock.now() - grace)
    const totals = counts.take()
    const isFolding = today !== foldedBefore || totals.some(({ day }) => day < today)
    if (totals.length === 0 && !isFolding) return
    try {
      await write(async (transaction) => {
        // One instance at a time, so that each sees what the others have stored of a day. SQLite has one writer anyway.
        if (engine === 'postgres')
          await sql`select pg_advisory_xact_lock(hashtextextended('daily-totals', 0))`.execute(transaction)
        await addTotals(transaction, engine, await foldCampaigns(transaction, totals))
        if (isFolding) await foldTotals(transaction, engine, today)
      })
      foldedBefore = today
    } catch (error) {
      counts.giveBack(totals)
      throw error
    }
  }

  return { count: counts.count, store }
}

/** Adds to what is stored, of this instance or another, in one statement however many totals there are. */
export async function addTotals(
  transaction: Transaction<Tables>,
  engine: Engine,
  totals: DailyTotals[],
): Promise<void> {
  const json = JSON.stringify(totals)
  const given = engine === 'sqlite' ? sql`json_each(${json})` : sql`json_array_elements(${json}::json)`
  await sql`insert into daily_totals (day, kind, name, views)
    select value ->> 'day', value ->> 'kind', value ->> 'name', sum(cast(value ->> 'views' as integer))
    from ${given} where true group by 1, 2, 3
    on conflict (day, kind, name) do update set views = daily_totals.views + excluded.views`.execute(transaction)
}

/** Of a day’s campaigns, all that come after the first fifty are `other`, whichever instance counted them. */
async function foldCampaigns(transaction: Transaction<Tables>, totals: readonly DailyTotals[]): Promise<DailyTotals[]> {
  const told = new Map<string, Set<string>>()
  for (const day of new Set(totals.map((total) => total.day))) {
    const stored = transaction.selectFrom('daily_totals').select('name')
    const rows = await stored.where('day', '=', day).where('kind', '=', 'campaign').execute()
    told.set(day, new Set(rows.map(({ name }) => name)))
  }
  return totals.map((total) => {
    const campaigns = told.get(total.day)
    if (total.kind !== 'campaign' || !campaigns) return total
    if (campaigns.size < mostCampaigns) campaigns.add(total.name)
    return campaigns.has(total.name) ? total : { ...total, name: 'other' }
  })
}

/** A number smaller than this could be one person. */
const smallest = 5

type Cell = Pick<DailyTotals, 'name' | 'views'>

/**
 * The numbers of one day and kind with all that are too small as one, `other`. So that `other` is not too small either,
 * the next greater ones go into it, too; of a day with fewer views than that nothing is left.
 */
export function foldSmall(cells: readonly Cell[]): Cell[] {
  const isSmall = ({ name, views }: Cell) => name === 'other' || views < smallest
  const [small, rest] = [cells.filter(isSmall), cells.filter((cell) => !isSmall(cell))]
  rest.sort((a, b) => b.views - a.views || (a.name < b.name ? -1 : 1))
  let other = small.reduce((sum, { views }) => sum + views, 0)
  while (other > 0 && other < smallest && rest.length > 0) other += rest.pop()?.views ?? 0
  return other < smallest ? rest : [...rest, { name: 'other', views: other }]
}

/** Folds what is too small of all days before `today`. Safe to run again, and when a late instance has added to a day. */
export async function foldTotals(transaction: Transaction<Tables>, engine: Engine, today: string): Promise<void> {
  const stored = transaction.selectFrom('daily_totals')
  const small = stored.where('day', '<', today).where('views', '<', smallest).select(['day', 'kind']).distinct()
  for (const { day, kind } of await small.execute()) {
    const cells = await stored.where('day', '=', day).where('kind', '=', kind).select(['name', 'views']).execute()
    const kept = foldSmall(cells)
    const ofKind = transaction.deleteFrom('daily_totals').where('day', '=', day).where('kind', '=', kind)
    const names = new Set(kept.map(({ name }) => name))
    for (const { name } of cells) {
      if (name === 'other' || !names.has(name)) await ofKind.where('name', '=', name).execute()
    }
    const other = kept.find(({ name }) => name === 'other')
    if (other) await addTotals(transaction, engine, [{ day, kind, ...other }])
  }
}
