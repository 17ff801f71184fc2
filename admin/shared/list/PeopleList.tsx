import { type ReactNode, useEffect } from 'react'
import { adminScreens, type ListRow } from '../../../contract/api/admin.ts'
import type { ListPage } from '../../../contract/api/admin-people.ts'
import { fillText } from '../../../contract/text.ts'
import { ExportLinks } from '../ActionParts.tsx'
import { formatCountedPlural } from '../admin-formats.ts'
import { withQuery } from '../client.ts'
import { LoadFailure, usePagedHeading, Waiting } from '../parts.tsx'
import { useLoaded } from '../use-loaded.ts'
import { type Column, type ListKind, readFilter, useChosen } from './list-kind.ts'
import { ListPages, NoRows, Table } from './Table.tsx'
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

  // The list begins there, too, after its rows have changed.
  const heading = usePagedHeading(cursor)
  // The last row of a page may have gone.
  const isLeftEmpty = !isLoading && rows?.length === 0 && cursor !== undefined
  useEffect(() => {
    if (isLeftEmpty) location.replace(`?${new URLSearchParams(filter)}`)
  })

  const name: Column<Row> = {
    name: kind.nameColumn,
    isHead: true,
    cell: (row) => (
      <>
        <a href={`${adminScreens.people}/${kind.pageOf(row)}`}>
          <bdi>{kind.nameOf(row)}</bdi>
        </a>
        {kind.below?.(row)}
      </>
    ),
  }
  const nothing = filter.search
    ? fillText(texts.nothingFound, { search: filter.search })
    : 'Rien ne correspond à ces filtres.'
  const found = count === null ? '' : formatCountedPlural(texts.count, count)
  return (
    <section className="card card--line list-panel" aria-labelledby="liste">
      <div className="row row--apart screen-head">
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
      <p className="small" role="status">
        {!isLoading && rows && (rows.length > 0 ? found : isNarrowed && nothing)}
      </p>
      {isFailed && <LoadFailure text={texts.failed} onRetry={retry} />}
      {!rows && isLoading && <Waiting text={texts.loading} />}
      {rows?.length === 0 &&
        (isNarrowed ? (
          <div className="no-rows">
            <a className="button button--outline button--small" href="?">
              Tout afficher
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
          <Table
            caption={texts.heading}
            columns={[name, ...kind.columns]}
            rows={rows}
            isLoading={isLoading}
            choice={treatment && { chosen, nameOf: kind.nameOf, isOff: isLoading || isFailed }}
          />
          <ListPages label={texts.pages} query={query} next={next} />
        </>
      )}
      {value && treatment && (
        <treatment.Selection
          kind={kind}
          chosen={chosen}
          rows={value.rows}
          filter={filter}
          found={value.count}
          until={value.until}
          onDone={() => heading.current?.focus()}
        />
      )}
    </section>
  )
}
