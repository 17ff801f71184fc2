import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { adminApi } from '../../../contract/api/admin.ts'
import { type LeadRow, type ListPage, leadSelectionActions } from '../../../contract/api/admin-people.ts'
import { frenchNames } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import { fillText } from '../../../contract/text.ts'
import { ExportLinks } from '../ActionParts.tsx'
import { formatCounted, formatMoment } from '../admin-formats.ts'
import { withQuery } from '../client.ts'
import { LoadFailure, Moment, Waiting } from '../parts.tsx'
import { leadTexts, stageNames } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { type ListKind, ListPages, type ListRow, NoRows, Rows, readFilter, useChosen } from './Rows.tsx'
import { leadListTexts, listTexts } from './texts.ts'
import type { ListFilters, SelectionBar } from './treatment.tsx'

type PeopleListProps<Row> = {
  kind: ListKind<Row>
  query: URLSearchParams
  /** How rows are found, chosen and treated; without it they are read, and nothing of this is loaded. */
  treatment?: { Filters: typeof ListFilters; Selection: typeof SelectionBar }
  /** Below the heading. */
  children?: ReactNode
}

/** A list of people: filters, rows, what is done with those that are chosen, pages, and what is said where there is none. */
export function PeopleList<Row extends ListRow>({ kind, query, treatment, children }: PeopleListProps<Row>) {
  const { texts } = kind
  const filter = readFilter(query)
  const cursor = query.get('cursor') ?? undefined
  const path = withQuery(kind.path, { ...filter, cursor })
  const { value, isLoading, isFailed, retry } = useLoaded<ListPage<Row>>(path)
  const chosen = useChosen(path)
  const isNarrowed = Object.keys(filter).length > 0
  const { rows, next = null, count = null } = value ?? {}

  // Another page begins at the heading, as does the list after its rows have changed.
  const heading = useRef<HTMLHeadingElement>(null)
  const shownCursor = useRef(cursor)
  useLayoutEffect(() => {
    if (shownCursor.current !== cursor) heading.current?.focus()
    shownCursor.current = cursor
  }, [cursor])
  // The last row of a page may have gone.
  const isLeftEmpty = !isLoading && rows?.length === 0 && cursor !== undefined
  useEffect(() => {
    if (isLeftEmpty) location.replace(`?${new URLSearchParams(filter)}`)
  })

  const nothing = filter.search ? fillText(texts.nothingFound, { search: filter.search }) : listTexts.nothing
  const found =
    count === null ? '' : fillText(count === 1 ? texts.count.one : texts.count.many, { n: formatCounted(count) })
  return (
    <section className="card card--line list-panel" aria-labelledby="liste">
      <div className="screen-head">
        <div>
          <h2 id="liste" ref={heading} tabIndex={-1}>
            {isNarrowed ? texts.headingWhileSearching : texts.heading}
          </h2>
          {children}
        </div>
        {treatment && (
          <div className="actions">
            <ExportLinks path={kind.file} query={filter} {...(isNarrowed && { of: texts.headingWhileSearching })} />
          </div>
        )}
      </div>
      {treatment && <treatment.Filters kind={kind} filter={filter} />}
      <p className="small list-count" role="status">
        {!isLoading && rows && (rows.length > 0 ? found : isNarrowed && nothing)}
      </p>
      {isFailed && <LoadFailure text={texts.failed} onRetry={retry} />}
      {!rows && isLoading && <Waiting text={texts.loading} />}
      {rows?.length === 0 &&
        (isNarrowed ? (
          <div className="no-rows">
            <a className="button button--outline button--small" href="?">
              {listTexts.clear}
            </a>
          </div>
        ) : (
          <NoRows title={texts.empty} aside={texts.emptyAside}>
            <a className="button button--small" href={kind.emptyLink}>
              {texts.emptyLink}
            </a>
          </NoRows>
        ))}
      {rows && rows.length > 0 && (
        <>
          <Rows kind={kind} rows={rows} isLoading={isLoading} chosen={treatment && chosen} />
          <ListPages label={texts.pages} query={query} next={next} />
        </>
      )}
      {rows && treatment && (
        <treatment.Selection
          kind={kind}
          chosen={chosen}
          rows={rows}
          filter={filter}
          found={count}
          onDone={() => heading.current?.focus()}
        />
      )}
    </section>
  )
}

/** Sign-ups as a list. */
export function useLeadList(): ListKind<LeadRow> {
  const toState = ({ confirmedAt, quarantinedAt }: LeadRow) => {
    if (quarantinedAt !== null) return <span className="tag tag--mustard">{leadTexts.quarantine}</span>
    if (confirmedAt === null) return <span className="state state--none">{leadTexts.notConfirmed}</span>
    return <span className="state state--ok">{leadTexts.confirmed}</span>
  }
  return {
    path: adminApi.leads,
    file: adminApi.leadsCsv,
    texts: leadListTexts,
    states: ['confirmed', 'unconfirmed', 'quarantined'],
    actions: leadSelectionActions,
    emptyLink: pathOf('checklist', 'fr'),
    pageOf: ({ personId }) => personId,
    nameOf: ({ email }) => email,
    columns: [
      { key: 'date', cell: ({ downloadedAt }) => <Moment at={downloadedAt} /> },
      { key: 'confirmed', cell: toState },
      { key: 'language', cell: ({ locale }) => frenchNames[locale] },
      { key: 'stage', cell: ({ stage }) => stageNames[stage] },
    ],
    aside: toState,
    line: ({ downloadedAt, locale, stage }) => (
      <span className="line-whole">
        {[formatMoment(downloadedAt), frenchNames[locale], stageNames[stage]].join('\u00a0· ')}
      </span>
    ),
    canBe: ({ quarantinedAt }, action) => action !== 'release' || quarantinedAt !== null,
  }
}
