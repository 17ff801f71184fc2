import { type PointerEvent, useState } from 'react'
import { formatCount, formatShortDay } from '../shared/admin-formats.ts'

/** Most labels that an axis of a phone's width holds. */
const most = 5

/** What is named under the chart, with its place among all: evenly spaced, ending with the last one. */
export function toAxisDays(days: readonly string[]): { day: string; index: number }[] {
  const step = Math.max(1, Math.ceil((days.length - 1) / (most - 1)))
  return days.map((day, index) => ({ day, index })).filter(({ index }) => (days.length - 1 - index) % step === 0)
}

/** The figures beside the chart, from zero to the first that no count exceeds: at most five steps of 1, 2 or 5 times a power of ten. */
export function toAxisCounts(counts: readonly number[]): number[] {
  const highest = Math.max(1, ...counts)
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(1, highest / most)))
  const step = [1, 2, 5, 10].map((factor) => factor * magnitude).find((size) => size * most >= highest) ?? highest
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step)
}

/** A day or a Monday, what was counted then, and in the day or week that it is compared with; null is not known. */
type Point = { day: string; count: number | null; before: number | null }

type TimeChartProps = {
  points: Point[]
  /** The last one is not over. */
  isOpen: boolean
  /** `12 mai`, `Semaine du 12 mai`. */
  nameOf: (day: string) => string
  /** What the picture shows, in one sentence. */
  summary: string
}

/**
 * The thread of some days or weeks, dotted where the last one is not over, and a faint one of those before. One picture for
 * assistive technology: its figures stand in the table below it, so the chart itself takes no focus. Places are
 * percentages of the plot, so that it is as wide as its panel without being measured; only the threads are stretched.
 */
export function TimeChart({ points, isOpen, nameOf, summary }: TimeChartProps) {
  const [pointed, setPointed] = useState<number>()
  const axisCounts = toAxisCounts(points.flatMap(({ count, before }) => [count ?? 0, before ?? 0]))
  const top = axisCounts.at(-1) ?? 1
  const lastIndex = Math.max(1, points.length - 1)
  const toX = (index: number) => (index / lastIndex) * 100
  const toY = (count: number) => 100 - (count / top) * 100
  const toLine = (key: 'count' | 'before', from: number, to: number) =>
    points
      .map(({ [key]: count }, index) => (count === null ? '' : `${toX(index)},${toY(count)}`))
      .slice(from, to)
      .join(' ')
  const shown = pointed ?? points.length - 1
  const tip = points[shown]

  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPointed(Math.min(points.length - 1, Math.max(0, Math.round(((clientX - left) / width) * lastIndex))))
  }

  return (
    <div className="chart" role="img" aria-label={summary}>
      <div
        className="chart-plot"
        onPointerMove={point}
        onPointerDown={point}
        // A finger that is lifted has not gone elsewhere.
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(undefined)}
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
          {toAxisDays(points.map(({ day }) => day)).map(({ day, index }) => (
            <text key={day} className="chart-day" x={`${toX(index)}%`} y="100%">
              {formatShortDay(day)}
            </text>
          ))}
          <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <polyline points={toLine('before', 0, points.length)} />
            <polyline className="chart-line" points={toLine('count', 0, isOpen ? -1 : points.length)} />
            {isOpen && <polyline className="chart-line chart-line--open" points={toLine('count', -2, points.length)} />}
          </svg>
          {pointed !== undefined && (
            <line className="chart-pointer" x1={`${toX(shown)}%`} x2={`${toX(shown)}%`} y2="100%" />
          )}
          {tip?.count != null && <circle className="chart-dot" r="7" cx={`${toX(shown)}%`} cy={`${toY(tip.count)}%`} />}
        </svg>
        {pointed !== undefined && tip && (
          <Tip point={tip} name={nameOf(tip.day)} x={toX(shown)} isLow={toY(tip.count ?? 0) > 50} />
        )}
      </div>
    </div>
  )
}

type TipProps = {
  point: Point
  name: string
  /** Percentage of the plot's width. */
  x: number
  /** The dot is in the lower half: the text stands in the upper one. */
  isLow: boolean
}

/** The figures of what is pointed at, within the plot and beside the line. */
function Tip({ point: { count, before }, name, x, isLow }: TipProps) {
  const across = x > 50 ? { right: `calc(${100 - x}% + 10px)` } : { left: `calc(${x}% + 10px)` }
  const say = (value: number | null) => (value === null ? '–' : formatCount(value))
  return (
    <p className="chart-tooltip" style={{ ...across, [isLow ? 'top' : 'bottom']: 0 }}>
      <b>{say(count)}</b>
      {name}
      <small>{`Avant : ${say(before)}`}</small>
    </p>
  )
}
