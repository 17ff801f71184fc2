import { mostCounted, rowsOfPage } from '../../contract/api/admin.ts'
import type { Database } from '../db/database.ts'
import type { List, ListQuery } from './list-filter.ts'
import { type ListColumn, readList, readRows } from './read-list.ts'

/**
 * One page of a list; on the first page also how many there are, counted up to `mostCounted`. What is counted is read
 * once: the rows of the page are those it begins with.
 */
export async function readPage<Column extends ListColumn>(
  database: Database,
  list: List,
  columns: readonly Column[],
  query: ListQuery,
  cursor: string | undefined,
) {
  const found = await readPlaces(database, list, query, cursor === undefined ? mostCounted : rowsOfPage + 1, cursor)
  const shown = found.slice(0, rowsOfPage)
  const rows = await readRows(
    database,
    list,
    columns,
    shown.map(({ id }) => id),
  )
  const next = found.length > rowsOfPage ? (shown.at(-1)?.place ?? null) : null
  return { rows, next, count: cursor === undefined ? found.length : null }
}

/** How many rows there are, up to `mostCounted`: counting a flood would take longer than a reader should wait. */
export const countList = async (database: Database, list: List, query: ListQuery): Promise<number> =>
  (await readPlaces(database, list, query, mostCounted)).length

/** The first rows after `cursor` by their ids, at most so many. */
async function readPlaces(database: Database, list: List, query: ListQuery, most: number, cursor?: string) {
  const found: { id: string; place: string }[] = []
  for await (const piece of readList(database, list, [], query, { size: most, cursor })) {
    found.push(...piece)
    if (found.length >= most) break
  }
  return found.slice(0, most)
}
