import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Stage } from '../../contract/stages.ts'
import type { Database } from '../db/database.ts'
import type { ChecklistDownloads, Enquiries } from '../db/tables.ts'
import { isNarrowed, type List, type ListQuery, toSearched } from './list-filter.ts'
import { byMoment, byNumber, type ListOrder, type Place, toWhere } from './list-orders.ts'

type Columns = ChecklistDownloads & Enquiries & { stage: Stage | null }
export type ListColumn = keyof Columns

/** A row with the columns that were asked for. */
export type ListRow<Column extends ListColumn> = Pick<Columns, Column | 'id'>
/** The same, and where it stands. */
type Listed<Column extends ListColumn> = ListRow<Column> & { place: string }

/** The cursor of what comes after a row. */
const toCursor = (place: Place): string => ('number' in place ? `${place.number}` : `${place.at} ${place.id}`)

/** Reads a cursor; one that is not ours begins at the beginning. */
function readCursor(text: string): Place | undefined {
  if (/^\d{1,15}$/.test(text)) return { number: Number(text) }
  const [, at, id] = /^(\d{4}-[\d:.TZ-]{1,30}) ([\da-f-]{1,64})$/.exec(text) ?? []
  return at && id ? { at, id } : undefined
}

/**
 * Rows of a list, newest first, in pieces of at most `size`; a piece may be smaller, and empty. What is asked for may
 * be rare: each step looks at a bounded number of rows, and others have their turn in between.
 *
 * A search under a filter can be walked two ways, along the texts found or along the rows of the filter, and nobody
 * knows beforehand which ends sooner. Both begin, step by step; the first that fills a piece goes on alone.
 * @param cursor `place` of the row after which they begin; it says which way it is of
 */
export async function* readList<Column extends ListColumn>(
  database: Database,
  list: List,
  columns: readonly Column[],
  query: ListQuery,
  { size, cursor = '' }: { size: number; cursor?: string | undefined },
): AsyncGenerator<Listed<Column>[]> {
  const text = toSearched(query.filter ?? {})
  const from = readCursor(cursor)
  const along = (order: ListOrder, start?: Place) => walk<Column>(database, list, order, columns, size, start)
  const ofFilter = byMoment(database, list, query, text)
  if (text === undefined) return yield* along(ofFilter, from && 'at' in from ? from : undefined)
  const ofSearch = byNumber(database, list, query, text, columns.length === 0)
  if (from) return yield* along('at' in from ? ofFilter : ofSearch, from)
  if (!isNarrowed(list, query)) return yield* along(ofSearch)
  yield* firstToFill([along(ofFilter), along(ofSearch)], size)
}

function toShown(table: string, columns: readonly ListColumn[]) {
  const key = sql.ref(`${table}.address_key`)
  return [...new Set<string>(['id', ...columns])].map((column) =>
    column === 'stage' ? sql`(select stage from people where people.address_key = ${key}) as stage` : sql.ref(column),
  )
}

/** The rows of a list with these ids, in their order; what has gone meanwhile is left out. */
export async function readRows<Column extends ListColumn>(
  { db }: Database,
  { table }: List,
  columns: readonly Column[],
  ids: readonly string[],
): Promise<ListRow<Column>[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ListRow<Column>>`
    select ${sql.join(toShown(table, columns))} from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function* walk<Column extends ListColumn>(
  { db }: Database,
  { table }: List,
  order: ListOrder,
  columns: readonly Column[],
  size: number,
  start: Place | undefined,
): AsyncGenerator<Listed<Column>[]> {
  const shown = toShown(table, columns)
  let from = start
  for (let steps = 0; ; steps += 1) {
    const edge = await order.findEdge(from, steps)
    for (;;) {
      const { rows } = await sql<Listed<Column> & Record<string, unknown>>`
        select ${sql.join([...shown, ...order.columns])} from ${order.source} ${toWhere(order.within(from, edge, size))}
        ${order.by(edge)} limit ${size}`.execute(db)
      const last = rows.at(-1)
      if (last) from = order.placeOf(last)
      yield rows.map((row) => ({ ...row, place: toCursor(order.placeOf(row)) }))
      await nextTurn()
      if (rows.length < size) break
    }
    if (!edge) return
    from = edge
  }
}

/** The pieces of whichever walk is first to have enough rows, or to end. */
async function* firstToFill<Row>(walks: AsyncGenerator<Row[]>[], enough: number): AsyncGenerator<Row[]> {
  const racing = walks.map((walk) => ({ walk, rows: [] as Row[] }))
  for (;;) {
    for (const { walk, rows } of racing) {
      const piece = await walk.next()
      rows.push(...(piece.value ?? []))
      if (!piece.done && rows.length < enough) continue
      yield rows
      return yield* walk
    }
  }
}
