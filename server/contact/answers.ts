// Long: an answer on its whole way, from the empty field to its mail; each step reads what the one before wrote.

import type { Kysely, Transaction } from 'kysely'
import {
  type AnswerDraft,
  type AnswerForm,
  answerWait,
  type SavedDraft,
  type SentAnswer,
} from '../../contract/api/admin-people.ts'
import { formatMoment } from '../../contract/formats.ts'
import { fillText, toSearched } from '../../contract/text.ts'
import { newId } from '../db/new-id.ts'
import type { Enquiries, Tables } from '../db/tables.ts'
import { RequestError } from '../http/request-error.ts'
import { type NewMail, takeBackMails } from '../mail/outbox.ts'
import type { MailingDeps, SenderDeps } from '../mail/sender.ts'
import { type MailDeps, withoutLinks } from '../mail/write-mail.ts'
import { followAnswers } from '../people/people.ts'
import { type Instant, instantOf } from '../runtime/clock.ts'
import { findAnswerable, toEnquiryUrl } from './enquiries.ts'

export type DraftDeps = Pick<MailingDeps, 'database' | 'mail' | 'clock'> & Pick<SenderDeps, 'getFrom'>

/** A name is letters, and what joins them; anything else, a web address above all, is not to be repeated to anybody. */
const namePattern = /^(?!.*\.\p{L}{2})\p{L}[\p{L}\p{M} .'’-]*$/u
const longestName = 60

/** What stands ready for an answer: the letter before anything is typed, and the owner's snippets, with what is known filled in. */
function toReady(mail: DraftDeps['mail'], enquiry: Enquiries) {
  const { answers, owner, settings, messages } = mail.getContent()
  const { name, locale, subject } = enquiry
  const words = answers[locale]
  const isName = name.length <= longestName && namePattern.test(name)
  const salutation = isName ? fillText(words.greeting, { name }) : words.greetingWithoutName
  const signature = fillText(words.signature, { owner: owner.name ?? settings.brand })
  const known = { name, subject: messages[locale].contactForm.subject.options[subject] }
  const fill = (text: string) => fillText(isName ? text : text.replace(/[ ,]*\{name\}/g, ''), known)
  return {
    // The `Re:` of all answers (RFC 5322, 3.6.5).
    subject: `Re: ${known.subject}`,
    text: `${salutation}\n\n\n\n${signature}`,
    signature,
    snippets: words.snippets.map(({ title, text }) => ({ title, text: fill(text) })),
  }
}

/** What is typed of an answer so far, or what stands ready where nothing is. */
async function readDraft({ database: { db }, mail }: DraftDeps, enquiry: Enquiries) {
  const draft = await findDraft(db, enquiry.id)
  const ready = toReady(mail, enquiry)
  const typed = draft && (draft.subject !== null || draft.text !== '') ? draft : undefined
  return {
    ...ready,
    subject: typed?.subject ?? ready.subject,
    text: typed?.text ?? ready.text,
    version: draft?.version ?? 0,
    savedAt: typed?.saved_at ?? null,
  }
}

/**
 * What the owner finds who opens the answer to an enquiry: what was typed so far, or salutation and signature.
 * @throws as `findAnswerable`
 */
export async function getAnswerForm(deps: DraftDeps, id: string): Promise<AnswerForm> {
  const draft = await readDraft(deps, await findAnswerable(deps.database.db, id))
  const { name, address } = deps.getFrom()
  return { ...draft, from: `${name} <${address}>`, replyTo: deps.mail.getContent().settings.email }
}

/**
 * The mail that the draft of an answer would be, as its reader will see it.
 * @throws as `findAnswerable`
 */
export async function previewAnswer(deps: DraftDeps, id: string): Promise<string> {
  const enquiry = await findAnswerable(deps.database.db, id)
  const { subject, text } = await readDraft(deps, enquiry)
  return toAnswerMail(deps.mail, { enquiry, subject, text, thread: null }).html ?? ''
}

/** The draft of an answer, or what is left of it once it was sent: its version. */
const findDraft = (db: Kysely<Tables>, id: string) =>
  db.selectFrom('answer_drafts').selectAll().where('enquiry_id', '=', id).executeTakeFirst()

/** Puts a draft in the place of the one before. */
async function putDraft(
  transaction: Transaction<Tables>,
  enquiry_id: string,
  draft: Omit<Tables['answer_drafts'], 'enquiry_id'>,
): Promise<void> {
  await transaction
    .insertInto('answer_drafts')
    .values({ enquiry_id, ...draft })
    .onConflict((conflict) => conflict.column('enquiry_id').doUpdateSet(draft))
    .execute()
}

/**
 * Keeps what is typed, over the draft that its writer has seen and no other.
 * @throws as `findAnswerable`
 */
export const saveAnswerDraft = (deps: DraftDeps, id: string, { version, ...typed }: AnswerDraft): Promise<SavedDraft> =>
  ofEnquiry<SavedDraft>(deps, id, async (transaction) => {
    const before = await findDraft(transaction, id)
    const expected = before?.version ?? 0
    if (expected !== version)
      return { kind: 'overtaken', subject: before?.subject ?? '', text: before?.text ?? '', version: expected }
    const row = { ...typed, version: version + 1, saved_at: instantOf(deps.clock) }
    await putDraft(transaction, id, row)
    return { kind: 'saved', version: row.version, savedAt: row.saved_at }
  })

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
    const { outbox, mail } = deps
    const written = { enquiry, subject, text, thread: await listThread(transaction, id) }
    const row = {
      id: newId(),
      enquiry_id: id,
      submission_id: submissionId,
      mail_id: await outbox.queueLater(transaction, toAnswerMail(mail, written), answerWait),
      copy_id: await outbox.queueLater(transaction, toAnswerCopy(mail, written), answerWait),
      subject,
      text,
      answered_at: now,
      searched: toSearched(`${subject}\n${text}`),
    }
    await transaction.insertInto('answers').values(row).execute()
    await putDraft(transaction, id, { subject: null, text: '', version: sent.version + 1, saved_at: now })
    await markAnswered(transaction, enquiry.person_id, now)
    return { stored: true }
  })

