import { useCallback, useEffect, useState } from 'react'
import type { AdminCalls } from './admin-calls.ts'
import { useLoaded } from './use-loaded.ts'

/** Pause in typing after which the search is sent, in milliseconds. */
const searchDelay = 300

/** A place in the list: what is searched, and the cursors of the pages walked through; none on the first page. */
type Place = { search: string; cursors: readonly string[] }

/** The list of leads with its search and its pages. */
export function useLeads(calls: AdminCalls, version: number) {
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState<Place>({ search: '', cursors: [] })
  const load = useCallback(
    (signal: AbortSignal) => calls.listLeads({ search: place.search, cursor: place.cursors.at(-1) ?? null }, signal),
    [calls, place],
  )
  const { value, isLoading, failure, retry } = useLoaded(load, version)

  const search = typed.trim()
  useEffect(() => {
    if (search === place.search) return
    const timer = setTimeout(() => setPlace({ search, cursors: [] }), searchDelay)
    return () => clearTimeout(timer)
  }, [search, place.search])

  const goBack = useCallback(() => setPlace(({ search, cursors }) => ({ search, cursors: cursors.slice(0, -1) })), [])
  // Erasing the last row of a page leaves it empty: the page before it is the last one now.
  const isLeftEmpty = !isLoading && !failure && value?.leads.length === 0 && place.cursors.length > 0
  useEffect(() => {
    if (isLeftEmpty) goBack()
  }, [isLeftEmpty, goBack])

  const next = value?.next ?? null
  return {
    typed,
    setTyped,
    search: place.search,
    page: place.cursors.length + 1,
    leads: value?.leads,
    isLoading,
    failure,
    retry,
    goBack: place.cursors.length > 0 ? goBack : undefined,
    goOn:
      next === null ? undefined : () => setPlace(({ search, cursors }) => ({ search, cursors: [...cursors, next] })),
  }
}
