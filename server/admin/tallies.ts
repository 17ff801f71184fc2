import { type RawBuilder, sql } from 'kysely'
import type { Cell, PeriodName, StatisticsQuery } from '../../contract/api/admin-dashboard.ts'
import { type Locale, localeOfPath, locales } from '../../contract/locales.ts'
import { addDays, startOfParisDay, toParisDay } from '../../contract/paris.ts'
import { perKey } from '../../contract/per-key.ts'
import { retention } from '../../contract/privacy/periods.ts'
import type { Database } from '../db/database.ts'
import { type DailyTotals, dailyKinds, type Visit } from '../db/tables.ts'
import { type Clock, day, type Instant } from '../runtime/clock.ts'
import { toCampaign } from '../statistics/view-counts.ts'

/** From one day to another, which is not part of it; in Paris, `YYYY-MM-DD`. */
type Days = { from: string; to: string }

/** What is counted by name: a day or a week by the number of its place, pages, sources, campaigns, robots and readers. */
const kinds = ['time', ...dailyKinds] as const
export type Kind = (typeof kinds)[number]
/** Of time, views are known by language, too. */
const measures = ['views', ...locales, 'signUps', 'confirmed', 'messages', 'clients'] as const
export type Measure = (typeof measures)[number]

/** What is too small to be told apart, and a way that is not known. */
export const other = 'other'
export const unknown = ''

type Counts = Record<Measure, number>

/** Days or weeks: what is counted in them, by kind and name; and of which of them all is known. */
type Period = {
  spans: Days[]
  tallies: Record<Kind, Map<string, Counts>>
  /** Views and people since they are counted, sign-ups until the unconfirmed are deleted. */
  knows: Record<'views' | 'people' | 'signUps', boolean[]>
}
/** A period and the one before, of one language or all, of one page or all. */
export type Periods = StatisticsQuery & { now: Period; before: Period }

/** What a cell counts: a period beside the one before, of a kind, of one name or all. */
export type Scope = { now: Period; before: Period | undefined; kind: Kind; name?: string; hasViews?: boolean }

/** Sign-ups are whole where those of each span are. */
export function isKnown(what: keyof Period['knows'], { now: { knows }, kind, name }: Scope): boolean {
  const known = knows[what]
  if (kind === 'time' && name !== undefined) return known[Number(name)] ?? false
  return what === 'signUps' ? known.every(Boolean) : known.some(Boolean)
}

const viewMeasures: readonly Measure[] = ['views', ...locales]

/** All of it together; null where it is not known. */
export function sum(measure: Measure, scope: Scope): Cell {
  const { now, kind, name, hasViews = true } = scope
  const isOfViews = viewMeasures.includes(measure)
  if (!isKnown(isOfViews ? 'views' : 'people', scope) || (isOfViews && !hasViews)) return null
  const { [kind]: names } = now.tallies
  if (name !== undefined) return names.get(name)?.[measure] ?? 0
  return [...names.values()].reduce((all, counts) => all + counts[measure], 0)
}

const monthOf = (day: string): string => `${day.slice(0, 8)}01`

/** Each day by itself. */
function toDays(from: string, to: string): Days[] {
  const days: Days[] = []
  for (let day = from; day < to; day = addDays(day, 1)) days.push({ from: day, to: addDays(day, 1) })
  return days
}

/** Weeks from Monday on, the last one up to today; and those as long before, up to the same weekday. */
function toWeeks(today: string, count: number): Record<'now' | 'before', Days[]> {
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7))
  const now = Array.from({ length: count }, (_, index) => {
    const from = addDays(monday, 7 * (index + 1 - count))
    return { from, to: from === monday ? addDays(today, 1) : addDays(from, 7) }
  })
  const back = (day: string) => addDays(day, -7 * count)
  return { now, before: now.map(({ from, to }) => ({ from: back(from), to: back(to) })) }
}

/**
 * The days or weeks of a period and of the one before, the oldest first. What is not over yet stands beside what had
 * passed of the one before: the first days of that month, as many weeks up to the same weekday.
 */
export function toSpans(today: string, period: PeriodName): Record<'now' | 'before', Days[]> {
  const tomorrow = addDays(today, 1)
  const month = monthOf(today)
  const lastMonth = monthOf(addDays(month, -1))
  switch (period) {
    case 'today':
      return { now: toDays(today, tomorrow), before: toDays(addDays(today, -1), today) }
    case '7-days':
      return { now: toDays(addDays(today, -6), tomorrow), before: toDays(addDays(today, -13), addDays(today, -6)) }
    case 'month': {
      const sameDay = addDays(lastMonth, Number(today.slice(8)))
      return { now: toDays(month, tomorrow), before: toDays(lastMonth, sameDay < month ? sameDay : month) }
    }
    case 'last-month':
      return { now: toDays(lastMonth, month), before: toDays(monthOf(addDays(lastMonth, -1)), lastMonth) }
    default:
      return toWeeks(today, Number.parseInt(period, 10))
  }
}

