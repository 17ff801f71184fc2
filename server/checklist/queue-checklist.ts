import type { Transaction } from 'kysely'
import type { ChecklistAnswer } from '../../contract/api/checklist.ts'
import type { Locale } from '../../contract/locales.ts'
import { type Clock, instantOf, minute } from '../clock.ts'
import type { MailState, Tables } from '../db/tables.ts'
import type { Counters } from '../limits/counters.ts'
import { takeMailPlace } from '../limits/mail-caps.ts'
import type { LeasedMail, NewMail, OutboxStore } from '../mail/outbox.ts'
import type { Sender } from '../mail/sender.ts'
import type { LeadMails } from './lead-mails.ts'

/** A lead gets at most one delivered mail within this time, however often it is asked for. */
export const mailPause = 15 * minute

export type QueueDeps = {
  outbox: OutboxStore
  counters: Counters
  mails: LeadMails
  clock: Clock
  /** 0 lifts the caps. */
  formLimit: number
}

/** `isNew`: stored by this very transaction, so that no mail of it can be on its way. */
export type Recipient = { id: string; email: string; locale: Locale; isNew?: boolean }

/** What the transaction decided; the mails themselves leave after its commit, see `deliverChecklist`. */
export type QueuedChecklist = {
  next:
    | { kind: 'answer'; answer: ChecklistAnswer }
    | { kind: 'attempt'; mail: LeasedMail }
    | { kind: 'retry'; mailId: string }
  /** True if a mail was added, so that a consent belongs to it. */
  isNewMail: boolean
  /** Mails to the owner, tried without anybody waiting. */
  others: LeasedMail[]
}

function answerOf(state: MailState): ChecklistAnswer {
  if (state === 'sent') return { sent: true }
  return { sent: false, reason: state === 'gave-up' ? 'refused' : 'unreachable' }
}

/**
 * Queues the checklist for a lead, unless one was delivered in the last 15 minutes or one is still on its
 * way; that one is tried again at once.
 * @param isRepeat the very same submission again: it never adds a mail
 */
export async function queueChecklist(
  transaction: Transaction<Tables>,
  deps: QueueDeps,
  lead: Recipient,
  isRepeat: boolean,
): Promise<QueuedChecklist> {
  const { outbox, counters, mails, clock, formLimit } = deps
  const answered = (answer: ChecklistAnswer): QueuedChecklist => ({
    next: { kind: 'answer', answer },
    isNewMail: false,
    others: [],
  })
  const latest = lead.isNew ? undefined : await outbox.findLatest(transaction, lead.id)
  if (latest?.state === 'waiting') {
    if (latest.is_capped) return answered({ sent: false, reason: 'capped' })
    return { next: { kind: 'retry', mailId: latest.id }, isNewMail: false, others: [] }
  }
  const isRecent = latest?.sent_at != null && latest.sent_at > instantOf(clock, -mailPause)
  if (latest && (isRecent || isRepeat)) return answered(answerOf(latest.state))

  const place = formLimit === 0 ? ({ isOver: false } as const) : await takeMailPlace(transaction, counters, lead.email)
  const checklist: NewMail = mails.toChecklistMail(lead)
  if (!place.isOver) {
    const mail = await outbox.queueMail(transaction, checklist)
    return { next: { kind: 'attempt', mail }, isNewMail: true, others: [] }
  }
  await outbox.holdMail(transaction, checklist, place.rest)
  const others = place.isFirst ? [await outbox.queueMail(transaction, mails.toCapNotice(place.cap))] : []
  return { ...answered({ sent: false, reason: 'capped' }), isNewMail: true, others }
}

/** Tries what was queued, after its commit, and says what became of it within 8 s. */
export async function deliverChecklist(sender: Sender, { next, others }: QueuedChecklist): Promise<ChecklistAnswer> {
  for (const mail of others) sender.attemptLater(mail)
  if (next.kind === 'answer') return next.answer
  return answerOf(next.kind === 'attempt' ? await sender.attemptNow(next.mail) : await sender.retryNow(next.mailId))
}
