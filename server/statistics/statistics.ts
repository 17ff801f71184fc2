import { sql, type Transaction } from 'kysely'
import type { Database, Engine } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { type Clock, minute } from '../runtime/clock.ts'
import { toParisDay } from '../runtime/paris-days.ts'
import { addTotals, foldCampaigns, foldTotals } from './totals.ts'
import { createViewCounts } from './view-counts.ts'

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

  async function store(): Promise<void> {
    const today = toParisDay(clock.now() - grace)
    const totals = counts.take()
    const isFolding = today !== foldedBefore || totals.some(({ day }) => day < today)
    if (totals.length === 0 && !isFolding) return
    try {
      await write(async (transaction) => {
        await waitForTurn(transaction, engine)
        await addTotals(transaction, engine, await foldCampaigns(transaction, totals))
        if (isFolding) await foldTotals(transaction, engine, today)
      })
      foldedBefore = today
    } catch (error) {
      counts.giveBack(totals)
      throw error
    }
  }

  return {
    count: counts.count,
    /** Stores what was counted so far. */
    store,
  }
}

/** One instance at a time, so that each sees what the others have stored of a day. SQLite has one writer anyway. */
async function waitForTurn(transaction: Transaction<Tables>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return
  await sql`select pg_advisory_xact_lock(hashtextextended('daily-totals', 0))`.execute(transaction)
}
