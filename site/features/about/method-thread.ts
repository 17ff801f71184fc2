import type { Content } from '../../../contract/content/content.ts'

/** Size of one drawing, in units of its own box. */
export type MethodScale = {
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
export type MethodShape = {
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
