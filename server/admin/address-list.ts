import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { Instant } from '../runtime/clock.ts'

/** Rows of one page. */
export const pageSize = 50

/** What the order of a list stands on. Several rows may have one address; the newest of them comes first. */
export type Listed = { id: string; address_key: string; address_domain: string; at: Instant }

/** Rows of a table whose moment, the column `date`, is selected as `at`; conditions of their own included. */
export type ListSource<Table extends keyof Tables, Row extends Listed> = {
  rows: SelectQueryBuilder<Tables, Table, Row>
  date: string
}

/** Where a page begins: after a row of the list, or after a row found by address or by domain. */
type Cursor = { by: 'date' | 'address' | 'domain'; domain: string; key: string; at: string; id: string }

export type ListPage<Row> = { rows: Row[]; next: string | null }

const toCursor = (by: Cursor['by'], row: Listed): Cursor => ({
  by,
  domain: row.address_domain,
  key: row.address_key,
  at: row.at,
  id: row.id,
})

/** Before all domains: where a page was filled by addresses alone, the next one begins with the first domain. */
const firstDomain: Cursor = { by: 'domain', domain: '', key: '', at: '', id: '' }

const toText = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

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

/** The first text after all that begin with `start`, by bytes. */
const endOf = (start: string) => `${start}\u{10ffff}`

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
  const found = search
    ? // PostgreSQL knows no text with a NUL.
      await find(toOrderedSource(source, engine === 'postgres'), search.toLowerCase().replaceAll('\0', ''), cursor)
    : await readNewest(source, cursor)
  return { rows: found.rows, next: found.next ? toText(found.next) : null }
}

type Found<Row> = { rows: Row[]; next: Cursor | undefined }

async function readNewest<Table extends keyof Tables, Row extends Listed>(
  { rows, date }: ListSource<Table, Row>,
  cursor: Cursor | undefined,
): Promise<Found<Row>> {
  const at = sql.ref(date)
  const query = cursor?.by === 'date' ? rows.where(sql<boolean>`(${at}, id) < (${cursor.at}, ${cursor.id})`) : rows
  const found = await newestFirst(query, at)
    .limit(pageSize + 1)
    .execute()
  const page = found.slice(0, pageSize)
  const last = page.at(-1)
  return { rows: page as Row[], next: found.length > pageSize && last ? toCursor('date', last as Row) : undefined }
}

const newestFirst = <Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  at: RawBuilder<unknown>,
) => query.orderBy(at, 'desc').orderBy(sql`id`, 'desc')

type OrderedSource<Table extends keyof Tables, Row extends Listed> = {
  rows: SelectQueryBuilder<Tables, Table, Row>
  at: RawBuilder<unknown>
  /** The columns in the order of their bytes, as the indexes have them. */
  key: RawBuilder<string>
  domain: RawBuilder<string>
}

function toOrderedSource<Table extends keyof Tables, Row extends Listed>(
  { rows, date }: ListSource<Table, Row>,
  hasOrders: boolean,
): OrderedSource<Table, Row> {
  const order = sql.raw(hasOrders ? ' collate "C"' : '')
  const key = sql<string>`address_key${order}`
  return { rows, at: sql.ref(date), key, domain: sql<string>`address_domain${order}` }
}

async function find<Table extends keyof Tables, Row extends Listed>(
  source: OrderedSource<Table, Row>,
  text: string,
  cursor: Cursor | undefined,
): Promise<Found<Row>> {
  const isOnlyDomain = text.startsWith('@')
  const rows: Row[] = []
  if (!isOnlyDomain && cursor?.by !== 'domain') {
    rows.push(...(await findByAddress(source, text, cursor?.by === 'address' ? cursor : undefined)))
    const last = rows[pageSize - 1]
    if (rows.length > pageSize && last) return { rows: rows.slice(0, pageSize), next: toCursor('address', last) }
  }
  const after = cursor?.by === 'domain' ? cursor : undefined
  const wanted = pageSize - rows.length
  const more = await findByDomain(source, isOnlyDomain ? text.slice(1) : text, isOnlyDomain, after, wanted + 1)
  rows.push(...more.slice(0, wanted))
  const last = more[wanted - 1]
  if (more.length <= wanted) return { rows, next: undefined }
  return { rows, next: last ? toCursor('domain', last) : firstDomain }
}

async function findByAddress<Table extends keyof Tables, Row extends Listed>(
  { rows, at, key }: OrderedSource<Table, Row>,
  start: string,
  after: Cursor | undefined,
): Promise<Row[]> {
  let query = rows.where(sql<boolean>`${key} >= ${after?.key ?? start}`).where(sql<boolean>`${key} < ${endOf(start)}`)
  // Said twice: the first condition is what an index can follow.
  if (after) query = query.where(sql<boolean>`(${key} > ${after.key} or (${at}, id) < (${after.at}, ${after.id}))`)
  return (await newestFirst(query.orderBy(key), at)
    .limit(pageSize + 1)
    .execute()) as Row[]
}

async function findByDomain<Table extends keyof Tables, Row extends Listed>(
  { rows, at, key, domain }: OrderedSource<Table, Row>,
  start: string,
  isOnlyDomain: boolean,
  after: Cursor | undefined,
  limit: number,
): Promise<Row[]> {
  let query = rows.where(sql<boolean>`${domain} >= ${start}`).where(sql<boolean>`${domain} < ${endOf(start)}`)
  // Whoever was found by the address already is not shown twice.
  if (!isOnlyDomain) query = query.where(sql<boolean>`not (${key} >= ${start} and ${key} < ${endOf(start)})`)
  if (after) {
    query = query
      .where(sql<boolean>`(${domain}, ${key}) >= (${after.domain}, ${after.key})`)
      .where(
        sql<boolean>`((${domain}, ${key}) > (${after.domain}, ${after.key}) or (${at}, id) < (${after.at}, ${after.id}))`,
      )
  }
  return (await newestFirst(query.orderBy(domain).orderBy(key), at).limit(limit).execute()) as Row[]
}
