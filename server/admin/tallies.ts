import { type RawBuilder, sql } from 'kysely'
import type { Cell } from '../../contract/api/admin-dashboard.ts'
import { defaultLocale, type Locale, localeOfPath, locales } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'
import { retention } from '../../contract/privacy/periods.ts'
import type { Database } from '../db/database.ts'
import { type DailyTotals, dailyKinds } from '../db/tables.ts'
import { type Clock, day, type Instant } from '../runtime/clock.ts'
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
type Period = {
  weeks: Days[]
  tallies: Record<Kind, Map<string, Map<Locale | undefined, Counts>>>
  /** Views since they are counted, sign-ups until the unconfirmed are deleted. */
  knows: Record<'views' | 'signUps', boolean[]>
}
type Periods = { now: Period; before: Period }

/** What a cell counts: some weeks beside those before, of a kind, of one name or all, in one language or all. */
export type Scope = { now: Period; before: Period | undefined; kind: Kind; name?: string; locale: Locale | undefined }

/** Sign-ups are whole where those of each week are. */
export function isKnown(what: 'views' | 'signUps', { now: { knows }, kind, name }: Scope): boolean {
  const known = knows[what]
  if (kind === 'week' && name !== undefined) return known[Number(name)] ?? false
  return what === 'views' ? known.some(Boolean) : known.every(Boolean)
}

/** All of it together; null where it is not known. */
export function sum(measure: Measure, scope: Scope): Cell {
  const { now, kind, name, locale } = scope
  // Of views, those of pages have a language.
  const hasLanguage = kind === 'page' || kind === 'week'
  if (measure === 'views' && (!isKnown('views', scope) || (locale && !hasLanguage))) return null
  const names = now.tallies[kind]
  let all = 0
  for (const languages of name === undefined ? names.values() : [names.get(name) ?? []]) {
    for (const [language, counts] of languages) if (!locale || language === locale) all += counts[measure]
  }
  return all
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
  for (const measure of measures) sums[measure] += counts[measure] ?? 0
  names.set(name, languages.set(locale, sums))
}

/** The week in which a day lies, with its period. */
function findWeek({ before, now }: Periods, day: string): { period: Period; name: string } | undefined {
  for (const period of [before, now]) {
    const week = period.weeks.findIndex(({ from, to }) => day >= from && day < to)
    if (week >= 0) return { period, name: String(week) }
  }
  return undefined
}

type SumOfEach = Record<keyof Periods, number | string>

/** Sums of what lies within each period, as columns `before` and `now`, and where both are to be found. */
function inEach(
  { before, now }: Periods,
  at: RawBuilder<unknown>,
  value: RawBuilder<unknown>,
  toBound: (day: string) => string,
) {
  const bounds = [before.weeks[0]?.from, before.weeks.at(-1)?.to, now.weeks[0]?.from, now.weeks.at(-1)?.to]
  const [begin, beforeEnd, nowBegin, end] = bounds.map((day = '') => toBound(day))
  return {
    sums: sql`sum(case when ${at} < ${beforeEnd} then ${value} else 0 end) as "before",
      sum(case when ${at} >= ${nowBegin} and ${at} < ${end} then ${value} else 0 end) as "now"`,
    // Without an end: between two bounds SQLite expects few rows, and would sort them.
    isWithin: sql`${at} >= ${begin}`,
  }
}

/** Hands out what is not nothing of each period. */
function eachSum(periods: Periods, row: SumOfEach, use: (period: Period, count: number) => void): void {
  for (const name of ['before', 'now'] as const) if (Number(row[name])) use(periods[name], Number(row[name]))
}

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

