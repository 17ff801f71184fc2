import type { KeptReason } from '../../contract/api/errors.ts'

/** How sending a form ended, seen from the page. `minutes` is the waiting time of `Retry-After`. */
export type FormOutcome =
  | { kind: 'sent' }
  | { kind: 'unsent'; reason: KeptReason }
  | { kind: 'tooManyTries'; minutes: number }
  | { kind: 'wrongOrigin' }
  | { kind: 'general' }
