import type { ReactNode } from 'react'
import { InlineSvg } from '../../../site/shared/illustration/Drawing.tsx'
import looseThread from '../../../site/shared/illustration/drawings/loose-thread.svg?raw'
import type { Chosen, Column } from './list-kind.ts'

type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  isLoading?: boolean
  /** How rows are chosen, off while they are not those that were asked for; without it they can only be read. */
  choice?: { chosen: Chosen; nameOf: (row: Row) => string; isOff: boolean } | undefined
}

/** Rows as a table, on a phone as cards. */
export function Table<Row extends { id: string }>({ caption, columns, rows, isLoading, choice }: TableProps<Row>) {
  return (
    <table className="rows rows--cards" aria-busy={isLoading}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {choice && (
            <td className="cell-choice">
              <Choice
                label="Sélectionner toute la page"
                isOff={choice.isOff}
                isChosen={rows.every(({ id }) => choice.chosen.has(id))}
                onToggle={() => choice.chosen.togglePage(rows.map(({ id }) => id))}
              />
            </td>
          )}
          {columns.map(({ name, isForDesk }) => (
            <th key={name} scope="col" className={isForDesk && 'for-desk'}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={choice?.chosen.has(row.id) ? 'is-chosen' : undefined}>
            {choice && (
              <td className="cell-choice">
                <Choice
                  label={`Sélectionner ${choice.nameOf(row)}`}
                  isOff={choice.isOff}
                  isChosen={choice.chosen.has(row.id)}
                  onToggle={() => choice.chosen.toggle(row.id)}
                />
              </td>
            )}
            {columns.map(({ name, isHead, isState, isForDesk, cell }) =>
              isHead ? (
                <th key={name} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={name} className={isState ? 'cell-state' : isForDesk && 'for-desk'}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ChoiceProps = { label: string; isOff: boolean; isChosen: boolean; onToggle: () => void }

function Choice({ label, isOff, isChosen, onToggle }: ChoiceProps) {
  return (
    <label className="choice">
      <input type="checkbox" aria-label={label} disabled={isOff} checked={isChosen} onChange={onToggle} />
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
          Début de la liste
        </a>
      )}
      {next !== null && (
        <a className="button button--outline button--small" href={toPage(next)}>
          Page suivante
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
