import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Locale, localeOfPath } from '../../../contract/locales.ts'
import { perKey } from '../../../contract/per-key.ts'
import type { Database } from '../../db/database.ts'
import { type DailyTotals, dailyKinds } from '../../db/tables.ts'
import { day } from '../../runtime/clock.ts'
import { addDays, startOfParisDay } from '../../runtime/paris-days.ts'
import { toCampaign } from '../../statistics/view-counts.ts'

/** From one day to another, which is not part of it; in Paris, `YYYY-MM-DD`. */
export type Days = { from: string; to: string }

export type Kind = DailyTotals['kind']
const measures = ['views', 'signUps', 'confirmed', 'messages', 'clients'] as const
export type Measure = (typeof measures)[number]

/** What is too small to be told apart, and whose way is not known. */
export const other = 'other'
export const unknown = ''

type Counts = Record<Measure, number>

/** Counts by what is counted, by its name, and by language where there is one. */
export type Tallies = Record<Kind, Map<string, Map<Locale | undefined, Counts>>>

export const noTallies = (): Tallies => perKey(dailyKinds, () => new Map())

type Arrival = {
  locale: Locale
  first_page: string | null
  source: string | null
  utm_source: string | null
  utm_campaign: string | null
}
type Client = Arrival & { address_key: string; at: string }

/** Adds to what is counted of one name in one language. */
export function add(
  tallies: Tallies,
  kind: Kind,
  name: string,
  locale: Locale | undefined,
  counts: Partial<Counts>,
): void {
  const names = tallies[kind]
  const languages = names.get(name) ?? new Map()
  const sums = languages.get(locale) ?? { views: 0, signUps: 0, confirmed: 0, messages: 0, clients: 0 }
  for (const measure of measures) sums[measure] += Number(counts[measure] ?? 0)
  names.set(name, languages.set(locale, sums))
}

/** Somebody counts for the page, the source and the campaign by which they came. */
function addArrival(tallies: Tallies, arrival: Arrival, counts: Partial<Counts>): void {
  add(tallies, 'page', arrival.first_page ?? unknown, arrival.locale, counts)
  add(tallies, 'source', arrival.source ?? unknown, arrival.locale, counts)
  if (arrival.utm_campaign || arrival.utm_source) add(tallies, 'campaign', toCampaign(arrival), arrival.locale, counts)
}

const way = sql.raw('locale, first_page, source, utm_source, utm_campaign')
const tables = [
  {
    name: 'checklist_downloads',
    at: 'downloaded_at',
    counts: sql.raw('count(*) as "signUps", count(confirmed_at) as confirmed'),
  },
  { name: 'enquiries', at: 'received_at', counts: sql.raw('count(*) as messages') },
] as const

/** Everything that is counted of some days: views, and people by how they came; who waits in quarantine counts when released. */
export async function readDays({ db, engine }: Pick<Database, 'db' | 'engine'>, { from, to }: Days): Promise<Tallies> {
  const tallies = noTallies()
  const views = await db
    .selectFrom('daily_totals')
    .select(['kind', 'name', (row) => row.fn.sum<number>('views').as('views')])
    .where('day', '>=', from)
    .where('day', '<', to)
    .groupBy(['kind', 'name'])
    .execute()
  for (const { kind, name, views: count } of views)
    add(tallies, kind, name, kind === 'page' && name !== other ? localeOfPath(name) : undefined, { views: count })

  const length = (Date.parse(to) - Date.parse(from)) / day
  const midnights = Array.from({ length: length + 1 }, (_, index) => startOfParisDay(addDays(from, index)))
  const moments = midnights.map((moment) => new Date(moment).toISOString())
  // A week of ten thousand takes fifteen milliseconds on SQLite: visitors have their turn after each day.
  const ends = engine === 'sqlite' ? moments.slice(1) : moments.slice(-1)
  const clients = new Map<string, Client>()
  for (const { name, at, counts } of tables) {
    const [table, moment] = [sql.table(name), sql.ref(at)]
    let begin = moments[0]
    for (const end of ends) {
      const arrivals = sql<Arrival & Partial<Counts>>`select ${way}, ${counts} from ${table}
        where ${moment} >= ${begin} and ${moment} < ${end} and quarantined_at is null group by ${way}`
      for (const arrival of (await arrivals.execute(db)).rows) addArrival(tallies, arrival, arrival)
      begin = end
      await nextTurn()
    }
    const became = sql<Client>`select people.address_key, ${moment} as at, ${way} from people
      join ${table} on ${table}.address_key = people.address_key
      where client_since >= ${moments[0]} and client_since < ${moments.at(-1)} and quarantined_at is null`
    for (const client of (await became.execute(db)).rows)
      if (client.at < (clients.get(client.address_key)?.at ?? '~')) clients.set(client.address_key, client)
  }
  // A client came by the first thing that is known of them.
  for (const client of clients.values()) addArrival(tallies, client, { clients: 1 })
  return tallies
}
