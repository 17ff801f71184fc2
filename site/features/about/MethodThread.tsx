import { useContent } from '../../shared/use-content.tsx'
import { type MethodScale, toMethodShape } from './method-thread.ts'

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
    <div className="method-thread">
      {sizes.map((size) => (
        <Drawing key={size.className} label={label} {...size} />
      ))}
    </div>
  )
}
