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
  /** Mails that are tried without anybody waiting. */
  others: LeasedMail[]
}

/** A mail that was queued before. */
type EarlierMail = MailStanding & Pick<Outbox, 'id' | 'recipient'>

/** Nothing to send: this is the answer. */
export const withoutMail = (answer: FormAnswer): Dispatch => ({ next: { kind: 'answer', answer }, others: [] })

/** Nothing to send: how an earlier mail stands is the answer. */
export const withEarlierMail = (mail: EarlierMail): Dispatch => withoutMail(toFormAnswer(mail, mail.recipient))

/** The mail just queued is tried at once; where a limit keeps it waiting, that is the answer. */
export const firstAttempt = (mail: LeasedMail | undefined): Dispatch =>
  mail ? { next: { kind: 'attempt', mail }, others: [] } : withoutMail({ sent: false, reason: 'capped' })

/** A mail queued before is tried now. */
export const anotherAttempt = ({ id, recipient }: Pick<Outbox, 'id' | 'recipient'>): Dispatch => ({
  next: { kind: 'retry', mail: { id, recipient } },
  others: [],
})

/** A reader gets at most one delivered mail of a kind within this time, however often it is asked for (docs/requirements.md 8.4). */
const mailPause = 15 * minute

/**
 * What to do where the newest mail of its kind is asked for again: nothing if it has just arrived, may have arrived or
 * waits for a place under a cap; one that did not reach the mail server is tried again at once.
 * @returns `undefined` if another mail is due
 */
export function dispatchAgain(
  latest: (EarlierMail & Pick<Outbox, 'sent_at'>) | undefined,
  clock: Clock,
): Dispatch | undefined {
  if (latest?.state === 'waiting') {
    const isToWait = latest.unsent_reason === 'capped' || latest.unsent_reason === 'uncertain'
    return isToWait ? withEarlierMail(latest) : anotherAttempt(latest)
  }
  const isRecent = latest?.sent_at != null && latest.sent_at > instantOf(clock, -mailPause)
  return isRecent ? withEarlierMail(latest) : undefined
}

/** What a mail's standing means to the person who waits for it; where it was refused, its recipient may be why. */
export function toFormAnswer({ state, unsent_reason }: MailStanding, recipient: string): FormAnswer {
  if (state === 'sent') return { sent: true }
  if (state === 'uncertain' || unsent_reason === 'uncertain') return { sent: false, reason: 'uncertain' }
  if (unsent_reason === 'refused') return { sent: false, reason: isAsciiAddress(recipient) ? 'refused' : 'notAscii' }
  // The owner has to look at it.
  if (unsent_reason === 'unwritable') return { sent: false, reason: 'quarantined' }
  if (unsent_reason === 'capped' || unsent_reason === 'digest') return { sent: false, reason: 'capped' }
  return { sent: false, reason: unsent_reason === null ? 'underway' : 'unreachable' }
}
