import { sql, type Transaction } from 'kysely'
import type { Engine } from '../db/database.ts'
import type { DailyTotals, Tables } from '../db/tables.ts'
import { mostCampaigns } from './view-counts.ts'

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
export async function foldCampaigns(
  transaction: Transaction<Tables>,
  totals: readonly DailyTotals[],
): Promise<DailyTotals[]> {
  const told = new Map<string, Set<string>>()
  for (const day of new Set(totals.map((total) => total.day))) told.set(day, await listCampaigns(transaction, day))
  return totals.map((total) => {
    const campaigns = told.get(total.day)
    if (total.kind !== 'campaign' || !campaigns) return total
    if (campaigns.size < mostCampaigns) campaigns.add(total.name)
    return campaigns.has(total.name) ? total : { ...total, name: 'other' }
  })
}

async function listCampaigns(transaction: Transaction<Tables>, day: string): Promise<Set<string>> {
  const stored = transaction.selectFrom('daily_totals').select('name')
  const rows = await stored.where('day', '=', day).where('kind', '=', 'campaign').execute()
  return new Set(rows.map(({ name }) => name))
}
