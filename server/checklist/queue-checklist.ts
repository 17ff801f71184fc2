import type { Transaction } from 'kysely'
import { isRefused } from '../../contract/api/errors.ts'
import type { FormAnswer } from '../../contract/api/form-answer.ts'
import { prepared } from '../db/prepared.ts'
import type { Tables } from '../db/tables.ts'
import { anotherAttempt, type Dispatch, dispatchAgain, firstAttempt } from '../mail/dispatch.ts'
import type { MailingDeps } from '../mail/sender.ts'
import { type Recipient, toChecklistMail } from './lead-mails.ts'

/** `isNewMail`: a mail was added, so that a consent belongs to it. */
type ChecklistDispatch = Dispatch & { isNewMail: boolean }

/**
 * Who asks: `isRepeat` is the very same submission again, `ip` the client's address; `isNew` says that this very
 * transaction stored the lead, so that no mail of it can be on its way.
 */
export type Asking = { isNew?: boolean; isRepeat?: boolean; ip?: string }

const findLatest = prepared((db, { leadId }: { leadId: string }) =>
  db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'state', 'sent_at', 'unsent_reason'])
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'checklist')
    .orderBy('queued_at', 'desc')
    .limit(1),
)

/** Queues the checklist for a lead, unless `dispatchAgain` says what else there is to do. */
export async function queueChecklist(
  transaction: Transaction<Tables>,
  { queue, mail, clock }: Pick<MailingDeps, 'queue' | 'mail' | 'clock'>,
  lead: Recipient,
  { isNew = false, isRepeat = false, ip }: Asking = {},
): Promise<ChecklistDispatch> {
  const latest = isNew ? undefined : (await findLatest(transaction, { leadId: lead.id }))[0]
  const again = dispatchAgain(latest, clock)
  if (again) return { ...again, isNewMail: false }
  // Given up after a day, it is asked for anew; refused for good, the very same submission changes nothing.
  if (latest && isRepeat && (latest.state === 'sent' || isRefused(latest.unsent_reason)))
    return { ...anotherAttempt(latest), isNewMail: false }
  return { ...firstAttempt(await queue.queueMail(transaction, toChecklistMail(mail, lead), { ip })), isNewMail: true }
}

/** Sends the checklist mail again to a lead whose link has run out, within the same limits as a sign-up. */
export async function sendNewLink(deps: MailingDeps, lead: Recipient, asking: Asking = {}): Promise<FormAnswer> {
  return deps.sender.deliver(
    await deps.database.write((transaction) => queueChecklist(transaction, deps, lead, asking)),
  )
}
