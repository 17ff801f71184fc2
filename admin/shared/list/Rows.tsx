import { useSyncExternalStore } from 'react'
import { adminScreens } from '../../../contract/api/admin.ts'
import { fillText } from '../../../contract/fill-text.ts'
import { PersonLink } from '../PersonLink.tsx'
import type { ListKind, ListRow } from './list-kind.ts'
import { listTexts } from './texts.ts'
import type { Chosen } from './use-chosen.ts'

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