async function addViews({ db }: Database, periods: Periods): Promise<void> {
  const { sums, isWithin } = inEach(periods, sql.ref('day'), sql.ref('views'), (day) => day)
  type Row = Pick<DailyTotals, 'kind' | 'name'> & SumOfEach
  const byName = await sql<Row>`select kind, name, ${sums} from daily_totals
    where ${isWithin} group by kind, name`.execute(db)
  for (const { kind, name, ...row } of byName.rows) {
    const locale = kind === 'page' && name !== other ? localeOfPath(name) : undefined
    eachSum(periods, row, (period, views) => add(period, kind, name, locale, { views }))
  }
  type DayRow = { day: string; language: Locale | null; views: number }
  const byDay = await sql<DayRow>`select day, ${languageOfPage} as language, sum(views) as views from daily_totals
    where kind = 'page' and ${isWithin} group by day, language`.execute(db)
  for (const { day, language, views } of byDay.rows) {
    const week = findWeek(periods, day)
    if (week) add(week.period, 'week', week.name, language ?? undefined, { views: Number(views) })
  }
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

const startOf = (day: string): Instant => new Date(startOfParisDay(day)).toISOString()

/** Those in quarantine count when released. */
const arrivals = [
  { table: sql.table('checklist_downloads'), at: sql.ref('downloaded_at'), measures: ['signUps', 'confirmed'] },
  { table: sql.table('enquiries'), at: sql.ref('received_at'), measures: ['messages'] },
] as const
/** In the order of an index, which is read instead of sorting the rows. */
const way = sql.raw('first_page, source, utm_source, utm_campaign, arrived.locale')

/** People by week, and by how they came. */
async function addPeople({ db }: Database, periods: Periods): Promise<void> {
  const weeks = [periods.before, periods.now].flatMap((period) =>
    period.weeks.map((days, week) => ({ period, week, ...days })),
  )
  const spans = weeks.map(({ from, to }, number) => sql`(${sql.lit(number)}, ${startOf(from)}, ${startOf(to)})`)
  for (const { table, at, measures } of arrivals) {
    const toCounts = (count: number) => Object.fromEntries(measures.map((measure) => [measure, count]))
    const byWeek = await sql<{ number: number; locale: Locale; count: number }>`
      with spans (number, begins, ends) as (values ${sql.join(spans)})
      select number, locale, count(*) as count from spans join ${table} on ${at} >= begins and ${at} < ends
      where quarantined_at is null group by number, locale`.execute(db)
    for (const { number, locale, count } of byWeek.rows) {
      const span = weeks[number]
      if (span) add(span.period, 'week', String(span.week), locale, toCounts(Number(count)))
    }
    const { sums, isWithin } = inEach(periods, at, sql.lit(1), startOf)
    const byWay = await sql<Arrival & SumOfEach>`select ${way}, ${sums} from ${table} as arrived
      where quarantined_at is null and ${isWithin} group by ${way}`.execute(db)
    for (const row of byWay.rows) eachSum(periods, row, (period, count) => addArrival(period, row, toCounts(count)))
  }
}

function addPerson(periods: Periods, at: Instant, arrival: Arrival, counts: Partial<Counts>): void {
  const week = findWeek(periods, toParisDay(Date.parse(at)))
  if (!week) return
  add(week.period, 'week', week.name, arrival.locale, counts)
  addArrival(week.period, arrival, counts)
}

/** All count as confirmed so far; those who are not are few, since they are deleted after a while. */
async function subtractUnconfirmed({ db }: Database, periods: Periods): Promise<void> {
  const unconfirmed = await sql<Arrival & { at: Instant }>`select downloaded_at as at, ${way}
    from checklist_downloads as arrived where quarantined_at is null
    and person_id in (select id from people where confirmed_at is null)`.execute(db)
  for (const { at, ...arrival } of unconfirmed.rows) addPerson(periods, at, arrival, { confirmed: -1 })
}

/** A client counts when the owner called them one, and came by the first thing that is known of them. */
async function addClients({ db }: Database, periods: Periods): Promise<void> {
  type Client = Arrival & { id: string; client_since: Instant; at: Instant }
  const clients = new Map<string, Client>()
  const begin = startOf(periods.before.weeks[0]?.from ?? '')
  for (const { table, at } of arrivals) {
    const { rows } = await sql<Client>`select people.id, client_since, ${at} as at, ${way} from people
      join ${table} as arrived on person_id = people.id
      where client_since >= ${begin} and quarantined_at is null`.execute(db)
    for (const row of rows) if (row.at < (clients.get(row.id)?.at ?? '~')) clients.set(row.id, row)
  }
  for (const client of clients.values()) addPerson(periods, client.client_since, client, { clients: 1 })
}

/** What is counted of so many weeks, of as many before, and the first day of which views are known. */
export async function readTallies(
  database: Database,
  clock: Clock,
  count: number,
): Promise<Periods & { since: string | undefined }> {
  const first = await database.db
    .selectFrom('daily_totals')
    .select((row) => row.fn.min('day').as('day'))
    .executeTakeFirstOrThrow()
  const since: string | undefined = first.day ?? undefined
  const isCounted = (day = '') => since !== undefined && day >= since
  const spans = toWeeks(toParisDay(clock.now()), count)
  const unconfirmedSince = clock.now() - retention.unconfirmedDays * day
  const toPeriod = (weeks: Days[], isKnown: (week: Days) => boolean): Period => ({
    weeks,
    tallies: perKey(kinds, () => new Map()),
    knows: {
      views: weeks.map(isKnown),
      signUps: weeks.map(({ from }) => startOfParisDay(from) >= unconfirmedSince),
    },
  })
  const periods = {
    now: toPeriod(spans.weeks, ({ to }) => isCounted(addDays(to, -1))),
    // Of weeks before that are known in part there would be less than there was.
    before: toPeriod(spans.before, () => isCounted(spans.before[0]?.from)),
  }
  await Promise.all([addViews, addPeople, subtractUnconfirmed, addClients].map((read) => read(database, periods)))
  return { ...periods, since }
}
