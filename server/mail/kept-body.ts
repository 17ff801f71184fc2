import { createHash } from 'node:crypto'
import type { MailTemplate, MailTemplates } from '../../contract/mail-template.ts'
import type { Database } from '../db/database.ts'
import { fillTemplate } from './fill-template.ts'

/** A finished mail without its envelope. */
export type MailBody = { subject: string; html: string; text: string }

/** What a template's slots are filled with. */
export type MailSlots = Record<string, string>

/** A template as the database keeps it, known by the hash of its text. */
export type KeptTemplate = { id: string; text: string }

/** Unit separator: no control character stands in a template or a value (see `fillTemplate`), so this keeps the parts apart. */
const separator = '\u001f'

const known = new WeakMap<MailTemplate, KeptTemplate>()

/** A template in the form that the database keeps; made once. */
export function toKeptTemplate(template: MailTemplate): KeptTemplate {
  const made = known.get(template)
  if (made) return made
  const text = [template.subject, template.text, template.html].join(separator)
  const kept = { id: createHash('sha256').update(text).digest('base64url').slice(0, 22), text }
  known.set(template, kept)
  return kept
}

/** The finished mail, byte for byte as it was when it was queued: its own template with its own values. */
export function readKeptBody(slots: string, keptText: string): MailBody {
  const [subject = '', text = '', html = ''] = keptText.split(separator)
  return fillTemplate({ subject, text, html }, JSON.parse(slots))
}

/**
 * Keeps the templates of this build in the database, so that mails queued with them come out unchanged from
 * any later build and in every instance.
 */
export async function keepTemplates({ write }: Database, templates: MailTemplates): Promise<void> {
  const all = [
    ...[templates.checklist, templates.acknowledgement, templates.dataLink].flatMap((one) => Object.values(one)),
    templates.leadNotification,
    templates.capNotice,
    templates.enquiry,
    templates.warning,
    templates.signInLink,
  ]
  await write((transaction) =>
    transaction
      .insertInto('mail_templates')
      .values(all.map(toKeptTemplate))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}
