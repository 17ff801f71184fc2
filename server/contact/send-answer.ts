import type { Transaction } from 'kysely'
import type { SentAnswer } from '../../contract/api/admin-enquiries.ts'
import type { FormAnswer } from '../../contract/api/form-answer.ts'
import { newId } from '../db/new-id.ts'
import type { Tables } from '../db/tables.ts'
import { anotherAttempt, type Dispatch, firstAttempt, withEarlierMail, withoutMail } from '../mail/dispatch.ts'
import type { MailingDeps } from '../mail/sender.ts'
import { type Instant, instantOf } from '../runtime/clock.ts'
import { toAnswerCopy, toAnswerMail } from './answer-mails.ts'
import { findAnswerable } from './find-answerable.ts'

/** Of a long thread its beginning and its end are named, as servers of news do (RFC 5537, 3.4.4). */
const longestThread = 20

/**
 * Stores an answer with its mail and the owner's copy, takes its draft away, and marks as answered whatever its writer
 * has sent so far; then tries the mail at once. A second try of the same submission sends nothing more.
 * @returns how the mail stands
 * @throws as `findAnswerable`
 */
export async function sendAnswer(deps: MailingDeps, id: string, answer: SentAnswer): Promise<FormAnswer> {
  return deps.sender.deliver(await deps.database.write((transaction) => storeAnswer(transaction, deps, id, answer)))
}

async function storeAnswer(
  transaction: Transaction<Tables>,
  { database, queue, mail, clock }: MailingDeps,
  id: string,
  { text, submissionId }: SentAnswer,
): Promise<Dispatch> {
  const enquiry = await findAnswerable(transaction, id, database.engine === 'postgres')
  const repeated = await findRepeated(transaction, id, submissionId)
  if (repeated) return repeated
  const now = instantOf(clock)
  const written = { enquiry, text, thread: await listThread(transaction, id) }
  const sent = await queue.queueMail(transaction, toAnswerMail(mail, written))
  const copy = await queue.queueMail(transaction, toAnswerCopy(mail, written))
  if (!sent || !copy) throw new Error('an answer has no limit')
  await transaction
    .insertInto('answers')
    .values({ id: newId(), enquiry_id: id, submission_id: submissionId, mail_id: sent.id, text, answered_at: now })
    .execute()
  await transaction.deleteFrom('answer_drafts').where('enquiry_id', '=', id).execute()
  await markAnswered(transaction, enquiry.address_key, now)
  return { ...firstAttempt(sent), others: [copy] }
}

/** What is left to do where this submission was stored before. */
async function findRepeated(
  transaction: Transaction<Tables>,
  id: string,
  submissionId: string,
): Promise<Dispatch | undefined> {
  const earlier = await transaction
    .selectFrom('answers')
    .leftJoin('outbox', 'outbox.id', 'answers.mail_id')
    .select(['outbox.id', 'outbox.recipient', 'outbox.state', 'outbox.unsent_reason'])
    .where('answers.enquiry_id', '=', id)
    .where('answers.submission_id', '=', submissionId)
    .executeTakeFirst()
  if (!earlier) return undefined
  const { id: mailId, recipient, state, unsent_reason } = earlier
  // Mails end and go before the answers that they brought.
  if (mailId === null || recipient === null || state === null) return withoutMail({ sent: true })
  return state === 'waiting' && unsent_reason !== 'uncertain'
    ? anotherAttempt({ id: mailId, recipient })
    : withEarlierMail({ id: mailId, recipient, state, unsent_reason })
}

/** What the writer has in the mailbox of this conversation: the acknowledgement, and the answers that were sent. */
async function listThread(transaction: Transaction<Tables>, id: string): Promise<string[]> {
  const mails = await transaction
    .selectFrom('outbox')
    .select('message_id')
    .where('enquiry_id', '=', id)
    .where('kind', 'in', ['enquiry-acknowledgement', 'answer'])
    .where('state', '=', 'sent')
    .orderBy('queued_at')
    .orderBy('id')
    .execute()
  const ids = mails.map(({ message_id }) => message_id)
  return ids.length > longestThread ? ids.toSpliced(1, ids.length - longestThread) : ids
}

/** One answer is to everything that somebody has written so far, unless it waits for the owner's look. */
async function markAnswered(transaction: Transaction<Tables>, addressKey: string, at: Instant): Promise<void> {
  await transaction
    .updateTable('enquiries')
    .set({ answered_at: at })
    .where('address_key', '=', addressKey)
    .where('received_at', '<=', at)
    .where('answered_at', 'is', null)
    .where('quarantined_at', 'is', null)
    .execute()
}
