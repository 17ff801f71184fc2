import type { Clock } from '../../server/clock.ts'

export type TestClock = Clock & { advance: (milliseconds: number) => void }

/** A clock that stands still until it is told to move. */
export function aClock(start = '2026-03-02T09:00:00.000Z'): TestClock {
  let now = Date.parse(start)
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds
    },
  }
}
