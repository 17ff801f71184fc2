import { useState } from 'react'
import type { Figure, FigureName } from '../../contract/api/admin-statistics.ts'
import { fillText } from '../../contract/fill-text.ts'
import { formatCount, formatShortDay } from '../shared/admin-formats.ts'
import { toCellText, toChangeText } from './cell-text.ts'
import { FigureTable } from './FigureTable.tsx'
import { statisticsTexts } from './texts.ts'
import { WeeksChart } from './WeeksChart.tsx'

type FigurePanelProps = { name: FigureName; figure: Figure }

/** Rows that are shown before the others are asked for. */
const firstRows = 5

/** One figure: weeks as a line with their table folded, anything else as a table. */
export function FigurePanel({ name, figure }: FigurePanelProps) {
  const { heading, rows } = figure
  const [isWhole, setWhole] = useState(false)
  const isCut = rows.length > firstRows && !isWhole
  return (
    <section className="card card--line figure" aria-labelledby={name}>
      <h2 id={name}>{heading}</h2>
      {figure.told ? (
        <>
          <Told figure={figure} />
          <details className="folded">
            <summary className="more screen-only">{statisticsTexts.table}</summary>
            <FigureTable figure={{ ...figure, rows: rows.toReversed() }} />
          </details>
        </>
      ) : rows.length > 0 ? (
        <FigureTable figure={isCut ? { ...figure, rows: rows.slice(0, firstRows) } : figure} />
      ) : (
        <p className="lead">{statisticsTexts.nothing}</p>
      )}
      {!figure.told && isCut && (
        <button type="button" className="button button--outline button--small" onClick={() => setWhole(true)}>
          {fillText(statisticsTexts.more, { n: formatCount(rows.length) })}
        </button>
      )}
    </section>
  )
}

/** Some columns in large with how they changed, and the line of one of them. */
function Told({ figure: { columns, rows, total, before, told } }: { figure: Figure }) {
  const [line = 0, faint = 0] = told?.drawn ?? []
  const points = rows.map(({ name, cells }) => ({
    week: name,
    count: cells[line] ?? null,
    before: cells[faint] ?? null,
  }))
  const top = points.reduce((top, point) => ((point.count ?? 0) > (top.count ?? 0) ? point : top))
  const say = (cells: Figure['total'], at: number) => toCellText(cells[at], { isShare: false })
  const summary = fillText(statisticsTexts.summary, {
    what: columns[line]?.label ?? '',
    n: say(total, line),
    before: say(before, line),
    top: toCellText(top.count, { isShare: false }),
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
              <span>{toChangeText(total[at], before[at])}</span>
            </dd>
          </div>
        ))}
      </dl>
      <WeeksChart points={points} summary={summary} />
    </>
  )
}
