import { type RawBuilder, sql } from 'kysely'
import { type EnquiryState, type LeadFilter, type LeadState, leastSearched } from '../../contract/api/admin-lists.ts'
import { foldAccents } from '../../contract/fold-text.ts'
import { addDays, startOfParisDay } from '../runtime/paris-days.ts'

type Condition = RawBuilder<boolean>

/** A list of people: its table, the moment by which it is ordered, what it is searched in, what each state means. */
export type List<State extends string = string> = {
  table: 'checklist_downloads' | 'enquiries'
  at: 'downloaded_at' | 'received_at'
  texts: 'lead_texts' | 'enquiry_texts'
  /** On SQLite, the index over these texts. */
  parts: 'lead_parts' | 'enquiry_parts'
  /** The column that ties a mail to its row. */
  owner: 'lead_id' | 'enquiry_id'
  states: Record<State, Condition>
  /** Index of all rows in the order of the list, and those of some of them. Each holds what the list can be filtered by. */
  indexes: { newest: string } & { [Name in State]?: string }
}

/** What both lists know: waiting for the owner's look, and not. */
const quarantine = {
  quarantined: sql<boolean>`quarantined_at is not null`,
  released: sql<boolean>`quarantined_at is null`,
}

export const leadList: List<LeadState | 'released'> = {
  table: 'checklist_downloads',
  at: 'downloaded_at',
  texts: 'lead_texts',
  parts: 'lead_parts',
  owner: 'lead_id',
  states: {
    confirmed: sql`confirmed_at is not null and quarantined_at is null`,
    unconfirmed: sql`confirmed_at is null and quarantined_at is null`,
    ...quarantine,
  },
  indexes: {
    newest: 'checklist_downloads_newest',
    unconfirmed: 'checklist_downloads_unconfirmed_newest',
    quarantined: 'checklist_downloads_quarantined',
  },
}

export const enquiryList: List<EnquiryState | 'released'> = {
  table: 'enquiries',
  at: 'received_at',
  texts: 'enquiry_texts',
  parts: 'enquiry_parts',
  owner: 'enquiry_id',
  states: {
    toAnswer: sql`answered_at is null and quarantined_at is null`,
    answered: sql`answered_at is not null and quarantined_at is null`,
    ...quarantine,
  },
  indexes: {
    newest: 'enquiries_newest',
    toAnswer: 'enquiries_to_answer_newest',
    quarantined: 'enquiries_quarantined_newest',
  },
}

export type ListFilter = Omit<LeadFilter, 'state'> & { state?: string | undefined }

/** Which rows of a list are meant: those under a filter, or those named. `states` narrow both; `until` leaves later ones out. */
export type ListQuery = {
  filter?: ListFilter | undefined
  ids?: readonly string[] | undefined
  states?: readonly string[]
  until?: string | undefined
}

/** What is searched, as it is compared; nothing if it is too short to be searched. */
export function toSearched({ search = '' }: ListFilter): string | undefined {
  // PostgreSQL knows no text with a NUL.
  const folded = foldAccents(search.replaceAll('\0', ''))
  return [...folded].length < leastSearched ? undefined : folded
}

/** Whether a search, if there is one, is long enough. */
export const isSearchable = (filter: ListFilter): boolean => !filter.search || toSearched(filter) !== undefined

/** Conditions on the rows of a list: those `along` stand on the `index` that leaves the fewest rows, the others do not. */
export function toConditions(
  { table, at, states, indexes }: List,
  { filter = {}, ids, states: narrowed = [], until }: ListQuery,
): { along: Condition[]; others: Condition[]; index: string | undefined } {
  const { language, stage, from, to, state } = filter
  const moment = sql.ref(at)
  const startOf = (day: string) => new Date(startOfParisDay(day)).toISOString()
  const along: Condition[] = []
  const others: Condition[] = []
  let index: string | undefined = indexes.newest
  const add = (condition: Condition, own?: string) => {
    const isBetter = own !== undefined && index === indexes.newest
    if (isBetter) index = own
    const list = isBetter ? along : others
    list.push(condition)
  }
  if (from !== undefined) along.push(sql`${moment} >= ${startOf(from)}`)
  if (to !== undefined) along.push(sql`${moment} < ${startOf(addDays(to, 1))}`)
  if (until !== undefined) along.push(sql`${moment} <= ${until}`)
  const isOfStage = stage !== undefined && stage !== 'new'
  if (ids) along.push(sql`id in (${sql.join(ids)})`)
  else if (isOfStage) along.push(sql`address_key in (select people.address_key from people where stage = ${stage})`)
  // Few: those named, or whom the owner has given a stage. Their own keys lead to them.
  if (ids || isOfStage) index = undefined
  for (const name of new Set([state ?? [], narrowed].flat())) {
    const condition = states[name]
    if (condition) add(condition, indexes[name])
  }
  if (language !== undefined) add(sql`locale = ${language}`)
  if (ids && isOfStage) add(sql`address_key in (select people.address_key from people where stage = ${stage})`)
  if (stage === 'new') {
    const key = sql.ref(`${table}.address_key`)
    add(sql`not exists (select 1 from people where people.address_key = ${key} and stage <> 'new')`)
  }
  return { along, others, index }
}

/** Whether anything but a search narrows the list. */
export function isNarrowed(list: List, query: ListQuery): boolean {
  const { along, others } = toConditions(list, query)
  return along.length + others.length > 0
}
