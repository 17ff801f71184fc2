import type { Scheme } from './scheme.ts'

/** Height at which the line enters and leaves every cover, so that covers laid side by side share it (of 480). */
export const baseLine = 372
/** Width of the line on a cover of 640 by 480. */
export const lineWidth = 12

type Drawing = {
  /** Solids under the line. */
  behind?: readonly string[]
  /** What the line draws from `(from, 372)` to `(to, 372)`, in commands of absolute coordinates. */
  line: string
  /** A stretch of the line that passes over another one, which is cut beside it. */
  over?: string
  /** What lies on the line. */
  front?: readonly string[]
}

/** A thing that the line draws on its way, in the middle of a cover of 640 by 480. */
export type Motif = {
  from: number
  to: number
  /** Where the drawing begins and ends beside the line, if it reaches further than what the line draws. */
  room?: readonly [number, number]
  draw: (scheme: Scheme) => Drawing
}
