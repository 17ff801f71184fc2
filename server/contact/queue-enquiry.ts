import type { Transaction } from 'kysely'
import type { Enquiries, Tables } from '../db/tables.ts'
import { anotherAttempt, type Dispatch, firstAttempt, withoutMail } from '../mail/dispatch.ts'
import type { MailingDeps } from '../mail/sender.ts'
import { toAcknowledgement, toEnquiryMail } from './enquiry-mails.ts'

type QueueDeps = Pick<MailingDeps, 'queue' | 'mail'>

/**
 * Queues the first mails of an enquiry: the message to the owner, and that it is stored to its writer, for whom nobody
 * waits: a cap that holds the acknowledgement back says nothing about the message.
 */
export async function queueFirstMails(
  transaction: Transaction<Tables>,
  { queue, mail }: QueueDeps,
  enquiry: Enquiries,
  ip?: string,
): Promise<Dispatch> {
  const dispatch = firstAttempt(await queue.queueMail(transaction, toEnquiryMail(mail, enquiry)))
  const acknowledgement = await queue.queueMail(transaction, toAcknowledgement(mail, enquiry), { ip })
  if (acknowledgement) dispatch.others.push(acknowledgement)
  return dispatch
}

/**
 * Queues the mail of a stored enquiry to the owner, unless it was sent, may have arrived or is still on its way; one
 * that did not reach the mail server is tried again at once. A quarantined enquiry gets none.
 * @param isRepeat the very same submission again: it adds no mail to one that has ended
 */
export async function queueEnquiry(
  transaction: Transaction<Tables>,
  deps: QueueDeps,
  enquiry: Enquiries,
  isRepeat: boolean,
): Promise<Dispatch> {
  if (enquiry.quarantined_at) return withoutMail({ sent: false, reason: 'quarantined' })
  const latest = await transaction
    .selectFrom('outbox')
    .select(['id', 'recipient', 'state', 'unsent_reason'])
    .where('enquiry_id', '=', enquiry.id)
    .where('kind', '=', 'enquiry')
    .orderBy('queued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!latest) return queueFirstMails(transaction, deps, enquiry)
  // The owner asks for it: one that a digest told of, or that never came, leaves by itself.
  const isDue = latest.unsent_reason === 'digest' || latest.state === 'gave-up' || latest.state === 'uncertain'
  if (isRepeat || !isDue) return anotherAttempt(latest)
  return firstAttempt(await deps.queue.queueMail(transaction, toEnquiryMail(deps.mail, enquiry), { isUncapped: true }))
}
