import type { Transaction } from 'kysely'
import type { Locale } from '../../contract/locales.ts'
import { type Clock, instantOf, minute } from '../clock.ts'
import type { Tables } from '../db/tables.ts'
import { answered, answerOf, attempted, type QueueDeps, type Queued, queueCapped } from '../mail/queued.ts'
import type { LeadMails } from './lead-mails.ts'

/** A lead gets at most one delivered mail within this time, however often it is asked for. */
export const mailPause = 15 * minute

export type ChecklistDeps = QueueDeps & { mails: LeadMails; clock: Clock }

/** `isNew`: stored by this very transaction, so that no mail of it can be on its way. */
export type Recipient = { id: string; email: string; locale: Locale; isNew?: boolean }

/** `isNewMail`: a mail was added, so that a consent belongs to it. */
export type QueuedChecklist = Queued & { isNewMail: boolean }

/** Who asks: `isRepeat` is the very same submission again, `ip` the client's address. */
export type Asking = { isRepeat?: boolean; ip?: string }

/**
 * Queues the checklist for a lead, unless one was delivered in the last 15 minutes or one is still on its way. One
 * that did not reach the mail server is tried again at once; one that may have arrived, or that a cap holds back, is not.
 */
export async function queueChecklist(
  transaction: Transaction<Tables>,
  deps: ChecklistDeps,
  lead: Recipient,
  { isRepeat = false, ip }: Asking = {},
): Promise<QueuedChecklist> {
  const latest = lead.isNew ? undefined : await deps.outbox.findLatest(transaction, lead.id)
  if (latest?.state === 'waiting') {
    const isToWait = latest.unsent_reason === 'capped' || latest.unsent_reason === 'uncertain'
    if (isToWait) return { ...answered(answerOf(latest)), isNewMail: false }
    return { next: { kind: 'retry', mailId: latest.id }, others: [], isNewMail: false }
  }
  const isRecent = latest?.sent_at != null && latest.sent_at > instantOf(deps.clock, -mailPause)
  // Given up after a day, it is asked for anew; refused for good, the very same submission changes nothing.
  const isAnswered = isRepeat && (latest?.state === 'sent' || latest?.unsent_reason === 'refused')
  if (latest && (isRecent || isAnswered)) return { ...answered(answerOf(latest)), isNewMail: false }
  const mail = await queueCapped(transaction, deps, deps.mails.toChecklistMail(lead), ip)
  return { ...attempted(mail), isNewMail: true }
}
