import type { Transaction } from 'kysely'
import type { FormAnswer } from '../../contract/api/form-answer.ts'
import { isAsciiAddress } from '../../contract/forms/email-address.ts'
import type { Counters } from '../db/counters.ts'
import type { Outbox, Tables } from '../db/tables.ts'
import { type Clock, instantOf, minute } from '../runtime/clock.ts'
import { takeNoticePlace } from './digest.ts'
import { isOfReader, takeMailPlace } from './mail-caps.ts'
import type { LeasedMail, MailStanding, NewMail, OutboxStore } from './outbox.ts'
import type { MailDeps } from './owner-mails.ts'
import { type Sender, visitorWait } from './sender.ts'

export type QueueDeps = {
  outbox: OutboxStore
  counters: Counters
  mail: MailDeps
  /** 0 lifts the caps. */
  formLimit: number
}

/** What a transaction decided about a form's mail; the mail itself leaves after the commit, see `deliver`. */
export type Queued = {
  next:
    | { kind: 'answer'; answer: FormAnswer }
    | { kind: 'attempt'; mail: LeasedMail }
    | { kind: 'retry'; mailId: string }
  /** Mails that are tried without anybody waiting. */
  others: LeasedMail[]
}

/** Nothing to send: this is the answer. */
export const answered = (answer: FormAnswer): Queued => ({ next: { kind: 'answer', answer }, others: [] })

/** The mail just queued is tried at once; where it was held back, that is the answer. */
export const attempted = (mail: LeasedMail | undefined): Queued =>
  mail ? { next: { kind: 'attempt', mail }, others: [] } : answered({ sent: false, reason: 'capped' })

/** A reader gets at most one delivered mail of a kind within this time, however often it is asked for (docs/requirements.md 8.4). */
const mailPause = 15 * minute

/**
 * What to do where the newest mail of its kind is asked for again: nothing if it has just arrived, may have arrived or
 * is held back by a cap; one that did not reach the mail server is tried again at once.
 * @returns `undefined` if another mail is due
 */
export function askedAgain(
  latest: (MailStanding & Pick<Outbox, 'id' | 'sent_at'>) | undefined,
  clock: Clock,
): Queued | undefined {
  if (latest?.state === 'waiting') {
    const isToWait = latest.unsent_reason === 'capped' || latest.unsent_reason === 'uncertain'
    return isToWait ? answered(answerOf(latest)) : { next: { kind: 'retry', mailId: latest.id }, others: [] }
  }
  const isRecent = latest?.sent_at != null && latest.sent_at > instantOf(clock, -mailPause)
  return isRecent ? answered(answerOf(latest)) : undefined
}

/** What a mail's standing means to whoever waits for it. */
export function answerOf({ state, unsent_reason }: MailStanding): FormAnswer {
  if (state === 'sent') return { sent: true }
  if (state === 'uncertain' || unsent_reason === 'uncertain') return { sent: false, reason: 'uncertain' }
  if (unsent_reason === 'refused') return { sent: false, reason: 'refused' }
  // The owner has to look at it.
  if (unsent_reason === 'unwritable') return { sent: false, reason: 'quarantined' }
  if (unsent_reason === 'capped' || unsent_reason === 'digest') return { sent: false, reason: 'capped' }
  return { sent: false, reason: unsent_reason === null ? 'underway' : 'unreachable' }
}

/**
 * Queues a mail to a visitor to be tried at once.
 * @param ip of the client that caused it, if one did
 * @returns the mail, or `undefined` if a cap holds it back: then it waits, see `createBacklog`
 */
export async function queueCapped(
  transaction: Transaction<Tables>,
  { outbox, counters, formLimit }: QueueDeps,
  mail: NewMail,
  ip?: string,
): Promise<LeasedMail | undefined> {
  if (formLimit === 0) return outbox.queueMail(transaction, mail)
  const { recipient } = mail
  const place = await takeMailPlace(transaction, counters, { recipient, ip })
  if (place.isTaken) return outbox.queueMail(transaction, mail)
  await outbox.holdMail(transaction, mail, 'capped', isOfReader(place.cap) ? place.rest : 0)
  return undefined
}

/** An answer to whoever gave the address: a refused one with letters beyond ASCII is told what the matter may be. */
export function explainRefusal(answer: FormAnswer, email: string): FormAnswer {
  const isRefused = !answer.sent && answer.reason === 'refused'
  return isRefused && !isAsciiAddress(email) ? { sent: false, reason: 'notAscii' } : answer
}

/**
 * Queues a notice to the owner to be tried at once.
 * @returns the mail, or `undefined` if there were too many of its kind within the hour: the next digest tells of it
 */
export async function queueNotice(
  transaction: Transaction<Tables>,
  { outbox, counters, formLimit }: QueueDeps,
  mail: NewMail,
): Promise<LeasedMail | undefined> {
  if (formLimit === 0 || (await takeNoticePlace(transaction, counters, mail))) {
    return outbox.queueMail(transaction, mail)
  }
  await outbox.holdMail(transaction, mail, 'digest')
  return undefined
}

/** When a visitor who comes now is answered at the latest, see `deliver`. */
export const answerDeadline = (): number => performance.now() + visitorWait

/** Tries what was queued, after its commit, and says how it stands by the deadline. */
export async function deliver(
  sender: Sender,
  { next, others }: Queued,
  deadline: number = answerDeadline(),
): Promise<FormAnswer> {
  for (const mail of others) sender.attemptLater(mail)
  if (next.kind === 'answer') return next.answer
  return answerOf(
    await (next.kind === 'attempt' ? sender.attemptNow(next.mail, deadline) : sender.retryNow(next.mailId, deadline)),
  )
}
