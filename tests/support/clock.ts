import type { Clock } from '../../server/runtime/clock.ts'

export type TestClock = Clock & {
  /** Time passes. */
  advance: (milliseconds: number) => void
  /** Somebody sets the clock: no time passes. */
  set: (milliseconds: number) => void
}

/** A clock that stands still until it is told to move. */
export function aClock(start = '2026-03-02T09:00:00.000Z'): TestClock {
  let now = Date.parse(start)
  let steady = 0
  return {
    now: () => now,
    steady: () => steady,
    advance: (milliseconds) => {
      now += milliseconds
      steady += milliseconds
    },
    set: (milliseconds) => {
      now += milliseconds
    },
  }
}
