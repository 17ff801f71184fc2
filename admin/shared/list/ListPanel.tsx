import type { ReactNode } from 'react'
import { fillText } from '../../../contract/fill-text.ts'
import { limits } from '../../../contract/forms/limits.ts'
import { LoadFailure } from '../LoadFailure.tsx'
import { Waiting } from '../Waiting.tsx'
import { ListPages } from './ListPages.tsx'
import { NoRows, NothingFound } from './NoRows.tsx'
import type { List } from './use-list.ts'

/** `{page}` and `{n}` stand in the two sentences about what is shown. */
type ListTexts = {
  heading: string
  headingWhileSearching: string
  search: string
  searchHint: string
  clearSearch: string
  loading: string
  shownOne: string
  shownMany: string
  failed: { title: string; text: string }
  pages: string
}

/** What is said where there is no row. */
type EmptyTexts = {
  title: string
  aside: string
  /** Nobody matches what is searched; holds `{search}`. */
  nothingFound: string
}

type ListPanelProps<Row> = {
  /** Of the heading, which the bar leads to, and of the field of the search. */
  ids: { heading: string; search: string }
  texts: ListTexts
  aside: string
  list: List<Row>
  /** In the head. */
  filters?: ReactNode
  /** Between the head and the rows. */
  tools?: ReactNode
  empty: EmptyTexts
  /** What can be done where the list is empty; without it nothing is missing. */
  emptyLink?: ReactNode
  /** What else can be searched. */
  searchElsewhere?: ReactNode
  table: (rows: readonly Row[]) => ReactNode
  /** Dialogs. */
  children: ReactNode
}

/** A list: head, search, rows, pages, and what is said while it loads and when it fails. */
export function ListPanel<Row>(props: ListPanelProps<Row>) {
  const { ids, texts, aside, list, filters, tools, empty, emptyLink, searchElsewhere, table, children } = props
  const { rows, isLoading, isFailed, page, search } = list
  const nothing = search ? fillText(empty.nothingFound, { search }) : empty.title
  const shown = rows?.length === 1 ? texts.shownOne : texts.shownMany
  return (
    <section className="card card--line list-panel" aria-labelledby={ids.heading}>
      <div className="dashboard-head">
        <div>
          <h2 id={ids.heading} ref={list.heading} tabIndex={-1}>
            {search ? texts.headingWhileSearching : texts.heading}
          </h2>
          <p className="small">{aside}</p>
          {filters}
        </div>
        <search className="form-field list-search">
          <label htmlFor={ids.search}>{texts.search}</label>
          <input
            ref={list.field}
            id={ids.search}
            type="search"
            value={list.typed}
            onChange={(event) => list.setTyped(event.currentTarget.value)}
            maxLength={limits.email}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={`${ids.search}-aide`}
          />
          <p className="hint" id={`${ids.search}-aide`}>
            {texts.searchHint}
          </p>
        </search>
      </div>
      <p className="visually-hidden" role="status">
        {!isLoading && rows && (rows.length === 0 ? nothing : fillText(shown, { page, n: rows.length }))}
      </p>
      {tools}
      {isFailed && <LoadFailure {...texts.failed} onRetry={list.retry} />}
      {!rows && isLoading && <Waiting text={texts.loading} />}
      {rows?.length === 0 && search && (
        <NothingFound text={nothing} clear={texts.clearSearch} onClear={list.clearSearch}>
          {searchElsewhere}
        </NothingFound>
      )}
      {rows?.length === 0 && !search && (
        <NoRows title={empty.title} aside={empty.aside}>
          {emptyLink}
        </NoRows>
      )}
      {rows && rows.length > 0 && table(rows)}
      <ListPages label={texts.pages} list={list} />
      {children}
    </section>
  )
}
