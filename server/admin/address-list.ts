import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { Instant } from '../runtime/clock.ts'

/** Rows of one page. */
const pageSize = 50

/** What the order of a list stands on. Several rows may have one address; the newest of them comes first. */
type Listed = { id: string; address_key: string; address_domain: string; at: Instant }

/** Rows of a table whose moment, the column `date`, is selected as `at`; conditions of their own included. */
type ListSource<Table extends keyof Tables, Row extends Listed> = {
  rows: SelectQueryBuilder<Tables, Table, Row>
  date: string
}

/** What is searched: nothing, so that all are listed by date; the beginning of an address; that of a domain. */
type Stage = 'date' | 'address' | 'domain'

/** Where a page begins: after this row of a stage. */
type Cursor = { by: Stage; domain: string; key: string; at: string; id: string }

type ListPage<Row> = { rows: Row[]; next: string | null }

/** Before all domains: where a page was filled by addresses alone, the next one begins with the first domain. */
const firstDomain: Cursor = { by: 'domain', domain: '', key: '', at: '', id: '' }

function toCursorText(by: Stage, row: Listed | undefined): string {
  const cursor = row ? { by, domain: row.address_domain, key: row.address_key, at: row.at, id: row.id } : firstDomain
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** Reads a cursor; one that is not ours begins at the beginning. */
function readCursor(text: string | undefined): Cursor | undefined {
  try {
    const cursor = JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8'))
    const isText = (value: unknown) => typeof value === 'string' && !value.includes('\0')
    const isOurs = Object.keys(firstDomain).every((name) => isText(cursor[name]))
    return isOurs && ['date', 'address', 'domain'].includes(cursor.by) ? cursor : undefined
  } catch {
    return undefined
  }
}

/**
 * One page of a list, newest first; with a search those whose address begins with it and then those whose
 * domain does, each in the order of the alphabet. All pages are read along an index, however many rows.
 */
export async function listByAddress<Table extends keyof Tables, Row extends Listed>(
  { engine }: Database,
  source: ListSource<Table, Row>,
  search: string,
  cursorText: string | undefined,
): Promise<ListPage<Row>> {
  const cursor = readCursor(cursorText)
  // PostgreSQL knows no text with a NUL.
  const text = search.toLowerCase().replaceAll('\0', '')
  const read = (stage: Stage, limit: number) =>
    readStage(source, engine === 'postgres', stage, text, cursor?.by === stage ? cursor : undefined, limit)

  if (!search) return toPage('date', await read('date', pageSize + 1))
  const isInDomains = text.startsWith('@') || cursor?.by === 'domain'
  const found = isInDomains ? [] : await read('address', pageSize + 1)
  if (found.length > pageSize) return toPage('address', found)
  const wanted = pageSize - found.length
  const more = await read('domain', wanted + 1)
  const next = more.length > wanted ? toCursorText('domain', more[wanted - 1]) : null
  return { rows: [...found, ...more.slice(0, wanted)], next }
}

/** A page of one stage, of which one row more than it holds was read. */
function toPage<Row extends Listed>(by: Stage, found: Row[]): ListPage<Row> {
  const rows = found.slice(0, pageSize)
  return { rows, next: found.length > pageSize ? toCursorText(by, rows.at(-1)) : null }
}

/** Whether a column begins with a text, by bytes. */
const beginsWith = (column: RawBuilder<string>, start: string) =>
  sql<boolean>`(${column} >= ${start} and ${column} < ${`${start}\u{10ffff}`})`

async function readStage<Table extends keyof Tables, Row extends Listed>(
  { rows, date }: ListSource<Table, Row>,
  hasCollations: boolean,
  stage: Stage,
  text: string,
  after: Cursor | undefined,
  limit: number,
): Promise<Row[]> {
  const at = sql.ref(date)
  // The columns in the order of their bytes, as the indexes have them.
  const order = sql.raw(hasCollations ? ' collate "C"' : '')
  const key = sql<string>`address_key${order}`
  const domain = sql<string>`address_domain${order}`
  let query = rows
  if (stage === 'address') query = query.where(beginsWith(key, text))
  if (stage === 'domain') {
    const isOnlyDomain = text.startsWith('@')
    query = query.where(beginsWith(domain, isOnlyDomain ? text.slice(1) : text))
    // A person already found by the address is not shown twice.
    if (!isOnlyDomain) query = query.where(sql<boolean>`not ${beginsWith(key, text)}`)
  }
  const columns = { date: [], address: [key], domain: [domain, key] }[stage]
  if (after) {
    const isLater = sql<boolean>`(${at}, id) < (${after.at}, ${after.id})`
    const place = sql.join(columns)
    const reached = sql.join({ date: [], address: [after.key], domain: [after.domain, after.key] }[stage])
    query =
      stage === 'date'
        ? query.where(isLater)
        : query
            // Said twice: the first condition is what an index can follow.
            .where(sql<boolean>`(${place}) >= (${reached})`)
            .where(sql<boolean>`((${place}) > (${reached}) or ${isLater})`)
  }
  for (const column of columns) query = query.orderBy(column)
  return (await query.orderBy(at, 'desc').orderBy(sql`id`, 'desc').limit(limit).execute()) as Row[]
}
