import { type PointerEvent, useState } from 'react'
import type { PerDay } from '../../contract/api/admin.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { formatCount, formatLongDay, formatPlural, formatShortDay } from '../shared/admin-formats.ts'
import { toAxisCounts, toAxisDays } from './axis.ts'

type SignUpChartProps = {
  days: PerDay['days']
  /** What the picture shows, in one sentence. */
  summary: string
}

/**
 * The thread of sign-ups. One picture for assistive technology: its figures stand in the table below it, so the
 * chart itself takes no focus. Places are percentages of the plot, so that it is as wide as its panel without being
 * measured; only the thread itself is stretched.
 */
export function SignUpChart({ days, summary }: SignUpChartProps) {
  const [pointed, setPointed] = useState<number>()
  const axisCounts = toAxisCounts(days)
  const top = axisCounts.at(-1) ?? 1
  const lastIndex = Math.max(1, days.length - 1)
  const toX = (index: number) => (index / lastIndex) * 100
  const toY = (count: number) => 100 - (count / top) * 100
  const points = days.map(({ count }, index) => `${toX(index)},${toY(count)}`).join(' ')
  const last = days.at(-1)
  const tip = pointed === undefined ? undefined : days[pointed]

  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPointed(Math.min(lastIndex, Math.max(0, Math.round(((clientX - left) / width) * lastIndex))))
  }

  return (
    <div className="chart-inner" role="img" aria-label={summary}>
      <div
        className="chart-plot"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        <svg width="100%" height="100%" aria-hidden="true">
          {axisCounts.map((count) => (
            <g key={count}>
              <line className="chart-rule" x2="100%" y1={`${toY(count)}%`} y2={`${toY(count)}%`} />
              <text className="chart-count" x="-14" y={`${toY(count)}%`}>
                {formatCount(count)}
              </text>
            </g>
          ))}
          {toAxisDays(days).map(({ day, index }) => (
            <text key={day} className="chart-day" x={`${toX(index)}%`} y="100%">
              {formatShortDay(day)}
            </text>
          ))}
          <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <polygon className="chart-area" points={`0,100 ${points} 100,100`} />
            <polyline className="chart-line" points={points} />
          </svg>
          {last && <circle className="chart-dot" r="8" cx="100%" cy={`${toY(last.count)}%`} />}
          {pointed !== undefined && tip && (
            <>
              <line className="chart-pointer" x1={`${toX(pointed)}%`} x2={`${toX(pointed)}%`} y2="100%" />
              <circle className="chart-dot" r="6" cx={`${toX(pointed)}%`} cy={`${toY(tip.count)}%`} />
            </>
          )}
        </svg>
        {pointed !== undefined && tip && <DayTip day={tip} x={toX(pointed)} isLow={toY(tip.count) > 50} />}
      </div>
    </div>
  )
}

type DayTipProps = {
  day: PerDay['days'][number]
  /** Percentage of the plot's width. */
  x: number
  /** The dot is in the lower half: the text stands in the upper one. */
  isLow: boolean
}

/** The figure of the day that is pointed at, within the plot and beside the line. */
function DayTip({ day: { day, count }, x, isLow }: DayTipProps) {
  const texts = useMessages().perDay
  const across = x > 50 ? { right: `calc(${100 - x}% + 10px)` } : { left: `calc(${x}% + 10px)` }
  return (
    <p className="chart-tooltip" style={{ ...across, [isLow ? 'top' : 'bottom']: 0 }}>
      <b>{formatPlural(texts, count)}</b>
      {formatLongDay(day)}
    </p>
  )
}
