import type { ReactNode } from 'react'
import { KnotRow } from './KnotRow.tsx'
import { LoopThread } from './LoopThread.tsx'

/** What happens to the thread at the foot of a page's first screen; the thread runs at the height of 100. */
const drawings = {
  /** A glass that finds the fault on a page. */
  audit: (
    <>
      <path className="hero-thread-sheet" d="M40-112h236V98H40z" />
      <path className="hero-thread-ink" d="M40-112h236v34H40z" />
      <circle cx="60" cy="-95" r="6" />
      <path className="hero-thread-word" d="M184-44h62M184-18h42M184 8h62M184 34h30" />
      <path className="hero-thread-line" d="M-3000 100H4q14 0 20-10L68 26M40 100H3000" />
      <circle className="hero-thread-glass" cx="96" cy="-16" r="62" />
      <path className="hero-thread-cross" d="m76-36 40 40m0-40-40 40" />
    </>
  ),
  /** Twelve loops: the largest pack. */
  backlinks: <LoopThread x={-258} loops={12} />,
  /** Three knots, each larger: the first three months. */
  vip: (
    <KnotRow
      knots={[
        { x: -300, scale: 1 },
        { x: -166, scale: 1.6 },
        { x: 24, scale: 2.4 },
      ]}
    />
  ),
} as const satisfies Record<string, ReactNode>

/**
 * The thread below the words of a first screen. It comes from beyond the left edge; on wide windows it turns down into
 * the rail of the next section, a `rail-right` one. Stands as last child of `PageHero`.
 */
export function HeroThread({ drawing }: { drawing: keyof typeof drawings }) {
  return (
    <div className={`hero-thread hero-thread-${drawing}`}>
      <svg viewBox="0 0 300 120" aria-hidden="true">
        {drawings[drawing]}
      </svg>
    </div>
  )
}
