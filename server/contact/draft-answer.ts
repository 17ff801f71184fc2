import type { AnswerDraft, AnswerForm, SavedDraft } from '../../contract/api/admin-enquiries.ts'
import type { Content } from '../../contract/content/content.ts'
import { fillText } from '../../contract/fill-text.ts'
import type { Enquiries } from '../db/tables.ts'
import { toQuoted } from '../mail/fill-template.ts'
import type { MailingDeps, SenderDeps } from '../mail/sender.ts'
import { instantOf } from '../runtime/clock.ts'
import { toQuote } from './answer-mails.ts'
import { findAnswerable } from './find-answerable.ts'

export type DraftDeps = Pick<MailingDeps, 'database' | 'mail' | 'clock'> & Pick<SenderDeps, 'getFrom'>

/** A name is letters, and what joins them; anything else, a web address above all, is not to be repeated to anybody. */
const namePattern = /^(?!.*\.\p{L}{2})\p{L}[\p{L}\p{M} .'’-]*$/u
const longestName = 60

/** Where an answer begins and ends before anything is typed. */
function toEmptyAnswer({ answers, owner, settings }: Content, { name, locale }: Enquiries): string {
  const { greeting, greetingWithoutName, signature } = answers[locale]
  const isName = name.length <= longestName && namePattern.test(name)
  const salutation = isName ? fillText(greeting, { name }) : greetingWithoutName
  return `${salutation}\n\n\n\n${fillText(signature, { owner: owner.name ?? settings.brand })}`
}

/**
 * What the owner finds who opens the answer to an enquiry: what was typed so far, or salutation and signature.
 * @throws as `findAnswerable`
 */
export async function getAnswerForm({ database: { db }, mail, getFrom }: DraftDeps, id: string): Promise<AnswerForm> {
  const enquiry = await findAnswerable(db, id)
  const draft = await db.selectFrom('answer_drafts').selectAll().where('enquiry_id', '=', id).executeTakeFirst()
  const content = mail.getContent()
  const { quote, message } = toQuote(mail, enquiry)
  const { name, address } = getFrom()
  return {
    text: draft?.text ?? toEmptyAnswer(content, enquiry),
    version: draft?.version ?? 0,
    savedAt: draft?.saved_at ?? null,
    subject: mail.getTemplates().answer[enquiry.locale].subject,
    quote: `${quote}\n\n${toQuoted(message)}`,
    from: `${name} <${address}>`,
    replyTo: content.settings.email,
    snippets: [...content.answers[enquiry.locale].snippets],
  }
}

/**
 * Keeps what is typed, over the draft that its writer has seen and no other.
 * @throws as `findAnswerable`
 */
export function saveAnswerDraft(
  { database: { engine, write }, clock }: DraftDeps,
  id: string,
  { text, version }: AnswerDraft,
): Promise<SavedDraft> {
  return write(async (transaction): Promise<SavedDraft> => {
    await findAnswerable(transaction, id, engine === 'postgres')
    const before = await transaction
      .selectFrom('answer_drafts')
      .select(['text', 'version'])
      .where('enquiry_id', '=', id)
      .executeTakeFirst()
    const { text: standing, version: expected } = before ?? { text: '', version: 0 }
    if (expected !== version) return { kind: 'overtaken', text: standing, version: expected }
    const row = { text, version: version + 1, saved_at: instantOf(clock) }
    await transaction
      .insertInto('answer_drafts')
      .values({ enquiry_id: id, ...row })
      .onConflict((conflict) => conflict.column('enquiry_id').doUpdateSet(row))
      .execute()
    return { kind: 'saved', version: row.version, savedAt: row.saved_at }
  })
}
