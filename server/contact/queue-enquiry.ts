import type { Transaction } from 'kysely'
import type { Enquiries, Tables } from '../db/tables.ts'
import { answered, answerOf, type QueueDeps, type Queued, queueCapped } from '../mail/queued.ts'
import { toEnquiryMail } from './enquiry-mails.ts'

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
    .orderBy('queued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!latest || (latest.state === 'gave-up' && !isRepeat)) {
    return queueCapped(transaction, deps, toEnquiryMail(deps.mail, enquiry))
  }
  if (latest.state !== 'waiting') return answered(answerOf(latest.state))
  return latest.is_capped
    ? answered({ sent: false, reason: 'capped' })
    : { next: { kind: 'retry', mailId: latest.id }, others: [] }
}
