import { sql } from 'kysely'
import { defaultLocale, type Locale, localeOfPath, locales } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'
import { retention } from '../../contract/privacy/periods.ts'
import type { Database } from '../db/database.ts'
import { type DailyTotals, dailyKinds } from '../db/tables.ts'
import { type Clock, day } from '../runtime/clock.ts'
import { addDays, startOfParisDay, toParisDay } from '../runtime/paris-days.ts'
import { toCampaign } from '../statistics/view-counts.ts'

/** From one day to another, which is not part of it; in Paris, `YYYY-MM-DD`. */
type Days = { from: string; to: string }

/** What is counted by name: a week by the number of its place, pages, sources, campaigns, robots and readers. */
const kinds = ['week', ...dailyKinds] as const
export type Kind = (typeof kinds)[number]
const measures = ['views', 'signUps', 'confirmed', 'messages', 'clients'] as const
export type Measure = (typeof measures)[number]

/** What is too small to be told apart, and a way that is not known. */
export const other = 'other'
export const unknown = ''

type Counts = Record<Measure, number>

/** Some weeks: what is counted in them, by kind, name and language where there is one; and of which weeks all is known. */
export type Period = {
  weeks: Days[]
  tallies: Record<Kind, Map<string, Map<Locale | undefined, Counts>>>
  /** Views since they are counted, sign-ups until the unconfirmed are deleted. */
  knows: Record<'views' | 'signUps', boolean[]>
}

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

function add(period: Period, kind: Kind, name: string, locale: Locale | undefined, counts: Partial<Counts>): void {
  const names = period.tallies[kind]
  const languages = names.get(name) ?? new Map()
  const sums = languages.get(locale) ?? { views: 0, signUps: 0, confirmed: 0, messages: 0, clients: 0 }
  for (const measure of measures) sums[measure] += Number(counts[measure] ?? 0)
  names.set(name, languages.set(locale, sums))
}

type Arrival = {
  locale: Locale
  first_page: string | null
  source: string | null
  utm_source: string | null
  utm_campaign: string | null
}

/** A person counts for the page, the source and the campaign by which they came. */
function addArrival(period: Period, arrival: Arrival, counts: Partial<Counts>): void {
  add(period, 'page', arrival.first_page ?? unknown, arrival.locale, counts)
  add(period, 'source', arrival.source ?? unknown, arrival.locale, counts)
  if (arrival.utm_campaign || arrival.utm_source) {
    add(period, 'campaign', toCampaign(arrival), arrival.locale, counts)
  }
}

const startOf = (day: string): string => new Date(startOfParisDay(day)).toISOString()

/** Spans of time as a table `spans`, by their number. */
const toSpans = (spans: Days[]) => {
  const rows = spans.map(({ from, to }, number) => sql`(${sql.lit(number)}, ${from}, ${to})`)
  return sql`with spans (number, begins, ends) as (values ${sql.join(rows)})`
}

/** The weeks of all periods, and each period as one span. */
const toWeekSpans = (periods: Period[]) =>
  periods.flatMap((period) => period.weeks.map((days, week) => ({ period, week, ...days })))
const toWholeSpans = (periods: Period[]) =>
  periods.map(({ weeks }) => ({ from: weeks[0]?.from ?? '', to: weeks.at(-1)?.to ?? '' }))

/** `localeOfPath`, as the database says it. */
const languageOfPage = sql`case ${sql.join(
  locales
    .filter((locale) => locale !== defaultLocale)
    .map(
      (locale) =>
        sql`when name = ${sql.lit(`/${locale}`)} or name like ${sql.lit(`/${locale}/%`)} then ${sql.lit(locale)}`,
    ),
  sql` `,
)} when name <> ${sql.lit(other)} then ${sql.lit(defaultLocale)} end`

async function addViews({ db }: Database, periods: Period[]): Promise<void> {
  const wholes = toWholeSpans(periods)
  type Row = Pick<DailyTotals, 'kind' | 'name' | 'views'> & { number: number }
  const byName = await sql<Row>`${toSpans(wholes)}
    select number, kind, name, sum(views) as views from spans join daily_totals on day >= begins and day < ends
    group by number, kind, name`.execute(db)
  for (const { number, kind, name, views } of byName.rows) {
    const locale = kind === 'page' && name !== other ? localeOfPath(name) : undefined
    if (periods[number]) add(periods[number], kind, name, locale, { views })
  }
  const weeks = toWeekSpans(periods)
  type DayRow = { day: string; language: Locale | null; views: number }
  const byDay = await sql<DayRow>`select day, ${languageOfPage} as language, sum(views) as views from daily_totals
    where kind = 'page' and day >= ${wholes[0]?.from} group by day, language`.execute(db)
  for (const { day, language, views } of byDay.rows) {
    const span = weeks.find(({ from, to }) => day >= from && day < to)
    if (span) add(span.period, 'week', String(span.week), language ?? undefined, { views })
  }
}

