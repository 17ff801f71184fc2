import type { ReactNode } from 'react'
import { LoadFailure } from '../LoadFailure.tsx'
import { Waiting } from '../Waiting.tsx'
import { ListPages } from './ListPages.tsx'
import { ListSearch } from './ListSearch.tsx'
import type { AddressList } from './use-address-list.ts'
import type { ListFocus } from './use-list-focus.ts'

/** `{page}` and `{n}` stand in the two sentences about what is shown. */
export type ListWords = {
  heading: string
  headingWhileSearching: string
  search: string
  searchHint: string
  loading: string
  shownOne: string
  shownMany: string
  failed: { title: string; text: string }
  pages: string
}

type ListPanelProps<Row> = {
  /** Of the heading, which the bar leads to, and of the field of the search. */
  ids: { heading: string; search: string }
  words: ListWords
  aside: string
  list: AddressList<Row>
  focus: ListFocus
  /** In the head. */
  filters?: ReactNode
  /** Between the head and the rows. */
  tools?: ReactNode
  /** What is announced, and what is shown, where there is no row. */
  nothing: string
  empty: ReactNode
  table: (rows: readonly Row[]) => ReactNode
  /** Dialogs. */
  children: ReactNode
}

/** A list of the room: head, search, rows, pages, and what is said while it loads and when it fails. */
export function ListPanel<Row>(props: ListPanelProps<Row>) {
  const { ids, words, aside, list, focus, filters, tools, nothing, empty, table, children } = props
  const { rows, isLoading, failure, page } = list
  return (
    <section className="card card--line list-panel" aria-labelledby={ids.heading}>
      <div className="dashboard-head">
        <div>
          <h2 id={ids.heading} ref={focus.heading} tabIndex={-1}>
            {list.search ? words.headingWhileSearching : words.heading}
          </h2>
          <p className="small">{aside}</p>
          {filters}
        </div>
        <ListSearch
          id={ids.search}
          label={words.search}
          hint={words.searchHint}
          ref={focus.field}
          typed={list.typed}
          onType={list.setTyped}
        />
      </div>
      <p className="visually-hidden" role="status">
        {!isLoading && rows && toAnnouncement(rows.length, page, words, nothing)}
      </p>
      {tools}
      {failure && <LoadFailure {...words.failed} onRetry={list.retry} />}
      {!rows && isLoading && <Waiting text={words.loading} />}
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && table(rows)}
      <ListPages label={words.pages} page={page} onPrevious={focus.goBack} onNext={focus.goOn} />
      {children}
    </section>
  )
}

function toAnnouncement(count: number, page: number, words: ListWords, nothing: string): string {
  if (count === 0) return nothing
  const sentence = count === 1 ? words.shownOne : words.shownMany
  return sentence.replace('{page}', String(page)).replace('{n}', String(count))
}
