import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { adminScreens } from '../../../contract/api/admin.ts'
import type { EnquiryFilter, LeadFilter } from '../../../contract/api/admin-people.ts'
import { fillText } from '../../../contract/text.ts'
import { InlineSvg } from '../../../site/shared/illustration/Drawing.tsx'
import looseThread from '../../../site/shared/illustration/drawings/loose-thread.svg?raw'
import { PersonLink } from '../parts.tsx'
import { listTexts } from './texts.ts'

/** A column of the table by its name in `texts`; it has room from this width on: a tablet, a small desk, a large one. */
type Column<Row> = {
  key: string
  from?: 'desk' | 'large'
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
  states: Record<string, string>
  columns: Record<string, string>
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
  states: readonly string[]
  actions: readonly string[]
  /** Where the list is empty still. */
  emptyLink: string
  /** The page that a row leads to, see `PersonLink`. */
  pageOf: (row: Row) => string
  /** Whom a row is about. */
  nameOf: (row: Row) => string
  /** In the first column, below the name. */
  below?: (row: Row) => ReactNode
  columns: readonly Column<Row>[]
  /** On a phone: what stands at the right of the name, and the line below it. */
  aside: (row: Row) => ReactNode
  line: (row: Row) => ReactNode
  /** Whether an action means anything for a row. */
  canBe: (row: Row, action: string) => boolean
}

export type ListRow = { id: string }

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

type RowsProps<Row> = {
  kind: ListKind<Row>
  rows: readonly Row[]
  isLoading: boolean
  /** Without it rows can only be read. */
  chosen?: Chosen | undefined
}

const wide = matchMedia('(min-width: 48rem)')
const watchWidth = (onChange: () => void) => {
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
/** Whether a table has room; narrower windows have a list. */
export const useIsWide = (): boolean => useSyncExternalStore(watchWidth, () => wide.matches)

/** The rows of one page; each leads to the person. A table, on a phone a list. */
export function Rows<Row extends ListRow>(props: RowsProps<Row>) {
  return useIsWide() ? <TableRows {...props} /> : <LightRows {...props} />
}

function LightRows<Row extends ListRow>({ kind, rows, isLoading, chosen }: RowsProps<Row>) {
  return (
    <ul className="light-rows" aria-busy={isLoading}>
      {rows.map((row) => (
        <li key={row.id}>
          {chosen && <Choice chosen={chosen} id={row.id} name={kind.nameOf(row)} />}
          <PersonLink id={kind.pageOf(row)} name={kind.nameOf(row)} aside={kind.aside(row)}>
            {kind.line(row)}
          </PersonLink>
        </li>
      ))}
    </ul>
  )
}

function TableRows<Row extends ListRow>({ kind, rows, isLoading, chosen }: RowsProps<Row>) {
  const names = kind.texts.columns
  return (
    <table className="rows" aria-busy={isLoading}>
      <caption className="visually-hidden">{kind.texts.heading}</caption>
      <thead>
        <tr>
          {chosen && (
            <td className="cell-choice">
              <label className="choice">
                <input
                  type="checkbox"
                  aria-label={listTexts.choosePage}
                  checked={rows.every(({ id }) => chosen.has(id))}
                  onChange={() => chosen.togglePage(rows.map(({ id }) => id))}
                />
              </label>
            </td>
          )}
          <th scope="col">{names.name}</th>
          {kind.columns.map(({ key, from }) => (
            <th key={key} scope="col" className={from && `from-${from}`}>
              {names[key]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={chosen?.has(row.id) ? 'is-chosen' : undefined}>
            {chosen && (
              <td className="cell-choice">
                <Choice chosen={chosen} id={row.id} name={kind.nameOf(row)} />
              </td>
            )}
            <th scope="row">
              <a href={`${adminScreens.people}/${kind.pageOf(row)}`}>
                <bdi>{kind.nameOf(row)}</bdi>
              </a>
              {kind.below?.(row)}
            </th>
            {kind.columns.map(({ key, from, cell }) => (
              <td key={key} className={from && `from-${from}`}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Choice({ chosen, id, name }: { chosen: Chosen; id: string; name: string }) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        aria-label={fillText(listTexts.choose, { name })}
        checked={chosen.has(id)}
        onChange={() => chosen.toggle(id)}
      />
    </label>
  )
}

type ListPagesProps = {
  label: string
  /** The query of the page that is shown. */
  query: URLSearchParams
  next: string | null
}

/** On through a list, and back to its beginning; nothing where it has one page. */
export function ListPages({ label, query, next }: ListPagesProps) {
  const isFirst = !query.has('cursor')
  if (isFirst && next === null) return null
  const toPage = (cursor: string | null) => {
    const page = new URLSearchParams(query)
    page.delete('cursor')
    if (cursor !== null) page.set('cursor', cursor)
    return `?${page}`
  }
  return (
    <nav className="actions" aria-label={label}>
      {!isFirst && (
        <a className="button button--outline button--small" href={toPage(null)}>
          {listTexts.first}
        </a>
      )}
      {next !== null && (
        <a className="button button--outline button--small" href={toPage(next)}>
          {listTexts.next}
        </a>
      )}
    </nav>
  )
}

type NoRowsProps = { title: string; aside: string; level?: 'h2' | 'h3'; children?: ReactNode }

/** An empty list: a loose thread, one sentence, and what can be done (docs/design.md 8). */
export function NoRows({ title, aside, level: Heading = 'h3', children }: NoRowsProps) {
  return (
    <div className="no-rows">
      <InlineSvg svg={looseThread} />
      <Heading>{title}</Heading>
      <p className="muted">{aside}</p>
      {children}
    </div>
  )
}
