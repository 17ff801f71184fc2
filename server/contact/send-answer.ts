import type { Transaction } from 'kysely'
import type { SentAnswer } from '../../contract/api/admin-enquiries.ts'
import type { FormAnswer } from '../../contract/api/form-answer.ts'
import { newId } from '../db/new-id.ts'
import type { Enquiries, Tables } from '../db/tables.ts'
import { RequestError } from '../http/request-error.ts'
import { anotherAttempt, type Dispatch, firstAttempt } from '../mail/dispatch.ts'
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
export const sendAnswer = (deps: MailingDeps, id: string, { text, submissionId }: SentAnswer): Promise<FormAnswer> =>
  answerEnquiry(deps, id, async (transaction, enquiry) => {
    const earlier = await findAnswer(transaction, id).where('submission_id', '=', submissionId).executeTakeFirst()
    if (earlier) return anotherAttempt(earlier)
    const now = instantOf(deps.clock)
    const { mailId, dispatch } = await queueAnswer(transaction, deps, enquiry, text)
    await transaction
      .insertInto('answers')
      .values({ id: newId(), enquiry_id: id, submission_id: submissionId, mail_id: mailId, text, answered_at: now })
      .execute()
    await transaction.deleteFrom('answer_drafts').where('enquiry_id', '=', id).execute()
    await markAnswered(transaction, enquiry.address_key, now)
    return dispatch
  })

/**
 * Sends an answer again, written anew with another copy, if its mail was given up; one that waits is tried at once,
 * and one that may have arrived is left alone.
 * @returns how the mail stands
 * @throws as `findAnswerable`, and `notFound` if the answer is gone
 */
export const resendAnswer = (deps: MailingDeps, id: string, answerId: string): Promise<FormAnswer> =>
  answerEnquiry(deps, id, async (transaction, enquiry) => {
    const answer = await findAnswer(transaction, id).where('answers.id', '=', answerId).executeTakeFirst()
    if (!answer) throw new RequestError('notFound')
    if (answer.state !== 'gave-up') return anotherAttempt(answer)
    const { mailId, dispatch } = await queueAnswer(transaction, deps, enquiry, answer.text)
    await transaction.updateTable('answers').set({ mail_id: mailId }).where('id', '=', answerId).execute()
    await markAnswered(transaction, enquiry.address_key, answer.answered_at)
    return dispatch
  })

/** Does something with an enquiry that may be answered, one at a time, then tries what mail that leaves. */
async function answerEnquiry(
  { database: { engine, write }, sender }: MailingDeps,
  id: string,
  work: (transaction: Transaction<Tables>, enquiry: Enquiries) => Promise<Dispatch>,
): Promise<FormAnswer> {
  const dispatch = await write(async (transaction) =>
    work(transaction, await findAnswerable(transaction, id, engine === 'postgres')),
  )
  return sender.deliver(dispatch)
}

/** An answer to this enquiry with its mail, which goes no earlier than the enquiry. */
const findAnswer = (transaction: Transaction<Tables>, id: string) =>
  transaction
    .selectFrom('answers')
    .innerJoin('outbox', 'outbox.id', 'answers.mail_id')
    .select(['answers.text', 'answers.answered_at', 'outbox.id', 'recipient', 'state', 'unsent_reason'])
    .where('answers.enquiry_id', '=', id)

/** Queues the mail of an answer and the owner's copy, which nobody waits for. */
async function queueAnswer(
  transaction: Transaction<Tables>,
  { queue, mail }: MailingDeps,
  enquiry: Enquiries,
  text: string,
): Promise<{ mailId: string; dispatch: Dispatch }> {
  const written = { enquiry, text, thread: await listThread(transaction, enquiry.id) }
  const sent = await queue.queueMail(transaction, toAnswerMail(mail, written))
  const copy = await queue.queueMail(transaction, toAnswerCopy(mail, written))
  if (!sent || !copy) throw new Error('an answer has no limit')
  return { mailId: sent.id, dispatch: { ...firstAttempt(sent), others: [copy] } }
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
