/** What a load generator is told to do; times in milliseconds. */
export type LoadOrder = {
  port: number
  connections: number
  warmUp: number
  duration: number
  /** It ends after this many answers at the latest. */
  most: number
} & (
  | { kind: 'page'; path: string }
  | { kind: 'sign-up' }
  /** Sign-ups with the honeypot filled in. */
  | { kind: 'bot' }
  /** Each connection is a visitor who every `pause` opens the page, then sends the form. */
  | { kind: 'visit'; path: string; pause: number }
)

/** What came of it: answers (of a visit: whole visits) within the time after the warm-up. */
export type LoadResult = {
  answers: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
}
