import { useState } from 'react'
import type { Figure, FigureName } from '../../contract/api/admin-statistics.ts'
import type { AdminStatistics } from '../../contract/content/admin/statistics.ts'
import { fillText } from '../../contract/fill-text.ts'
import { formatCount, formatShortDay } from '../shared/admin-formats.ts'
import { toCellText, toChangeText } from './cell-text.ts'
import { FigureTable } from './FigureTable.tsx'
import { WeeksChart } from './WeeksChart.tsx'

type Texts = AdminStatistics['screen']
type FigurePanelProps = { name: FigureName; figure: Figure; texts: Texts }

/** Rows that are shown before the others are asked for. */
const firstRows = 5

/** One figure: weeks as a line with their table folded, anything else as a table. */
export function FigurePanel({ name, figure, texts }: FigurePanelProps) {
  const { heading, rows } = figure
  const [isWhole, setWhole] = useState(false)
  const isCut = rows.length > firstRows && !isWhole
  return (
    <section className="card card--line figure" aria-labelledby={name}>
      <h2 id={name}>{heading}</h2>
      {figure.told ? (
        <>
          <Told figure={figure} texts={texts} />
          <details className="folded">
            <summary className="more screen-only">{texts.table}</summary>
            <FigureTable figure={{ ...figure, rows: rows.toReversed() }} texts={texts} />
          </details>
        </>
      ) : rows.length > 0 ? (
        <FigureTable figure={isCut ? { ...figure, rows: rows.slice(0, firstRows) } : figure} texts={texts} />
      ) : (
        <p className="lead">{texts.nothing}</p>
      )}
      {!figure.told && isCut && (
        <button type="button" className="button button--outline button--small" onClick={() => setWhole(true)}>
          {fillText(texts.more, { n: formatCount(rows.length) })}
        </button>
      )}
    </section>
  )
}

/** Some columns in large with how they changed, and the line of one of them. */
function Told({ figure: { columns, rows, total, before, told }, texts }: { figure: Figure; texts: Texts }) {
  const [line = 0, faint = 0] = told?.drawn ?? []
  const points = rows.map(({ name, cells }) => ({
    week: name,
    count: cells[line] ?? null,
    before: cells[faint] ?? null,
  }))
  const top = points.reduce((top, point) => ((point.count ?? 0) > (top.count ?? 0) ? point : top))
  const say = (cells: Figure['total'], at: number) => toCellText(cells[at], { isShare: false }, texts)
  const summary = fillText(texts.summary, {
    what: columns[line]?.label ?? '',
    n: say(total, line),
    before: say(before, line),
    top: toCellText(top.count, { isShare: false }, texts),
    day: formatShortDay(top.week),
  })
  return (
    <>
      <dl className="figure-large">
        {told?.large.map((at) => (
          <div key={at} className="stat">
            <dt className="label">{columns[at]?.label}</dt>
            <dd>
              <b>{say(total, at)}</b>
              <span>{toChangeText(total[at], before[at], texts)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <WeeksChart points={points} summary={summary} texts={texts} />
    </>
  )
}
