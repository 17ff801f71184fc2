import type { Transaction } from 'kysely'
import type { Enquiries, Tables } from '../db/tables.ts'
import { answered, answerOf, type QueueDeps, type Queued, queueCapped } from '../mail/queued.ts'
import { toAcknowledgement, toEnquiryMail } from './enquiry-mails.ts'

/** Queues the first mails of an enquiry: the message to the owner, and that it is stored to its writer. */
export async function queueFirstMails(
  transaction: Transaction<Tables>,
  deps: QueueDeps,
  enquiry: Enquiries,
): Promise<Queued> {
  const queued = await queueCapped(transaction, deps, toEnquiryMail(deps.mail, enquiry))
  const { next, others } = await queueCapped(transaction, deps, toAcknowledgement(deps.mail, enquiry))
  // Nobody waits for the acknowledgement, and a cap that holds it back says nothing about the message.
  queued.others.push(...(next.kind === 'attempt' ? [next.mail] : []), ...others)
  return queued
}

/**
 * Queues the mail of a stored enquiry, unless it was sent or is still on its way; that one is tried again at
 * once. A quarantined enquiry gets none.
 * @param isRepeat the very same submission again: it never adds a mail to one that gave up
 */
export async function queueEnquiry(
  transaction: Transaction<Tables>,
  deps: QueueDeps,
  enquiry: Enquiries,
  isRepeat: boolean,
): Promise<Queued> {
  if (enquiry.quarantined_at) return answered({ sent: false, reason: 'quarantined' })
  const latest = await transaction
    .selectFrom('outbox')
    .select(['id', 'state', 'is_capped'])
    .where('enquiry_id', '=', enquiry.id)
    .where('kind', '=', 'enquiry')
    .orderBy('queued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!latest) return queueFirstMails(transaction, deps, enquiry)
  if (latest.state === 'gave-up' && !isRepeat) {
    return queueCapped(transaction, deps, toEnquiryMail(deps.mail, enquiry))
  }
  if (latest.state !== 'waiting') return answered(answerOf(latest.state))
  return latest.is_capped
    ? answered({ sent: false, reason: 'capped' })
    : { next: { kind: 'retry', mailId: latest.id }, others: [] }
}