/**
 * Makes an answer whose mails were not tried the draft again, as if it had not been sent. What was typed since stands
 * below it.
 * @throws as `findAnswerable`, and `notFound` if the answer may have left
 */
export const takeBackAnswer = (deps: MailingDeps, id: string, answerId: string): Promise<{ takenBack: true }> =>
  ofEnquiry(deps, id, async (transaction, { person_id }) => {
    const answer = await findAnswer(transaction, id).where('id', '=', answerId).executeTakeFirst()
    if (!answer || !(await takeBackMails(transaction, [answer.mail_id, answer.copy_id])))
      throw new RequestError('notFound')
    await transaction.deleteFrom('answers').where('id', '=', answerId).execute()
    await markUnanswered(transaction, person_id, answer.answered_at)
    const since = await findDraft(transaction, id)
    const text = [answer.text, since?.text].filter(Boolean).join('\n\n')
    const version = (since?.version ?? 0) + 1
    await putDraft(transaction, id, { subject: answer.subject, text, version, saved_at: instantOf(deps.clock) })
    return { takenBack: true }
  })

/** Does something with an enquiry that may be answered, one at a time. */
const ofEnquiry = <Result>(
  { database: { write } }: Pick<MailingDeps, 'database'>,
  id: string,
  work: (transaction: Transaction<Tables>, enquiry: Enquiries) => Promise<Result>,
): Promise<Result> => write(async (transaction) => work(transaction, await findAnswerable(transaction, id, true)))

/** An answer to this enquiry. */
const findAnswer = (transaction: Transaction<Tables>, id: string) =>
  transaction
    .selectFrom('answers')
    .select(['subject', 'text', 'answered_at', 'mail_id', 'copy_id'])
    .where('enquiry_id', '=', id)

/** What the writer has in the mailbox of this conversation: the acknowledgement, and the answers that were sent. */
async function listThread(transaction: Transaction<Tables>, id: string): Promise<string | null> {
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
  const named = ids.length > longestThread ? ids.toSpliced(1, ids.length - longestThread) : ids
  return named.join(' ') || null
}

/** One answer is to everything that the person has written so far, unless it waits for the owner's look. */
async function markAnswered(transaction: Transaction<Tables>, personId: string, at: Instant): Promise<void> {
  await transaction
    .updateTable('enquiries')
    .set({ answered_at: at })
    .where('person_id', '=', personId)
    .where('received_at', '<=', at)
    .where('answered_at', 'is', null)
    .where('quarantined_at', 'is', null)
    .execute()
  await followAnswers(transaction, personId)
}

/** Undoes it for what that answer has marked, which the next one answers, if there is one. */
async function markUnanswered(transaction: Transaction<Tables>, personId: string, at: Instant): Promise<void> {
  const sameWriter = transaction.selectFrom('enquiries').select('id').where('person_id', '=', personId)
  const next = transaction
    .selectFrom('answers')
    .select(({ fn }) => fn.min('answered_at').as('answered_at'))
    .where('enquiry_id', 'in', sameWriter)
    .where('answered_at', '>=', at)
  await transaction
    .updateTable('enquiries')
    .set({ answered_at: next })
    .where('person_id', '=', personId)
    .where('answered_at', '=', at)
    .execute()
  await followAnswers(transaction, personId)
}

/** What the owner wrote to an enquiry; `thread` as in the outbox. */
type WrittenAnswer = { enquiry: Enquiries; subject: string; text: string; thread: string | null }

/** What stands below an answer: who wrote when, and the message, of which no mail program makes a link. */
function toQuote(
  { getContent }: Pick<MailDeps, 'getContent'>,
  { locale, received_at, message }: Enquiries,
): { quote: string; message: string } {
  const quote = fillText(getContent().answers[locale].quote, { date: formatMoment(received_at, locale) })
  return { quote, message: withoutLinks(message) }
}

/** The finished answer, to the writer. Nothing that the writer typed stands in its headers. */
function toAnswerMail(deps: MailDeps, { enquiry, subject, text, thread }: WrittenAnswer): NewMail {
  const { write, getContent, links, siteUrl } = deps
  const { id, person_id, locale } = enquiry
  return {
    person_id,
    enquiry_id: id,
    recipient: enquiry.email,
    reply_to: getContent().settings.email,
    thread,
    ...write('answer', locale, {
      subject,
      answer: text,
      ...toQuote(deps, enquiry),
      eraseUrl: links.toLink(person_id, 'erase', locale),
      siteUrl,
    }),
  }
}

/** The same to the owner, whose answer to it goes to the writer, and there into the same thread. */
function toAnswerCopy(deps: MailDeps, { enquiry, text, thread }: WrittenAnswer): NewMail {
  const { write, siteUrl, ownerEmail } = deps
  return {
    person_id: enquiry.person_id,
    enquiry_id: enquiry.id,
    recipient: ownerEmail,
    reply_to: enquiry.email,
    thread,
    ...write('answer-copy', 'fr', {
      answer: text,
      ...toQuote(deps, enquiry),
      email: enquiry.email,
      name: withoutLinks(enquiry.name),
      adminUrl: toEnquiryUrl(siteUrl, enquiry),
    }),
  }
}
