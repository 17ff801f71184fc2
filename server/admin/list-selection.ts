import { rowsOfPage, type Selection, type SelectionAnswer } from '../../contract/api/admin.ts'
import type { Database } from '../db/database.ts'
import { RequestError } from '../http/request-error.ts'
import type { Instant } from '../runtime/clock.ts'
import { isSearchable, type List, type ListFilter } from './list-filter.ts'
import { countList } from './list-page.ts'
import { readList } from './read-list.ts'

/**
 * Treats rows of a selection one by one, `rowsOfPage` at most, so that a call ends while the owner waits. Rows that
 * came after the owner's decision are left alone.
 * @param states what a row must be to be treated
 * @throws `malformed` if a filter's search is too short to narrow anything
 */
export async function treatSelection(
  database: Database,
  list: List,
  selection: Selection<ListFilter>,
  { states, now, treat }: { states: readonly string[]; now: Instant; treat: (id: string) => Promise<unknown> },
): Promise<SelectionAnswer> {
  if ('filter' in selection && !isSearchable(selection.filter)) throw new RequestError('malformed')
  const query = 'ids' in selection ? { ids: selection.ids } : { filter: selection.filter }
  const until = ('filter' in selection && selection.until) || now
  const narrowed = { ...query, states, until }
  const some: string[] = []
  for await (const piece of readList(database, list, [], narrowed, { size: rowsOfPage })) {
    some.push(...piece.map(({ id }) => id))
    if (some.length >= rowsOfPage) break
  }
  let done = 0
  for (const id of some.slice(0, rowsOfPage)) {
    // Somebody may have confirmed or been answered while those before were treated; texts do not change.
    const still = { ...narrowed, filter: { ...query.filter, search: undefined }, ids: [id] }
    if ((await countList(database, list, still)) === 0) continue
    await treat(id)
    done += 1
  }
  return { done, left: 'ids' in selection ? 0 : await countList(database, list, narrowed), until }
}
