import type { Kysely, Transaction } from 'kysely'
import type { AnswerDraft, AnswerForm, SavedDraft } from '../../contract/api/admin-enquiries.ts'
import { fillText } from '../../contract/fill-text.ts'
import type { Enquiries, Tables } from '../db/tables.ts'
import type { MailingDeps, SenderDeps } from '../mail/sender.ts'
import { instantOf } from '../runtime/clock.ts'
import { toAnswerMail, toAnswerSubject } from './contact-mails.ts'
import { findAnswerable } from './enquiries.ts'

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
    subject: toAnswerSubject(mail, enquiry),
    text: `${salutation}\n\n\n\n${signature}`,
    signature,
    snippets: words.snippets.map(({ title, text }) => ({ title, text: fill(text) })),
  }
}

/** The draft of an answer, with what stands ready where nothing was typed yet. */
async function readDraft({ database: { db }, mail }: DraftDeps, id: string) {
  const enquiry = await findAnswerable(db, id)
  const draft = await findDraft(db, id)
  const ready = toReady(mail, enquiry)
  const typed = draft && (draft.subject !== null || draft.text !== '') ? draft : undefined
  return {
    enquiry,
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
  const { enquiry: _enquiry, ...draft } = await readDraft(deps, id)
  const { name, address } = deps.getFrom()
  return { ...draft, from: `${name} <${address}>`, replyTo: deps.mail.getContent().settings.email }
}

/**
 * The mail that the draft of an answer would be, as its reader will see it.
 * @throws as `findAnswerable`
 */
export async function previewAnswer(deps: DraftDeps, id: string): Promise<string> {
  const { enquiry, subject, text } = await readDraft(deps, id)
  return toAnswerMail(deps.mail, { enquiry, subject, text, thread: [] }).html ?? ''
}

/** The draft of an answer, or what is left of it once it was sent: its version. */
export const findDraft = (db: Kysely<Tables>, id: string) =>
  db.selectFrom('answer_drafts').selectAll().where('enquiry_id', '=', id).executeTakeFirst()

/** Puts a draft in the place of the one before. */
export async function putDraft(
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
export function saveAnswerDraft(
  { database: { engine, write }, clock }: DraftDeps,
  id: string,
  { version, ...typed }: AnswerDraft,
): Promise<SavedDraft> {
  return write(async (transaction): Promise<SavedDraft> => {
    await findAnswerable(transaction, id, engine === 'postgres')
    const before = await findDraft(transaction, id)
    const expected = before?.version ?? 0
    if (expected !== version)
      return { kind: 'overtaken', subject: before?.subject ?? '', text: before?.text ?? '', version: expected }
    const row = { ...typed, version: version + 1, saved_at: instantOf(clock) }
    await putDraft(transaction, id, row)
    return { kind: 'saved', version: row.version, savedAt: row.saved_at }
  })
}
