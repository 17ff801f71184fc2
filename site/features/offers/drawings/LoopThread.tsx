/** Half a loop each, and the strip of ground that lets it pass over what lies below. */
const halves = {
  riseGap: 'M15 98c10-3 19-8 25.5-15.5 6.5-7 11-15.5 12.5-24.5 1.5-9 0-17.5-3.5-24.5-4-7.5-10-12.5-16.5-15.5',
  rise: 'M0 102c13.5 0 26.5-4.5 36.5-12.5 10.5-8 17.5-19 20-31 2.5-11.5 0-24-6.5-33-6.5-9.5-17-15-28-15L22 21.5c7.5 0 15 3.5 20.5 10 5 6 8 15.5 7 26-1 10-7 20.5-16 28.5-9 7.5-21 12-33.5 12z',
  fallGap: 'M13.5 17.5c-7.5 2-14 7.5-18 14.5-4.5 7.5-6 16.5-4.5 25.5 1.5 9.5 6 18.5 13 26 7 7 16.5 12.5 27 15',
  fall: 'M22 10.5c-11 0-21.5 5.5-28 15-6.5 9-9 21.5-6.5 33 2.5 12 9.5 23 20 31 10 8 23 12.5 36.5 12.5L44 98c-12.5 0-24.5-4.5-33.5-12-9.5-8-15-18.5-16-28.5-1.5-10.5 2-20 7-26 5.5-6.5 13-10 20.5-10z',
} as const

/** From the beginning of one loop to the beginning of the next. */
const pitch = 44

/**
 * Loops in a row on a thread that goes on beyond both sides. For the inside of an `svg`: the thread runs at the height
 * of 100, 4 thick. The `svg` gives the colour; `.gap` is the colour of the ground.
 * @param x where the first loop begins
 */
export function LoopThread({ x, loops }: { x: number; loops: number }) {
  const end = x + pitch * loops
  const starts = Array.from({ length: loops }, (_, index) => x + pitch * index)
  return (
    <>
      <path d={`M-3000 98H${x + 1}v4H-3000zM${end - 1} 98H3000v4H${end - 1}z`} />
      {starts.map((start) => (
        <g key={start} transform={`translate(${start})`}>
          <path className="gap" d={halves.riseGap} />
          <path d={halves.rise} />
          <path className="gap" d={halves.fallGap} />
          <path d={halves.fall} />
        </g>
      ))}
    </>
  )
}
