/** A knot of the row: its left side, and its size as a multiple of the mark, which is 100 wide. */
export type RowKnot = { x: number; scale: number }

/** In the mark: where its two ends lie, half their thickness, and the height of the thread. */
const mark = { left: 5.6, right: 94.4, half: 2.4, line: 71.2 } as const

/** Half the thickness of the thread between knots, and the length over which it swells. */
const thread = { half: 2, swell: 34 } as const

const round = (value: number) => Math.round(value * 10) / 10

type Point = { x: number; half: number }

function endsOf({ x, scale }: RowKnot): { left: Point; right: Point } {
  const half = mark.half * scale
  return { left: { x: round(x + mark.left * scale), half }, right: { x: round(x + mark.right * scale), half } }
}

/** A piece of thread whose thickness changes from one point to the next, its ends level. */
function piece(from: Point, to: Point): string {
  const middle = round((from.x + to.x) / 2)
  const [above, below] = [(half: number) => round(100 - half), (half: number) => round(100 + half)]
  const top = `M${from.x} ${above(from.half)}C${middle} ${above(from.half)} ${middle} ${above(to.half)} ${to.x} ${above(to.half)}`
  const bottom = `V${below(to.half)}C${middle} ${below(to.half)} ${middle} ${below(from.half)} ${from.x} ${below(from.half)}z`
  return top + bottom
}

/**
 * Knots on a thread that goes on beyond both sides. For the inside of an `svg`: the thread runs at the height of 100,
 * 4 thick. The knots are the mark of the page's sprite.
 */
export function KnotRow({ knots }: { knots: readonly [RowKnot, ...RowKnot[]] }) {
  const ends = knots.map(endsOf)
  const first = endsOf(knots[0])
  const last = ends.at(-1) ?? first
  const plain = (x: number): Point => ({ x: round(x), half: thread.half })
  const between = ends.slice(1).map(({ left }, index) => {
    const { right } = ends[index] ?? first
    const middle = plain((right.x + left.x) / 2)
    return piece(right, middle) + piece(middle, left)
  })
  const before = plain(first.left.x - thread.swell)
  const after = plain(last.right.x + thread.swell)
  const line = [`M-3000 98H${before.x}v4H-3000z`, piece(before, first.left), ...between, piece(last.right, after)]
  return (
    <>
      <path d={`${line.join('')}M${after.x} 98H3000v4H${after.x}z`} />
      {knots.map(({ x, scale }) => (
        <use key={x} href="#mark" transform={`translate(${x} ${round(100 - mark.line * scale)}) scale(${scale})`} />
      ))}
    </>
  )
}