const arrivals = [
  {
    table: sql.table('checklist_downloads'),
    at: sql.ref('downloaded_at'),
    // The unconfirmed are few: they are deleted after a while.
    counts: sql`count(*) as "signUps", count(*) - count(case when person_id in
      (select id from people where confirmed_at is null) then 1 end) as confirmed`,
  },
  { table: sql.table('enquiries'), at: sql.ref('received_at'), counts: sql.raw('count(*) as messages') },
]
const way = sql.raw('arrived.locale, first_page, source, utm_source, utm_campaign')

/** People by week, and by how they came; those in quarantine count when released. */
async function addPeople({ db }: Database, periods: Period[]): Promise<void> {
  const weeks = toWeekSpans(periods)
  const toMoments = (spans: Days[]) => toSpans(spans.map(({ from, to }) => ({ from: startOf(from), to: startOf(to) })))
  for (const { table, at, counts } of arrivals) {
    const found = sql`from spans join ${table} as arrived on ${at} >= begins and ${at} < ends where quarantined_at is null`
    const byWeek = await sql<Partial<Counts> & { number: number; locale: Locale }>`${toMoments(weeks)}
      select number, locale, ${counts} ${found} group by number, locale`.execute(db)
    for (const { number, locale, ...counted } of byWeek.rows) {
      const span = weeks[number]
      if (span) add(span.period, 'week', String(span.week), locale, counted)
    }
    const byWay = await sql<Partial<Counts> & Arrival & { number: number }>`${toMoments(toWholeSpans(periods))}
      select number, ${way}, ${counts} ${found} group by number, ${way}`.execute(db)
    for (const { number, ...arrival } of byWay.rows) {
      const period = periods[number]
      if (period) addArrival(period, arrival, arrival)
    }
  }
}

/** A client counts when the owner called them one, and came by the first thing that is known of them. */
async function addClients({ db }: Database, periods: Period[]): Promise<void> {
  type Client = Arrival & { id: string; client_since: string; at: string }
  const clients = new Map<string, Client>()
  const begin = startOf(periods[0]?.weeks[0]?.from ?? '')
  for (const { table, at } of arrivals) {
    const { rows } = await sql<Client>`select people.id, client_since, ${at} as at, ${way} from people
      join ${table} as arrived on person_id = people.id
      where client_since >= ${begin} and quarantined_at is null`.execute(db)
    for (const row of rows) if (row.at < (clients.get(row.id)?.at ?? '~')) clients.set(row.id, row)
  }
  for (const client of clients.values()) {
    const day = toParisDay(Date.parse(client.client_since))
    for (const period of periods) {
      const week = period.weeks.findIndex(({ from, to }) => day >= from && day < to)
      if (week < 0) continue
      add(period, 'week', String(week), client.locale, { clients: 1 })
      addArrival(period, client, { clients: 1 })
    }
  }
}

/** What is counted of so many weeks, of as many before, and the first day of which views are known. */
export async function readTallies(
  database: Database,
  clock: Clock,
  count: number,
): Promise<{ now: Period; before: Period; since: string | undefined }> {
  const first = await database.db
    .selectFrom('daily_totals')
    .select((row) => row.fn.min('day').as('day'))
    .executeTakeFirstOrThrow()
  const since: string | undefined = first.day ?? undefined
  const isCounted = (day = '') => since !== undefined && day >= since
  const spans = toWeeks(toParisDay(clock.now()), count)
  const unconfirmedSince = clock.now() - retention.unconfirmedDays * day
  const toPeriod = (weeks: Days[], views: boolean[]): Period => ({
    weeks,
    tallies: perKey(kinds, () => new Map()),
    knows: { views, signUps: weeks.map(({ from }) => startOfParisDay(from) >= unconfirmedSince) },
  })
  const now = toPeriod(
    spans.weeks,
    spans.weeks.map(({ to }) => isCounted(addDays(to, -1))),
  )
  // Of weeks before that are known in part there would be less than there was.
  const before = toPeriod(
    spans.before,
    spans.before.map(() => isCounted(spans.before[0]?.from)),
  )
  const periods = [before, now]
  await addViews(database, periods)
  await addPeople(database, periods)
  await addClients(database, periods)
  return { now, before, since }
}
