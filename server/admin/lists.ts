import { setImmediate as nextTurn } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { type ListRow, type MailProgress, mostCounted, rowsOfPage } from '../../contract/api/admin.ts'
import { type EnquiryFilter, type LeadFilter, leastSearched } from '../../contract/api/admin-people.ts'
import { addDays, startOfParisDay } from '../../contract/paris.ts'
import type { Stage } from '../../contract/privacy/periods.ts'
import { toSearched } from '../../contract/text.ts'
import { afterCursor } from '../db/cursor.ts'
import type { Database, Engine } from '../db/database.ts'
import type { ChecklistDownloads, Enquiries, Outbox, People } from '../db/tables.ts'
import { canRetry } from '../mail/outbox.ts'

type Condition = RawBuilder<boolean>

type Rows = { checklist_downloads: ChecklistDownloads; enquiries: Enquiries }

/** A list of people: its table, the moment by which it is ordered, whose mail a row shows, what each state means. */
export type List<Table extends keyof Rows = keyof Rows> = {
  table: Table
  at: 'downloaded_at' | 'received_at'
  mail: { owner: 'person_id' | 'enquiry_id'; kind: 'checklist' | 'enquiry' }
  states: Record<string, Condition>
}

/** A row with what the lists show of its person. */
export type Listed<Table extends keyof Rows> = Rows[Table] & Pick<People, 'stage' | 'confirmed_at'>

const quarantine = {
  quarantined: sql<boolean>`quarantined_at is not null`,
  released: sql<boolean>`quarantined_at is null`,
}

const unconfirmedPeople = sql`select people.id from people where people.confirmed_at is null`

export const leadList: List<'checklist_downloads'> = {
  table: 'checklist_downloads',
  at: 'downloaded_at',
  mail: { owner: 'person_id', kind: 'checklist' },
  states: {
    confirmed: sql`person_id not in (${unconfirmedPeople}) and quarantined_at is null`,
    unconfirmed: sql`person_id in (${unconfirmedPeople}) and quarantined_at is null`,
    ...quarantine,
  },
}

export const enquiryList: List<'enquiries'> = {
  table: 'enquiries',
  at: 'received_at',
  mail: { owner: 'enquiry_id', kind: 'enquiry' },
  states: {
    toAnswer: sql`answered_at is null and quarantined_at is null`,
    answered: sql`answered_at is not null and quarantined_at is null`,
    ...quarantine,
  },
}

const isOfStage = (stage: Stage): Condition =>
  stage === 'new'
    ? // The few others are looked up.
      sql`person_id not in (select people.id from people where stage <> 'new')`
    : sql`person_id in (select people.id from people where stage = ${stage})`

export type ListFilter = LeadFilter | EnquiryFilter

/** Which rows of a list are meant: those under a filter, or those named. `states` narrow both; `until` leaves later ones out. */
export type ListQuery = {
  filter?: ListFilter | undefined
  ids?: readonly string[] | undefined
  states?: readonly string[]
  until?: string | undefined
}

/** What is searched, as it is compared; nothing if it is too short to be searched. */
function readSearch({ search = '' }: ListFilter): string | undefined {
  // PostgreSQL knows no text with a NUL.
  const text = toSearched(search.replaceAll('\0', ''))
  return [...text].length < leastSearched ? undefined : text
}

/** Whether a search, if there is one, is long enough. */
export const isSearchable = (filter: ListFilter): boolean => !filter.search || readSearch(filter) !== undefined

/**
 * Rows that hold this text, and all of a person with a note or an answer that does. Looks at each row: of 50,000 that
 * takes less time than an index of parts takes to name what many rows have.
 */
function toFinds(engine: Engine, text: string): Condition {
  // About two thirds of the time of `like`, whose pattern is compared character by character.
  const place = sql.raw(engine === 'postgres' ? 'strpos' : 'instr')
  const holds = (column: string) => sql`${place}(${sql.ref(column)}, ${text}) > 0`
  return sql`(${holds('searched')} or person_id in (
    select person_notes.person_id from person_notes where ${holds('person_notes.searched')} union all
    select answered.person_id from answers join enquiries as answered on answered.id = enquiry_id
    where ${holds('answers.searched')}))`
}

function toConditions(engine: Engine, list: List, { filter = {}, ids, states = [], until }: ListQuery): Condition[] {
  const { language, stage, from, to, state } = filter
  const at = sql.ref(list.at)
  const startOf = (day: string) => new Date(startOfParisDay(day)).toISOString()
  const text = readSearch(filter)
  const conditions: (Condition | undefined)[] = [
    ids && sql`id in (${sql.join(ids)})`,
    from === undefined ? undefined : sql`${at} >= ${startOf(from)}`,
    to === undefined ? undefined : sql`${at} < ${startOf(addDays(to, 1))}`,
    until === undefined ? undefined : sql`${at} <= ${until}`,
    ...[state ?? [], states].flat().map((name) => list.states[name]),
    language && sql`locale = ${language}`,
    stage && isOfStage(stage),
    text === undefined ? undefined : toFinds(engine, text),
  ]
  return conditions.filter((condition) => condition !== undefined)
}

