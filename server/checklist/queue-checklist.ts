import type { Transaction } from 'kysely'
import type { Locale } from '../../contract/locales.ts'
import type { Tables } from '../db/tables.ts'
import { answered, answerOf, askedAgain, attempted, type QueueDeps, type Queued, queueCapped } from '../mail/queued.ts'
import type { Clock } from '../runtime/clock.ts'
import type { LeadMails } from './lead-mails.ts'

export type ChecklistDeps = QueueDeps & { mails: LeadMails; clock: Clock }

/** `isNew`: stored by this very transaction, so that no mail of it can be on its way. */
export type Recipient = { id: string; email: string; locale: Locale; isNew?: boolean }

/** `isNewMail`: a mail was added, so that a consent belongs to it. */
export type QueuedChecklist = Queued & { isNewMail: boolean }

/** Who asks: `isRepeat` is the very same submission again, `ip` the client's address. */
export type Asking = { isRepeat?: boolean; ip?: string }

/** Queues the checklist for a lead, unless `askedAgain` says what else there is to do. */
export async function queueChecklist(
  transaction: Transaction<Tables>,
  deps: ChecklistDeps,
  lead: Recipient,
  { isRepeat = false, ip }: Asking = {},
): Promise<QueuedChecklist> {
  const latest = lead.isNew ? undefined : await deps.outbox.findLatest(transaction, lead.id)
  const again = askedAgain(latest, deps.clock)
  if (again) return { ...again, isNewMail: false }
  // Given up after a day, it is asked for anew; refused for good, the very same submission changes nothing.
  const isAnswered = isRepeat && (latest?.state === 'sent' || latest?.unsent_reason === 'refused')
  if (latest && isAnswered) return { ...answered(answerOf(latest)), isNewMail: false }
  const mail = await queueCapped(transaction, deps, deps.mails.toChecklistMail(lead), ip)
  return { ...attempted(mail), isNewMail: true }
}
