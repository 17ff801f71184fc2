import { useCallback, useEffect, useRef, useState } from 'react'
import { withQuery } from '../client.ts'
import { useLoaded } from '../use-loaded.ts'

/** Pause in typing after which the search is sent, in milliseconds. */
const searchDelay = 300

/** A place in a list: its filter, what is searched, and the cursors of the pages walked through; none on the first page. */
type Place<Filter> = { filter: Filter; search: string; cursors: readonly string[] }

type ListSource<Page, Row, Filter> = {
  path: string
  rowsOf: (page: Page) => readonly Row[]
  /** What is shown first; a list without filters has none. */
  filter: Filter
  /** Changes when the rows may have changed on the server. */
  version?: number
}

/** A list with its filter, its search and its pages, and where the focus goes when it changes. */
export function useList<Page extends { next: string | null }, Row, Filter extends string | undefined = undefined>({
  path,
  rowsOf,
  filter: firstFilter,
  version,
}: ListSource<Page, Row, Filter>) {
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState<Place<Filter>>({ filter: firstFilter, search: '', cursors: [] })
  const { filter, search, cursors } = place
  const loaded = useLoaded<Page>(withQuery(path, { filter, search, cursor: cursors.at(-1) }), version)
  const { value, isLoading, isFailed } = loaded
  const rows = value && rowsOf(value)

  const wanted = typed.trim()
  useEffect(() => {
    if (wanted === search) return
    const timer = setTimeout(() => setPlace(({ filter }) => ({ filter, search: wanted, cursors: [] })), searchDelay)
    return () => clearTimeout(timer)
  }, [wanted, search])

  const goBack = useCallback(() => setPlace((now) => ({ ...now, cursors: now.cursors.slice(0, -1) })), [])
  // Erasing the last row of a page leaves it empty: the page before it is the last one now.
  const isLeftEmpty = !isLoading && !isFailed && rows?.length === 0 && cursors.length > 0
  useEffect(() => {
    if (isLeftEmpty) goBack()
  }, [isLeftEmpty, goBack])

  // A new page begins at the heading; after an action the focus only moves if what had it is gone.
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const refocus = useRef<'always' | 'ifLost'>(undefined)
  useEffect(() => {
    if (isLoading || !value || !refocus.current) return
    if (refocus.current === 'always' || document.activeElement === document.body) heading.current?.focus()
    refocus.current = undefined
  }, [isLoading, value])
  const turn = (go: () => void) => () => {
    refocus.current = 'always'
    go()
  }

  const next = value?.next ?? null
  return {
    ...loaded,
    rows,
    typed,
    setTyped,
    search,
    clearSearch: () => {
      setTyped('')
      field.current?.focus()
    },
    filter,
    setFilter: (filter: Filter) => setPlace(({ search }) => ({ filter, search, cursors: [] })),
    page: cursors.length + 1,
    goBack: cursors.length > 0 ? turn(goBack) : undefined,
    goOn: next === null ? undefined : turn(() => setPlace({ ...place, cursors: [...cursors, next] })),
    heading,
    field,
    /** To be called before a row may go. */
    keepFocus: () => {
      refocus.current = 'ifLost'
    },
  }
}

/** A list as its panel shows it, whatever its pages and filters are. */
export type List<Row> = Omit<ReturnType<typeof useList<{ next: string | null }, Row>>, 'value' | 'filter' | 'setFilter'>
