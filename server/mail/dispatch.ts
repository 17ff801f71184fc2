import type { FormAnswer } from '../../contract/api/form-answer.ts'
import { isAsciiAddress } from '../../contract/forms/email-address.ts'
import type { Outbox } from '../db/tables.ts'
import { type Clock, instantOf, minute } from '../runtime/clock.ts'
import type { LeasedMail, MailStanding } from './outbox.ts'

/** What a transaction leaves to be sent once it is committed, see `deliver` of the sender. */
export type Dispatch = {
  next:
    | { kind: 'answer'; answer: FormAnswer }
    | { kind: 'attempt'; mail: LeasedMail }
    | { kind: 'retry'; mail: Pick<Outbox, 'id' | 'recipient'> }
  /** Mails that are tried although no visitor waits for them. */
  others: LeasedMail[]
}

/** A mail that was queued before. */
type EarlierMail = MailStanding & Pick<Outbox, 'id' | 'recipient'>

/** Nothing to send: this is the answer. */
export const withoutMail = (answer: FormAnswer): Dispatch => ({ next: { kind: 'answer', answer }, others: [] })

/** The mail just queued is tried at once; where a limit keeps it waiting, that is the answer. */
export const firstAttempt = (mail: LeasedMail | undefined): Dispatch =>
  mail ? { next: { kind: 'attempt', mail }, others: [] } : withoutMail({ sent: false, reason: 'capped' })

/** Why a mail waits for something else than its next try: a place, a digest, or whether it has arrived after all. */
const holds: readonly Outbox['unsent_reason'][] = ['capped', 'digest', 'uncertain']

/** A mail queued before is tried now if it waits for nothing else; how it stands is the answer. */
export const anotherAttempt = (mail: EarlierMail): Dispatch =>
  mail.state === 'waiting' && !holds.includes(mail.unsent_reason)
    ? { next: { kind: 'retry', mail }, others: [] }
    : withoutMail(toFormAnswer(mail, mail.recipient))

/** A reader gets at most one delivered mail of a kind within this time, however often it is asked for (docs/requirements.md 8.4). */
const mailPause = 15 * minute

/**
 * What to do where the newest mail of its kind is asked for again, if it waits or has just arrived.
 * @returns `undefined` if another mail is due
 */
export function dispatchAgain(
  latest: (EarlierMail & Pick<Outbox, 'sent_at'>) | undefined,
  clock: Clock,
): Dispatch | undefined {
  const isRecent = latest?.sent_at != null && latest.sent_at > instantOf(clock, -mailPause)
  return latest?.state === 'waiting' || isRecent ? anotherAttempt(latest) : undefined
}

/** What a mail's standing means to the person who waits for it; where it was refused, its recipient may be why. */
export function toFormAnswer({ state, unsent_reason }: MailStanding, recipient: string): FormAnswer {
  if (state === 'sent') return { sent: true }
  if (state === 'uncertain' || unsent_reason === 'uncertain') return { sent: false, reason: 'uncertain' }
  if (unsent_reason === 'badAddress') return { sent: false, reason: 'badAddress' }
  if (unsent_reason === 'refused') return { sent: false, reason: isAsciiAddress(recipient) ? 'refused' : 'notAscii' }
  if (unsent_reason === 'filed') return { sent: false, reason: 'filed' }
  // The owner has to look at it.
  if (unsent_reason === 'unwritable') return { sent: false, reason: 'quarantined' }
  if (unsent_reason === 'capped' || unsent_reason === 'digest') return { sent: false, reason: 'capped' }
  return { sent: false, reason: unsent_reason === null ? 'underway' : 'unreachable' }
}
