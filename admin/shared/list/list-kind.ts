import { type ReactNode, useState } from 'react'
import type { EnquiryFilter, LeadFilter } from '../../../contract/api/admin-people.ts'

export type Column<Row> = {
  name: string
  /** What the row is about: on a phone the head of its card. */
  isHead?: true
  /** On a phone at the end of its card. */
  isState?: true
  /** On a desk only it has room. */
  isForDesk?: true
  cell: (row: Row) => ReactNode
}

type Counted = { one: string; many: string }

/** What a list says of its own rows: the names of states, columns and actions are those of its kind. */
type ListTexts = Record<
  | 'heading'
  | 'headingWhileSearching'
  | 'searchHint'
  | 'loading'
  | 'empty'
  | 'emptyAside'
  | 'emptyLink'
  | 'nothingFound'
  | 'failed'
  | 'pages',
  string
> & {
  count: Counted
  /** By the name that the address has; none of all. */
  states: Record<string, string>
  /** What can be done with rows, in the order of the buttons. */
  selection: Record<
    string,
    {
      button: string
      dialog: Record<'heading' | 'intro' | 'note' | 'confirm', string> & { what: readonly string[] }
      done: Counted & { title: string }
    }
  >
}

/** What a list is of: where it is asked for, how its rows look and what can be done with them. */
export type ListKind<Row> = {
  path: string
  file: string
  texts: ListTexts
  /** Where the list is empty still. */
  emptyLink: string
  /** Whom or what the erasing of a row erases, see `forgetTyped`. */
  erasedOf: (row: Row) => string
  /** The page that a row leads to, see `PersonLink`. */
  pageOf: (row: Row) => string
  /** Whom a row is about, and what that is called. */
  nameOf: (row: Row) => string
  nameColumn: string
  /** In the first column, below the name. */
  below?: (row: Row) => ReactNode
  /** The others. */
  columns: readonly Column<Row>[]
  /** Whether an action means anything for a row. */
  canBe: (row: Row, action: string) => boolean
}

/** What a list can be narrowed by, as its address and the call have it. */
type FilterKey = keyof LeadFilter & keyof EnquiryFilter
export const filterKeys = ['search', 'state', 'language', 'stage', 'from', 'to'] as const satisfies FilterKey[]

export type Filter = Partial<Record<FilterKey, string>>

/** The filter in the query of an address. */
export const readFilter = (query: URLSearchParams): Filter =>
  Object.fromEntries(filterKeys.flatMap((key) => (query.get(key) ? [[key, query.get(key)]] : [])))

/** The address of the same list under another filter, at its first page. */
export const toAddress = (filter: Filter): string =>
  `?${new URLSearchParams(filterKeys.flatMap((key) => (filter[key] ? [[key, filter[key]]] : [])))}`

/**
 * Which rows of a page are chosen, or all that were found.
 * @param page names what is shown: of another page nothing is chosen
 */
export function useChosen(page: string) {
  const [state, setState] = useState({ page, ids: new Set<string>(), isAll: false })
  const { ids, isAll } = state.page === page ? state : { ids: new Set<string>(), isAll: false }
  const set = (next: Set<string>, all = false) => setState({ page, ids: next, isAll: all })
  return {
    ids,
    isAll,
    has: (id: string) => isAll || ids.has(id),
    toggle: (id: string) => set(ids.has(id) ? ids.difference(new Set([id])) : ids.union(new Set([id]))),
    togglePage: (page: readonly string[]) => set(page.every((id) => ids.has(id)) ? new Set() : new Set(page)),
    chooseAll: () => set(ids, true),
    clear: () => set(new Set()),
  }
}

export type Chosen = ReturnType<typeof useChosen>
