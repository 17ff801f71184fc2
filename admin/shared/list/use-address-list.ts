import { useCallback, useEffect, useState } from 'react'
import type { CallResult } from '../admin-calls.ts'
import { useLoaded } from '../use-loaded.ts'

/** Pause in typing after which the search is sent, in milliseconds. */
const searchDelay = 300

/** A place in a list: its filter, what is searched, and the cursors of the pages walked through; none on the first page. */
type Place<Filter> = { filter: Filter; search: string; cursors: readonly string[] }

export type AddressPage<Row> = { rows: readonly Row[]; next: string | null }

/** Asks for one page: `search` as typed, `cursor` of the page before; both may be empty. */
export type LoadPage<Filter, Page> = (
  place: { filter: Filter; search: string; cursor: string | null },
  signal: AbortSignal,
) => Promise<CallResult<Page>>

/**
 * A list of the room with its filter, its search and its pages.
 * @param loadPage must be stable (`useCallback`)
 * @param startFilter what is shown first; a list without filters has one
 */
export function useAddressList<Filter extends string, Row, Page extends AddressPage<Row>>(
  loadPage: LoadPage<Filter, Page>,
  startFilter: Filter,
  version: number,
) {
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState<Place<Filter>>({ filter: startFilter, search: '', cursors: [] })
  const load = useCallback(
    (signal: AbortSignal) => loadPage({ ...place, cursor: place.cursors.at(-1) ?? null }, signal),
    [loadPage, place],
  )
  const { value, isLoading, failure, retry } = useLoaded(load, version)

  const search = typed.trim()
  useEffect(() => {
    if (search === place.search) return
    const timer = setTimeout(() => setPlace(({ filter }) => ({ filter, search, cursors: [] })), searchDelay)
    return () => clearTimeout(timer)
  }, [search, place.search])

  const goBack = useCallback(() => setPlace((now) => ({ ...now, cursors: now.cursors.slice(0, -1) })), [])
  // Erasing the last row of a page leaves it empty: the page before it is the last one now.
  const isLeftEmpty = !isLoading && !failure && value?.rows.length === 0 && place.cursors.length > 0
  useEffect(() => {
    if (isLeftEmpty) goBack()
  }, [isLeftEmpty, goBack])

  const next = value?.next ?? null
  return {
    typed,
    setTyped,
    filter: place.filter,
    setFilter: (filter: Filter) => setPlace(({ search }) => ({ filter, search, cursors: [] })),
    search: place.search,
    page: place.cursors.length + 1,
    /** The last answer whole; `rows` are its rows. */
    value,
    rows: value?.rows,
    isLoading,
    failure,
    retry,
    goBack: place.cursors.length > 0 ? goBack : undefined,
    goOn: next === null ? undefined : () => setPlace((now) => ({ ...now, cursors: [...now.cursors, next] })),
  }
}

export type AddressList<Row> = Omit<
  ReturnType<typeof useAddressList<string, Row, AddressPage<Row>>>,
  'filter' | 'setFilter' | 'value'
>