const toWhere = (conditions: Condition[]): RawBuilder<unknown> =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``

/**
 * The first rows of a list, newest first.
 * @param cursor that of the row after which they begin
 */
export async function readRows<Table extends keyof Rows>(
  { db, engine }: Database,
  list: List<Table>,
  query: ListQuery,
  size: number,
  cursor?: string,
): Promise<(Listed<Table> & { cursor: string })[]> {
  const at = sql.ref(list.at)
  const beyond = afterCursor(list.at, cursor)
  const conditions = [...toConditions(engine, list, query), ...(beyond ? [beyond] : [])]
  const { rows } = await sql<Listed<Table> & { cursor: string }>`
    select *, (select stage from people where people.id = person_id) as stage,
      (select confirmed_at from people where people.id = person_id) as confirmed_at, ${at} || ' ' || id as cursor
    from ${sql.table(list.table)} ${toWhere(conditions)} order by ${at} desc, id desc limit ${size}`.execute(db)
  return rows
}

/** All rows of a list, newest first, in pieces of at most `size`; others have their turn in between. */
export async function* readList<Table extends keyof Rows>(
  database: Database,
  list: List<Table>,
  query: ListQuery,
  size: number,
): AsyncGenerator<Listed<Table>[]> {
  let cursor: string | undefined
  for (;;) {
    const rows = await readRows(database, list, query, size, cursor)
    yield rows
    if (rows.length < size) return
    cursor = rows.at(-1)?.cursor
    await nextTurn()
  }
}

/** How many rows there are, up to `mostCounted`. */
export async function countRows({ db, engine }: Database, list: List, query: ListQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select 1 from ${sql.table(list.table)} ${toWhere(toConditions(engine, list, query))} limit ${mostCounted}) as counted`.execute(
    db,
  )
  return Number(rows[0]?.count)
}

/** Which of these rows, and of the people whom they are about, are there no more: their ids. */
export async function findGone(
  { db }: Database,
  { table }: List,
  rows: readonly Pick<Listed<keyof Rows>, 'id' | 'person_id'>[],
): Promise<string[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const people = rows.map(({ person_id }) => person_id)
  const { rows: left } = await sql<{ id: string }>`select id from ${sql.table(table)} where id in (${sql.join(ids)})
    union all select id from people where id in (${sql.join(people)})`.execute(db)
  return [...new Set([...ids, ...people]).difference(new Set(left.map(({ id }) => id)))]
}

/** One page of a list, each row with how far its mail got; on the first page also how many rows there are. */
export async function readPage<Table extends keyof Rows>(
  database: Database,
  list: List<Table>,
  query: ListQuery,
  cursor: string | undefined,
) {
  const found = await readRows(database, list, query, rowsOfPage + 1, cursor)
  const rows = found.slice(0, rowsOfPage)
  const isLast = found.length <= rowsOfPage
  const ownerOf = (row: Listed<Table>) => (list.mail.owner === 'person_id' ? row.person_id : row.id)
  const mails = await readMailProgress(database, list, rows.map(ownerOf))
  return {
    rows: rows.map((row) => ({ row, mail: mails(ownerOf(row)) })),
    next: isLast ? null : (rows.at(-1)?.cursor ?? null),
    count: cursor !== undefined ? null : isLast ? rows.length : await countRows(database, list, query),
  }
}

/** What the administrator sees of a lead and of an enquiry alike. */
export const toListRow = (
  { id, person_id, locale, stage, quarantined_at }: Omit<Listed<keyof Rows>, 'confirmed_at'>,
  mail: MailProgress,
): ListRow => ({ id, personId: person_id, locale, stage, quarantinedAt: quarantined_at, mail })

const noMail: MailProgress = { state: 'none', reason: null, sentAt: null, retryId: null }

/** What is shown of a mail; `can_retry` as in the outbox. */
export type ShownMail = { [Column in 'id' | 'state' | 'unsent_reason' | 'sent_at']: Outbox[Column] | null } & {
  can_retry: boolean | null
}

/** How far a mail got; what has none, or lost it, has got nowhere. */
export function toMailProgress({ id, state, unsent_reason, sent_at, can_retry }: ShownMail): MailProgress {
  if (state === null) return noMail
  return { state, reason: unsent_reason, sentAt: sent_at, retryId: can_retry ? id : null }
}

/**
 * How far the newest mail of each row got, in one query.
 * @param ids of people, or of enquiries
 * @returns the progress of a row's mail by this id
 */
export async function readMailProgress(
  { db }: Database,
  { mail: { owner, kind } }: Pick<List, 'mail'>,
  ids: readonly string[],
): Promise<(id: string) => MailProgress> {
  if (ids.length === 0) return () => noMail
  const mails = await db
    .selectFrom('outbox')
    .select([owner, 'id', 'state', 'unsent_reason', 'sent_at', canRetry.as('can_retry')])
    .where('kind', '=', kind)
    .where(owner, 'in', ids)
    .orderBy('queued_at')
    .orderBy('id')
    .execute()
  // Later ones take the place of earlier ones.
  const newest = new Map(mails.map((mail) => [mail[owner], toMailProgress(mail)]))
  return (id) => newest.get(id) ?? noMail
}
