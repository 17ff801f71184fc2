import type { Instant } from '../runtime/clock.ts'

/** The instant calendar years before `now` (milliseconds): 29 February becomes 1 March. */
export function yearsBefore(now: number, years: number): Instant {
  const date = new Date(now)
  date.setUTCFullYear(date.getUTCFullYear() - years)
  return date.toISOString()
}
