import type { Transaction } from 'kysely'
import { answerWait, type SentAnswer } from '../../contract/api/admin-enquiries.ts'
import type { FormAnswer } from '../../contract/api/form-answer.ts'
import { newId } from '../db/new-id.ts'
import type { Enquiries, Tables } from '../db/tables.ts'
import { RequestError } from '../http/request-error.ts'
import { type NewMail, takeBackMails } from '../mail/outbox.ts'
import { anotherAttempt, firstAttempt, type MailingDeps } from '../mail/sender.ts'
import { type Instant, instantOf } from '../runtime/clock.ts'
import { findDraft, putDraft } from './answer-drafts.ts'
import { toAnswerCopy, toAnswerMail, toAnswerSubject } from './contact-mails.ts'
import { findAnswerable } from './enquiries.ts'

/** Of a long thread its beginning and its end are named, as servers of news do (RFC 5537, 3.4.4). */
const longestThread = 20

/**
 * Stores an answer with its mail and the owner's copy, both to leave after `answerWait`, leaves nothing of its draft but the version, and marks as
 * answered whatever its writer has sent so far. A second try of the same submission stores nothing more.
 * @throws as `findAnswerable`, and `notFound` if the draft has changed since
 */
export const sendAnswer = (deps: MailingDeps, id: string, sent: SentAnswer): Promise<{ stored: true }> =>
  ofEnquiry(deps, id, async (transaction, enquiry) => {
    const { subject, text, submissionId } = sent
    const earlier = await findAnswer(transaction, id).where('submission_id', '=', submissionId).executeTakeFirst()
    if (earlier) return { stored: true }
    if (((await findDraft(transaction, id))?.version ?? 0) !== sent.version) throw new RequestError('notFound')
    const now = instantOf(deps.clock)
    const { mail, copy } = await writeMails(transaction, deps, enquiry, { subject, text })
    const mail_id = await deps.outbox.queueLater(transaction, mail, answerWait)
    const copy_id = await deps.outbox.queueLater(transaction, copy, answerWait)
    const row = { id: newId(), enquiry_id: id, submission_id: submissionId, mail_id, copy_id, subject, text }
    await transaction
      .insertInto('answers')
      .values({ ...row, answered_at: now })
      .execute()
    await putDraft(transaction, id, { subject: null, text: '', version: sent.version + 1, saved_at: now })
    await markAnswered(transaction, enquiry.person_id, now)
    return { stored: true }
  })

/**
 * Makes an answer whose mails nobody has tried the draft again, as if it had not been sent. What was typed since stands
 * below it.
 * @throws as `findAnswerable`, and `notFound` if the answer may have left
 */
export const takeBackAnswer = (deps: MailingDeps, id: string, answerId: string): Promise<{ takenBack: true }> =>
  ofEnquiry(deps, id, async (transaction, { person_id }) => {
    const answer = await findAnswer(transaction, id).where('answers.id', '=', answerId).executeTakeFirst()
    const mails = [answer?.mail_id ?? '', answer?.copy_id ?? '']
    if (!answer || !(await takeBackMails(transaction, deps.database.engine, mails))) throw new RequestError('notFound')
    await transaction.deleteFrom('answers').where('id', '=', answerId).execute()
    await markUnanswered(transaction, person_id, answer.answered_at)
    const since = await findDraft(transaction, id)
    const text = [answer.text, since?.text].filter(Boolean).join('\n\n')
    const version = (since?.version ?? 0) + 1
    await putDraft(transaction, id, { subject: answer.subject, text, version, saved_at: instantOf(deps.clock) })
    return { takenBack: true }
  })

/**
 * Sends an answer again, written anew with another copy, if its mail was given up; one that waits is tried at once,
 * and one that may have arrived is left alone.
 * @returns how the mail stands
 * @throws as `findAnswerable`, and `notFound` if the answer is gone
 */
export async function resendAnswer(deps: MailingDeps, id: string, answerId: string): Promise<FormAnswer> {
  const dispatch = await ofEnquiry(deps, id, async (transaction, enquiry) => {
    const answer = await findAnswer(transaction, id).where('answers.id', '=', answerId).executeTakeFirst()
    if (!answer) throw new RequestError('notFound')
    if (answer.state !== 'gave-up') return anotherAttempt(transaction, deps.outbox, answer)
    const subject = answer.subject ?? toAnswerSubject(deps.mail, enquiry)
    const { mail, copy } = await writeMails(transaction, deps, enquiry, { subject, text: answer.text })
    const sent = await deps.outbox.queueMail(transaction, mail)
    const copied = await deps.outbox.queueMail(transaction, copy)
    if (!sent || !copied) throw new Error('an answer has no limit')
    const ids = { mail_id: sent.id, copy_id: copied.id }
    await transaction.updateTable('answers').set(ids).where('id', '=', answerId).execute()
    await markAnswered(transaction, enquiry.person_id, answer.answered_at)
    return { ...firstAttempt(sent), others: [copied] }
  })
  return deps.sender.deliver(dispatch)
}

/** Does something with an enquiry that may be answered, one at a time. */
const ofEnquiry = <Result>(
  { database: { engine, write } }: MailingDeps,
  id: string,
  work: (transaction: Transaction<Tables>, enquiry: Enquiries) => Promise<Result>,
): Promise<Result> =>
  write(async (transaction) => work(transaction, await findAnswerable(transaction, id, engine === 'postgres')))

/** An answer to this enquiry with its mail, which goes no earlier than the enquiry. */
const findAnswer = (transaction: Transaction<Tables>, id: string) =>
  transaction
    .selectFrom('answers')
    .innerJoin('outbox', 'outbox.id', 'answers.mail_id')
    .select(['answers.subject', 'answers.text', 'answered_at', 'mail_id', 'copy_id'])
    .select(['outbox.id', 'recipient', 'state', 'unsent_reason'])
    .where('answers.enquiry_id', '=', id)

/** The mail of an answer and the owner's copy, which nobody waits for. */
async function writeMails(
  transaction: Transaction<Tables>,
  { mail }: MailingDeps,
  enquiry: Enquiries,
  { subject, text }: { subject: string; text: string },
): Promise<{ mail: NewMail; copy: NewMail }> {
  const written = { enquiry, subject, text, thread: await listThread(transaction, enquiry.id) }
  return { mail: toAnswerMail(mail, written), copy: toAnswerCopy(mail, written) }
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
async function markAnswered(transaction: Transaction<Tables>, personId: string, at: Instant): Promise<void> {
  await transaction
    .updateTable('enquiries')
    .set({ answered_at: at })
    .where('person_id', '=', personId)
    .where('received_at', '<=', at)
    .where('answered_at', 'is', null)
    .where('quarantined_at', 'is', null)
    .execute()
}

/** Undoes it for what that answer alone has marked. */
async function markUnanswered(transaction: Transaction<Tables>, personId: string, at: Instant): Promise<void> {
  const sameWriter = transaction.selectFrom('enquiries').select('id').where('person_id', '=', personId)
  const later = transaction
    .selectFrom('answers')
    .select('id')
    .where('enquiry_id', 'in', sameWriter)
    .where('answered_at', '>=', at)
  await transaction
    .updateTable('enquiries')
    .set({ answered_at: null })
    .where('person_id', '=', personId)
    .where('answered_at', '=', at)
    .where(({ not, exists }) => not(exists(later)))
    .execute()
}
