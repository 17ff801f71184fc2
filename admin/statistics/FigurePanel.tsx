import { type ReactNode, useState } from 'react'
import {
  type Cell,
  type Figure,
  type FigureName,
  lastRows,
  leastCompared,
  type PeriodName,
} from '../../contract/api/admin-dashboard.ts'
import { formatCount, formatShortDay } from '../shared/admin-formats.ts'
import { Part } from '../shared/parts.tsx'
import { TimeChart } from './TimeChart.tsx'

type FigurePanelProps = {
  name: FigureName
  figure: Figure
  period: PeriodName
  /** Said where there is nothing to compare with. */
  missing: string
  /** The address of a page's story, where rows are pages. */
  toPage: ((path: string) => string) | undefined
}

/** Rows that are shown before the others are asked for. */
const firstRows = 5

/** One figure: time as a line with its table folded, anything else as a table. */
export function FigurePanel({ name, figure, toPage, ...told }: FigurePanelProps) {
  const { heading, rows } = figure
  const [isWhole, setWhole] = useState(false)
  const isCut = rows.length > firstRows && !isWhole
  return (
    <Part id={name} heading={heading} className="card card--line figure">
      {figure.told ? (
        <Told figure={figure} {...told} />
      ) : rows.length > 0 ? (
        <FigureTable figure={isCut ? { ...figure, rows: rows.slice(0, firstRows) } : figure} toPage={toPage} />
      ) : (
        <p className="lead">Rien sur cette période.</p>
      )}
      {!figure.told && isCut && (
        <button type="button" className="button button--outline button--small" onClick={() => setWhole(true)}>
          {`Voir les ${formatCount(rows.length)} lignes`}
        </button>
      )}
    </Part>
  )
}

/** Some columns in large with how they changed, and the line of one of them once it has two points. */
function Told({ figure, period, missing }: Pick<FigurePanelProps, 'figure' | 'period' | 'missing'>) {
  const { columns, rows, total, before, told } = figure
  const [line = 0, faint = 0] = told?.drawn ?? []
  const points = rows.map(({ name, cells }) => ({
    day: name,
    count: cells[line] ?? null,
    before: cells[faint] ?? null,
  }))
  const [top] = points.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
  const say = (cells: Figure['total'], at: number) => toCellText(cells[at], { isShare: false })
  const nameOf = (day: string) => `${period.endsWith('weeks') ? 'Semaine du' : 'Le'} ${formatShortDay(day)}`
  const highest =
    top && `Au plus fort, ${nameOf(top.day).toLowerCase()} : ${toCellText(top.count, { isShare: false })}.`
  const toChange = period === 'today' ? toDayText : toChangeText
  return (
    <>
      <dl className="figure-large">
        {told?.large.map((at) => (
          <div key={at} className="stat">
            <dt className="label">{columns[at]?.label}</dt>
            <dd>
              <b>{say(total, at)}</b>
              <span>{toChange(total[at], before[at], missing)}</span>
            </dd>
          </div>
        ))}
      </dl>
      {points.length > 1 && (
        <>
          <TimeChart
            // What is pointed at is no place in another period.
            key={period}
            points={points}
            nameOf={nameOf}
            isOpen={period !== 'last-month'}
            summary={`${columns[line]?.label ?? ''} : ${say(total, line)} en tout, ${say(before, line)} la période précédente. ${highest}`}
          />
          <details className="folded">
            <summary className="more screen-only">Lire les chiffres en tableau</summary>
            <FigureTable figure={{ ...figure, rows: rows.toReversed() }} toPage={undefined} />
          </details>
        </>
      )}
    </>
  )
}

/** The rows of a figure, then all together and all of the period before; where there is little room each name stands above its numbers. */
function FigureTable({ figure, toPage }: Pick<FigurePanelProps, 'figure' | 'toPage'>) {
  const { heading, rowsAre, columns, rows, total, before } = figure
  const top = Math.max(1, ...rows.map(({ cells }) => cells[0] ?? 0))
  const draw = (name: string, label: ReactNode, cells: Figure['total'], share?: number) => (
    <tr key={name}>
      <th scope="row">
        {label}
        {share !== undefined && <i className="figure-share" style={{ width: `${share * 100}%` }} />}
      </th>
      {columns.map((column, at) => (
        <td key={column.label} data-column={column.label}>
          {toCellText(cells[at], column)}
        </td>
      ))}
    </tr>
  )
  const drawRow = ({ name, label, note, cells }: Figure['rows'][number]) => {
    const named = toPage && name.startsWith('/') ? <a href={toPage(name)}>{label}</a> : label
    const explained = (
      <>
        {named}
        <small>{note}</small>
      </>
    )
    return draw(name, note ? explained : named, cells, (cells[0] ?? 0) / top)
  }
  return (
    <div className="figure-table">
      <table className="rows">
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
        <tbody>{rows.map(drawRow)}</tbody>
        <tfoot>
          {draw('total', lastRows.total, total)}
          {draw('before', lastRows.before, before)}
        </tfoot>
      </table>
    </div>
  )
}

const share = new Intl.NumberFormat('fr-FR', { style: 'percent' })
const change = new Intl.NumberFormat('fr-FR', { style: 'percent', signDisplay: 'exceptZero' })

/** A cell as it is read: `2 068`, `62 %`, a dash where nothing is known. */
const toCellText = (cell: Cell | undefined, { isShare }: Pick<Figure['columns'][number], 'isShare'>): string =>
  cell == null ? '–' : isShare ? share.format(cell) : formatCount(cell)

/** How a number changed; where that would say nothing, why. */
function toChangeText(now: Cell | undefined, before: Cell | undefined, missing: string): string {
  if (now == null) return 'Pas encore compté'
  if (before == null) return missing
  const n = formatCount(before)
  if (before < leastCompared) return `${n} avant, trop peu pour comparer`
  return `${change.format(now / before - 1)} par rapport à ${n}`
}

/** A day that runs has nothing of the same length beside it. */
const toDayText = (now: Cell | undefined, before: Cell | undefined, missing: string): string =>
  now == null || before == null ? toChangeText(now, before, missing) : `${formatCount(before)} hier`