function countsOf(period: Period, kind: Kind, name: string): Counts {
  const names = period.tallies[kind]
  const counts = names.get(name) ?? perKey(measures, () => 0)
  names.set(name, counts)
  return counts
}

function add(period: Period, kind: Kind, name: string, added: Partial<Counts>): void {
  const counts = countsOf(period, kind, name)
  for (const measure of measures) counts[measure] += added[measure] ?? 0
}

/** The day or week in which a day lies, with its period. */
function findSpan({ before, now }: Periods, day: string): { period: Period; name: string } | undefined {
  for (const period of [before, now]) {
    const span = period.spans.findIndex(({ from, to }) => day >= from && day < to)
    if (span >= 0) return { period, name: String(span) }
  }
  return undefined
}

const startOf = (day: string): Instant => new Date(startOfParisDay(day)).toISOString()

/** Of a page, what is read of it alone is known; of a language, its pages. */
async function addViews({ db, engine }: Database, periods: Periods): Promise<void> {
  const { language, page } = periods
  const found = new Map<string, ReturnType<typeof findSpan>>()
  // Days and views as two lists, in the order of an index: to sum them by week, SQLite would sort all rows.
  const list = sql.raw(engine === 'sqlite' ? 'json_group_array' : 'json_agg')
  const isAsked = page === undefined ? sql`` : sql`and kind = 'page' and name = ${page}`
  const { rows } = await sql<Pick<DailyTotals, 'kind' | 'name'> & Record<'days' | 'views', string>>`
    select kind, name, cast(${list}(day) as text) as days, cast(${list}(views) as text) as views from daily_totals
    where day >= ${periods.before.spans[0]?.from ?? ''} ${isAsked} group by kind, name`.execute(db)
  for (const { kind, name, ...lists } of rows) {
    const locale = kind === 'page' && name !== other ? localeOfPath(name) : undefined
    if (kind === 'page' && language && locale !== language) continue
    const days: string[] = JSON.parse(lists.days)
    const counts: number[] = JSON.parse(lists.views)
    for (const [index, day] of days.entries()) {
      if (!found.has(day)) found.set(day, findSpan(periods, day))
      const span = found.get(day)
      if (!span) continue
      const { [index]: views = 0 } = counts
      countsOf(span.period, kind, name).views += views
      if (kind !== 'page') continue
      const ofSpan = countsOf(span.period, 'time', span.name)
      ofSpan.views += views
      if (locale) ofSpan[locale] += views
    }
  }
}

/** What `way` reads. */
type Way = Omit<Visit, 'utm_medium'>

/** A person counts for the page, the source and the campaign by which they came. */
function addArrival(period: Period, arrival: Way, counts: Partial<Counts>): void {
  add(period, 'page', arrival.first_page ?? unknown, counts)
  add(period, 'source', arrival.source ?? unknown, counts)
  if (arrival.utm_campaign || arrival.utm_source) add(period, 'campaign', toCampaign(arrival), counts)
}

/** Those in quarantine count when released. */
const arrivals = [
  { table: sql.table('checklist_downloads'), at: sql.ref('downloaded_at'), measures: ['signUps', 'confirmed'] },
  { table: sql.table('enquiries'), at: sql.ref('received_at'), measures: ['messages'] },
] as const
/** In the order of an index, which is read instead of sorting the rows. */
const way = sql.raw('first_page, source, utm_source, utm_campaign')

/** Whose arrival is asked for. */
const isCounted = ({ language, page }: Periods): RawBuilder<unknown> => sql`quarantined_at is null
  ${language ? sql`and arrived.locale = ${language}` : sql``} ${page === undefined ? sql`` : sql`and first_page = ${page}`}`

