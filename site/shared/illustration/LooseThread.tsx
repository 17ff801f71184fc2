const crumbs =
  'M68.9 45.9l5.2 3-3 5.2-5.2-3zM79.6 51.2l1.2 4.3-4.3 1.2-1.2-4.3zM85.4 44.8l1.8 4.7-4.7 1.8-1.8-4.7zM88.6 52.5l3.8 1.1-1.1 3.8-3.8-1.1zM76.1 41.5l2.4 2.6-2.6 2.4-2.4-2.6zM67.3 54.9l0.8 3.4-3.4 0.8-0.8-3.4z'

/** A thread that no longer holds anything: it comes in from the left, wanders, passes over itself once, and ends. */
export function LooseThread() {
  return (
    <svg className="drawn" viewBox="0 0 640 400" aria-hidden="true">
      <path
        pathLength="1"
        d="M-2400 330H96C188 330 236 274 236 208C236 138 184 96 132 96C84 96 50 130 50 176C50 232 104 268 182 268C300 268 342 74 452 74C520 74 560 122 560 176C560 236 510 268 462 268C424 268 398 246 398 216C398 190 418 174 442 174"
      />
      <path className="gap" d="M218.5 248.5L247.3 235.7M203.6 281.4L232.5 268.6" />
    </svg>
  )
}

/** A thread that has snapped: two frayed ends, crumbs between them, both sides leave the picture. */
export function BrokenThread() {
  return (
    <svg className="drawn" viewBox="0 0 640 400" aria-hidden="true">
      <path pathLength="1" d="M-2400 330H60C140 330 150 180 206 150C228 138 244 148 262 132" />
      <path pathLength="1" d="M3000 330H590C500 330 496 214 446 196C424 188 414 200 396 190" />
      <g transform="translate(20 -70) scale(4)">
        <path d={crumbs} />
      </g>
    </svg>
  )
}
