import type { Transaction } from 'kysely'
import type { FormAnswer } from '../../contract/api/form-answer.ts'
import { isAsciiAddress } from '../../contract/forms/email-address.ts'
import type { MailState, Tables } from '../db/tables.ts'
import type { Counters } from '../limits/counters.ts'
import { takeMailPlace } from '../limits/mail-caps.ts'
import type { LeasedMail, NewMail, OutboxStore } from './outbox.ts'
import { type MailDeps, toCapNotice } from './owner-mails.ts'
import type { Sender } from './sender.ts'

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
  /** Mails to the owner, tried without anybody waiting. */
  others: LeasedMail[]
}

/** Nothing to send: this is the answer. */
export const answered = (answer: FormAnswer): Queued => ({ next: { kind: 'answer', answer }, others: [] })

/** What a mail's state means to whoever waits for it. */
export function answerOf(state: MailState): FormAnswer {
  if (state === 'sent') return { sent: true }
  return { sent: false, reason: state === 'gave-up' ? 'refused' : 'unreachable' }
}

/** Queues a mail to be tried at once; over a cap it waits for another day, and the owner is told the first time. */
export async function queueCapped(transaction: Transaction<Tables>, deps: QueueDeps, mail: NewMail): Promise<Queued> {
  const { outbox, counters, formLimit } = deps
  const place = formLimit === 0 ? ({ isOver: false } as const) : await takeMailPlace(transaction, counters, mail)
  if (!place.isOver) return { next: { kind: 'attempt', mail: await outbox.queueMail(transaction, mail) }, others: [] }
  await outbox.holdMail(transaction, mail, place.rest)
  const others = place.isFirst ? [await outbox.queueMail(transaction, toCapNotice(deps.mail, place.cap))] : []
  return { ...answered({ sent: false, reason: 'capped' }), others }
}

/** An answer to whoever gave the address: a refused one with letters beyond ASCII is told what the matter may be. */
export function explainRefusal(answer: FormAnswer, email: string): FormAnswer {
  const isRefused = !answer.sent && answer.reason === 'refused'
  return isRefused && !isAsciiAddress(email) ? { sent: false, reason: 'notAscii' } : answer
}

/** Tries what was queued, after its commit, and says what became of it within 8 s. */
export async function deliver(sender: Sender, { next, others }: Queued): Promise<FormAnswer> {
  for (const mail of others) sender.attemptLater(mail)
  if (next.kind === 'answer') return next.answer
  return answerOf(next.kind === 'attempt' ? await sender.attemptNow(next.mail) : await sender.retryNow(next.mailId))
}