/** People by day or week, and by how they came. */
async function addPeople({ db }: Database, periods: Periods): Promise<void> {
  const spans = [periods.before, periods.now].flatMap((period) =>
    period.spans.map((days, index) => ({ period, name: String(index), ...days })),
  )
  const values = spans.map(({ from, to }, number) => sql`(${sql.lit(number)}, ${startOf(from)}, ${startOf(to)})`)
  const [before, now] = [periods.before.spans, periods.now.spans]
  const bounds = [before[0]?.from, before.at(-1)?.to, now[0]?.from, now.at(-1)?.to]
  const [begin, beforeEnd, nowBegin, end] = bounds.map((day = '') => startOf(day))
  for (const { table, at, measures } of arrivals) {
    const toCounts = (count: number) => Object.fromEntries(measures.map((measure) => [measure, count]))
    // A count a span: to group them, SQLite would sort all rows.
    const bySpan = await sql<{ number: number; count: number | string }>`
      with spans (number, begins, ends) as (values ${sql.join(values)})
      select number, (select count(*) from ${table} as arrived
        where ${at} >= begins and ${at} < ends and ${isCounted(periods)}) as count from spans`.execute(db)
    for (const { number, count } of bySpan.rows) {
      const span = spans[number]
      if (span) add(span.period, 'time', span.name, toCounts(Number(count)))
    }
    // Without an end: between two bounds SQLite expects few rows, and would sort them.
    const byWay = await sql<Way & Record<'now' | 'before', number | string>>`select ${way},
      count(*) filter (where ${at} < ${beforeEnd}) as "before",
      count(*) filter (where ${at} >= ${nowBegin} and ${at} < ${end}) as "now" from ${table} as arrived
      where ${isCounted(periods)} and ${at} >= ${begin} group by ${way}`.execute(db)
    for (const row of byWay.rows)
      for (const period of ['before', 'now'] as const)
        if (Number(row[period])) addArrival(periods[period], row, toCounts(Number(row[period])))
  }
}

function addPerson(periods: Periods, at: Instant, arrival: Way, counts: Partial<Counts>): void {
  const span = findSpan(periods, toParisDay(Date.parse(at)))
  if (!span) return
  add(span.period, 'time', span.name, counts)
  addArrival(span.period, arrival, counts)
}

/** All count as confirmed so far; those who are not are few, since they are deleted after a while. */
async function subtractUnconfirmed({ db }: Database, periods: Periods): Promise<void> {
  const unconfirmed = await sql<Way & { at: Instant }>`select downloaded_at as at, ${way}
    from checklist_downloads as arrived where ${isCounted(periods)}
    and person_id in (select id from people where confirmed_at is null)`.execute(db)
  for (const { at, ...arrival } of unconfirmed.rows) addPerson(periods, at, arrival, { confirmed: -1 })
}

/** A client counts when the owner called them one, and came by the first thing that is known of them. */
async function addClients({ db }: Database, periods: Periods): Promise<void> {
  type Client = Way & { id: string; locale: Locale; client_since: Instant; at: Instant }
  const clients = new Map<string, Client>()
  const begin = startOf(periods.before.spans[0]?.from ?? '')
  for (const { table, at } of arrivals) {
    const { rows } = await sql<Client>`select people.id, client_since, ${at} as at, ${way}, arrived.locale from people
      join ${table} as arrived on person_id = people.id
      where client_since >= ${begin} and quarantined_at is null`.execute(db)
    for (const row of rows) if (row.at < (clients.get(row.id)?.at ?? '~')) clients.set(row.id, row)
  }
  const { language, page } = periods
  for (const client of clients.values()) {
    if (language && client.locale !== language) continue
    if (page !== undefined && client.first_page !== page) continue
    addPerson(periods, client.client_since, client, { clients: 1 })
  }
}

/** The first day of which views are known, and that of people, who are kept for longer. */
async function readSince({ db }: Database): Promise<Record<'views' | 'people', string | undefined>> {
  type First = Record<'views' | 'signUps' | 'messages', string | null>
  const { rows } = await sql<First>`select (select min(day) from daily_totals) as views,
    (select min(downloaded_at) from checklist_downloads) as "signUps",
    (select min(received_at) from enquiries) as messages`.execute(db)
  const { views, signUps, messages } = rows[0] ?? { views: null, signUps: null, messages: null }
  const toDay = (at: Instant | null) => at && toParisDay(Date.parse(at))
  const [people] = [views, toDay(signUps), toDay(messages)].filter((day) => day !== null).sort()
  return { views: views ?? undefined, people }
}

/** What is counted of a period and of the one before, and the first day of which views are known. */
export async function readTallies(
  database: Database,
  clock: Clock,
  query: StatisticsQuery,
): Promise<Periods & { since: string | undefined }> {
  const since = await readSince(database)
  const spans = toSpans(toParisDay(clock.now()), query.period)
  const unconfirmedSince = clock.now() - retention.unconfirmedDays * day
  const toPeriod = (spans: Days[], dayOf: (span: Days) => string): Period => ({
    spans,
    tallies: perKey(kinds, () => new Map()),
    knows: {
      ...perKey(['views', 'people'], (what) => spans.map((span) => dayOf(span) >= (since[what] ?? '~'))),
      signUps: spans.map(({ from }) => startOfParisDay(from) >= unconfirmedSince),
    },
  })
  const periods: Periods = {
    ...query,
    now: toPeriod(spans.now, ({ to }) => addDays(to, -1)),
    // Of a period before that is known in part there would be less than there was.
    before: toPeriod(spans.before, () => spans.before[0]?.from ?? ''),
  }
  await Promise.all([addViews, addPeople, subtractUnconfirmed, addClients].map((read) => read(database, periods)))
  return { ...periods, since: since.views }
}
