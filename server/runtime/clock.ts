/** UTC instant as ISO 8601 text with milliseconds; compares as text on both engines. */
export type Instant = string

/**
 * Where the product takes the time from; tests put a clock of their own in its place. `now` is the wall's
 * clock, which may be set; `steady` only counts on. Both in milliseconds.
 */
export type Clock = { now: () => number; steady: () => number }

export const systemClock: Clock = { now: () => Date.now(), steady: () => performance.now() }

/** Stands still for so many milliseconds, where nothing else is to be done meanwhile: at a start. */
export const standStill = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** The instant calendar months after a moment (milliseconds), or before it; a day that a month lacks falls into the next. */
export function addMonths(moment: number, months: number): Instant {
  const date = new Date(moment)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString()
}

/** The instant calendar years after a moment (milliseconds), or before it: 29 February becomes 1 March. */
export const addYears = (moment: number, years: number): Instant => addMonths(moment, 12 * years)

/** An instant as stored, `offset` milliseconds from the clock's now. */
export const instantOf = (clock: Clock, offset = 0): Instant => new Date(clock.now() + offset).toISOString()

/** What the work answers; if it takes longer than `longest` (milliseconds) it goes on, but this throws what `late` makes. */
export async function within<Result>(longest: number, work: Promise<Result>, late: () => Error): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const isLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), longest)
  })
  try {
    return await Promise.race([work, isLate])
  } finally {
    clearTimeout(timer)
  }
}
