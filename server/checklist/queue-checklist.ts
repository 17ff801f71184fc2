import type { Transaction } from 'kysely'
import type { Locale } from '../../contract/locales.ts'
import { type Clock, instantOf, minute } from '../clock.ts'
import type { Tables } from '../db/tables.ts'
import { answered, answerOf, type QueueDeps, type Queued, queueCapped } from '../mail/queued.ts'
import type { LeadMails } from './lead-mails.ts'

/** A lead gets at most one delivered mail within this time, however often it is asked for. */
export const mailPause = 15 * minute

export type ChecklistDeps = QueueDeps & { mails: LeadMails; clock: Clock }

/** `isNew`: stored by this very transaction, so that no mail of it can be on its way. */
export type Recipient = { id: string; email: string; locale: Locale; isNew?: boolean }

/** `isNewMail`: a mail was added, so that a consent belongs to it. */
export type QueuedChecklist = Queued & { isNewMail: boolean }

/**
 * Queues the checklist for a lead, unless one was delivered in the last 15 minutes or one is still on its
 * way; that one is tried again at once.
 * @param isRepeat the very same submission again: it never adds a mail
 */
export async function queueChecklist(
  transaction: Transaction<Tables>,
  deps: ChecklistDeps,
  lead: Recipient,
  isRepeat: boolean,
): Promise<QueuedChecklist> {
  const latest = lead.isNew ? undefined : await deps.outbox.findLatest(transaction, lead.id)
  if (latest?.state === 'waiting') {
    if (latest.is_capped) return { ...answered({ sent: false, reason: 'capped' }), isNewMail: false }
    return { next: { kind: 'retry', mailId: latest.id }, others: [], isNewMail: false }
  }
  const isRecent = latest?.sent_at != null && latest.sent_at > instantOf(deps.clock, -mailPause)
  if (latest && (isRecent || isRepeat)) return { ...answered(answerOf(latest.state)), isNewMail: false }
  return { ...(await queueCapped(transaction, deps, deps.mails.toChecklistMail(lead))), isNewMail: true }
}
