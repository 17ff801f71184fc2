import { createHash } from 'node:crypto'
import type { MailTemplates, MailText } from '../../contract/mail-template.ts'
import type { Database } from '../db/database.ts'

/** What a mail says: a template, and the values of its slots. It is filled when the mail leaves. */
export type MailContent = { template: MailText; slots: Record<string, string> }

/** A template as the database keeps it, known by the hash of its text. */
export type KeptTemplate = { id: string; text: string }

/** Unit separator: no control character stands in a template or a value (see `fillTemplate`), so this keeps the parts apart. */
const separator = '\u001f'

const known = new WeakMap<MailText, KeptTemplate>()

/** A template in the form that the database keeps; made once. */
export function toKeptTemplate(template: MailText): KeptTemplate {
  const made = known.get(template)
  if (made) return made
  const text = [template.subject, template.text, template.html].join(separator)
  const kept = { id: createHash('sha256').update(text).digest('base64url').slice(0, 22), text }
  known.set(template, kept)
  return kept
}

/** What a mail says as it was queued: its own template with its own values. */
export function readKeptContent(slots: string, keptText: string): MailContent {
  const [subject = '', text = '', html = ''] = keptText.split(separator)
  return { template: { subject, text, html }, slots: JSON.parse(slots) }
}

/**
 * Keeps the templates of a version of the site in the database, so that mails queued with them come out unchanged
 * under any later version and in every instance.
 */
export async function keepTemplates({ write }: Database, templates: MailTemplates): Promise<void> {
  const { checklist, acknowledgement, dataLink, answer, ...others } = templates
  const localised = [checklist, acknowledgement, dataLink, answer].flatMap((one): MailText[] => Object.values(one))
  const all: MailText[] = [...localised, ...Object.values(others)]
  await write((transaction) =>
    transaction
      .insertInto('mail_templates')
      .values(all.map(toKeptTemplate))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}
