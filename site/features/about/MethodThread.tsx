import type { Content } from '../../../contract/content/content.ts'
import { useContent } from '../../shared/use-content.tsx'

/** Size of one drawing, in units of its own box. */
type MethodScale = {
  width: number
  /** Height of the thread. */
  base: number
  stroke: number
  /** Size of the first and of the last loop, as a factor of a loop 92 wide and 70 high. */
  loops: readonly [number, number]
  /** Room for the knot and the thread behind it. */
  tail: number
}

/** Paths of a drawing. `over` passes above `under` where a loop crosses itself; `gap` is the cut between them. */
type MethodShape = {
  crumbs: string
  under: string
  gap: string
  over: string
  /** The thread behind the knot, which thins out to the four pixels of the rail, or stays as thin as it is. */
  end: string
  knot: { x: number; y: number; scale: number }
  /** Where each phase begins, and at last where the drawing ends. */
  bounds: readonly [number, number, number, number, number]
}

const weeksPerMonth = 52 / 12

/** Grains, each as its place in the first phase, its height over the thread and its size, in strokes. */
const grains = [
  [0.1, 1.4, 0.75],
  [0.22, 3.4, 1],
  [0.3, 0.6, 0.8],
  [0.42, 2.4, 1.15],
  [0.5, 4.6, 0.65],
  [0.58, 0.9, 0.95],
  [0.68, 3, 0.6],
] as const

/** The mark's own thread: its thickness, and its middle above the foot of the mark's box. */
const mark = { thread: 4.8, middle: 71.2, from: 3, to: 97 } as const

const round = (value: number) => Math.round(value * 10) / 10
const path = (strings: TemplateStringsArray, ...values: number[]) =>
  strings.map((text, index) => text + (index < values.length ? round(values[index] ?? 0) : '')).join('')

/** The four phases on one thread, each as long as it takes at the longest: crumbs, a straight line, a loop for each month, the knot. */
export function toMethodShape(
  method: Content['offers']['method'],
  { width, base, stroke, loops, tail }: MethodScale,
): MethodShape {
  const [analysis, strategy, months] = [
    method.analysis.weeks[1],
    method.strategy.weeks[1],
    method.implementation.months[1],
  ] as const
  const weeks = analysis + strategy + months * weeksPerMonth
  const week = (width - tail) / weeks
  const first = analysis * week
  const second = first + strategy * week
  const third = width - tail
  const step = (third - second) / months

  const crumbs = grains
    .map(([at, height, size]) => {
      const half = size * stroke
      return path`M${first * at} ${base - height * stroke - half}l${half} ${half * 0.8} ${half * -0.8} ${half} ${-half} ${half * -0.8}z`
    })
    .join('')

  const turns = Array.from({ length: months }, (_, index) => {
    const size = loops[0] + ((loops[1] - loops[0]) * index) / Math.max(1, months - 1)
    return { size, start: second + step * (index + 0.5) - 46 * size }
  })
  const up = ({ size, start }: (typeof turns)[number]) =>
    path`M${start} ${base}c${48 * size} 0 ${70 * size} ${-22 * size} ${70 * size} ${-46 * size}`
  const knot = { scale: stroke / mark.thread, x: third, y: base - (mark.middle * stroke) / mark.thread }
  const last = Math.min(4, stroke)
  const knotStart = knot.x + mark.from * knot.scale
  const knotEnd = knot.x + mark.to * knot.scale

  return {
    crumbs,
    under: [
      path`M${first * 0.82} ${base}H${turns[0]?.start ?? third}`,
      ...turns.map(({ size, start }, index) => {
        const next = turns[index + 1]?.start ?? knotStart + stroke
        return path`M${start + 22 * size} ${base - 46 * size}c0 ${24 * size} ${22 * size} ${46 * size} ${70 * size} ${46 * size}H${next}`
      }),
    ].join(''),
    gap: turns.map(up).join(''),
    over: turns
      .map((turn) => up(turn) + path`a${24 * turn.size} ${24 * turn.size} 0 0 0 ${-48 * turn.size} 0`)
      .join(''),
    end: path`M${knotEnd - stroke} ${base - stroke / 2}L${width} ${base - last / 2}v${last}L${knotEnd - stroke} ${base + stroke / 2}z`,
    knot: { x: round(knot.x), y: round(knot.y), scale: round(knot.scale * 10) / 10 },
    bounds: [0, round(first), round(second), round(third), width],
  }
}

type Sizes = MethodScale & {
  className: string
  /** Below the thread: how deep the measuring line lies, how large its numbers are. */
  depth: number
  font: number
  /** Half the width of the disc behind a number; without it the numbers stand below the line. */
  dot?: number
}

/** The same drawing for a wide window and for a narrow one, so that its strokes and numbers stay legible. */
const sizes: readonly Sizes[] = [
  {
    className: 'method-thread--wide',
    width: 1280,
    base: 104,
    stroke: 7,
    loops: [0.6, 1.2],
    tail: 210,
    depth: 52,
    font: 20,
    dot: 17,
  },
  {
    className: 'method-thread--narrow',
    width: 350,
    base: 46,
    stroke: 3,
    loops: [0.2, 0.36],
    tail: 84,
    depth: 20,
    font: 13,
  },
]

function Drawing({ label, className, depth, font, dot = 0, ...scale }: Sizes & { label: string }) {
  const { crumbs, under, gap, over, end, knot, bounds } = toMethodShape(useContent().offers.method, scale)
  const { base, stroke, width } = scale
  const line = base + depth
  const phases = bounds.slice(0, 4).map((from, index) => ({ from, to: bounds[index + 1] ?? width, number: index + 1 }))
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${line + (dot || font * 1.3) + 2}`}
      strokeWidth={stroke}
      role="img"
      aria-label={label}
    >
      <path className="method-thread-strand" d={under} />
      <path className="method-thread-gap" d={gap} strokeWidth={stroke * 2.6} />
      <path className="method-thread-strand" d={over} />
      <path className="line" d={crumbs + end} />
      <use className="line" href="#mark" transform={`translate(${knot.x} ${knot.y}) scale(${knot.scale})`} />
      <path
        className="method-thread-mark"
        strokeWidth={stroke / 3.5}
        d={`M0 ${line}H${width}${phases.map(({ from }) => `M${from} ${line - font / 2}v${font}`).join('')}`}
      />
      {phases.map(({ from, to, number }) => (
        <g key={number}>
          {dot > 0 && <circle cx={(from + to) / 2} cy={line} r={dot} />}
          <text x={(from + to) / 2} y={line + font * (dot > 0 ? 0.32 : 1.25)} fontSize={font}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** The four phases on one thread, to the scale of time; the numbers are those of the list below it. */
export function MethodThread({ label }: { label: string }) {
  return (
    <div className="method-thread joint">
      {sizes.map((size) => (
        <Drawing key={size.className} label={label} {...size} />
      ))}
    </div>
  )
}
