import type { CSSProperties } from 'react'
import { type Figure, lastRows } from '../../contract/api/admin-statistics.ts'
import { toCellText } from './cell-text.ts'

type FigureTableProps = { figure: Figure }

/** The rows of a figure, then all together and all of the weeks before; where there is little room each name stands above its numbers. */
export function FigureTable({ figure }: FigureTableProps) {
  const { heading, rowsAre, columns, rows, total, before } = figure
  const top = Math.max(1, ...rows.map(({ cells }) => cells[0] ?? 0))
  const draw = (name: string, label: string, cells: Figure['total'], share?: number) => (
    <tr key={name}>
      <th scope="row">
        {label}
        {share !== undefined && <i className="figure-share" style={{ width: `${share * 100}%` }} />}
      </th>
      {columns.map((column, at) => (
        <td key={column.label}>{toCellText(cells[at], column)}</td>
      ))}
    </tr>
  )
  return (
    <div className="figure-table">
      <table className="rows" style={{ '--columns': columns.length } as CSSProperties}>
        <caption className="visually-hidden">{heading}</caption>
        <thead>
          <tr>
            <th scope="col">{rowsAre}</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(({ name, label, cells }) => draw(name, label, cells, (cells[0] ?? 0) / top))}</tbody>
        <tfoot>
          {draw('total', lastRows.total, total)}
          {draw('before', lastRows.before, before)}
        </tfoot>
      </table>
    </div>
  )
}
