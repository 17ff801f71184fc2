import type { MailState } from '../../contract/api/admin.ts'
import { isRefused, type UnsentReason } from '../../contract/api/errors.ts'
import type { Outbox } from '../db/tables.ts'
import { day, hour, minute, second } from '../runtime/clock.ts'

/**
 * Waits after the first, second … failed attempt, each ± 20 %; after the last one the mail is given up: 33 h in all,
 * 40 at most (docs/requirements.md 11.3).
 */
const delays = [15 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 24 * hour] as const
/** Waits after an attempt that may have delivered the mail. A third one is the last. */
const uncertainDelays = [2 * hour, 6 * hour] as const
/** Until the mail server lets the site in again, or there is one; nothing is given up meanwhile. */
const endlessDelays = { loginRefused: 5 * minute, filed: day } as const
const spread = 0.2

/** How an attempt failed. */
export type Failure = Extract<
  UnsentReason,
  'unreachable' | 'loginRefused' | 'filed' | 'uncertain' | 'refused' | 'badAddress' | 'unwritable'
>

export type Attempts = Pick<Outbox, 'attempts' | 'uncertain_attempts'>

/** What becomes of a mail; `wait` in milliseconds, meaningful while it waits. */
export type Plan = Attempts & { state: Exclude<MailState, 'sent'>; wait: number }

const around = (delay: number, random: number): number => Math.round(delay * (1 - spread + 2 * spread * random))

/**
 * What follows a failed attempt. Refused for good, or no mail at all: it ends. No answer after the text: it may have
 * arrived, so it is tried at most twice more, hours apart. Everything else is tried until the waits are used up.
 */
export function planRetry({ attempts, uncertain_attempts }: Attempts, failure: Failure, random = Math.random()): Plan {
  if (failure === 'loginRefused' || failure === 'filed') {
    return { state: 'waiting', wait: around(endlessDelays[failure], random), attempts, uncertain_attempts }
  }
  const made: Attempts = {
    attempts: attempts + 1,
    uncertain_attempts: uncertain_attempts + (failure === 'uncertain' ? 1 : 0),
  }
  const isHopeless = isRefused(failure) || failure === 'unwritable'
  const delay = failure === 'uncertain' ? uncertainDelays[uncertain_attempts] : delays[attempts]
  if (!isHopeless && delay !== undefined && attempts < delays.length) {
    return { state: 'waiting', wait: around(delay, random), ...made }
  }
  return { state: !isHopeless && made.uncertain_attempts > 0 ? 'uncertain' : 'gave-up', wait: 0, ...made }
}
