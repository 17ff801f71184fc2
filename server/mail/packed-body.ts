import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { MailTemplate, MailTemplates } from '../../contract/mail-template.ts'
import type { Database } from '../db/database.ts'

/** A finished mail without its envelope. */
export type MailBody = { subject: string; html: string; text: string }

/** The text of a template, which a finished mail is deflated against; known by the hash of its text. */
export type MailDictionary = { id: string; text: string }

/** Unit separator: no control character stands in a mail's values (see `fillTemplate`), so this keeps its parts apart. */
const separator = '\u001f'

const dictionaries = new WeakMap<MailTemplate, MailDictionary>()

/** The dictionary of a template; made once. */
export function dictionaryOf(template: MailTemplate): MailDictionary {
  const made = dictionaries.get(template)
  if (made) return made
  const text = [template.subject, template.text, template.html].join(separator)
  const dictionary = { id: createHash('sha256').update(text).digest('base64url').slice(0, 22), text }
  dictionaries.set(template, dictionary)
  return dictionary
}

/** The finished mail in some 200 bytes instead of 10,000: of the template only what differs is left. */
export function packBody({ subject, text, html }: MailBody, dictionary: MailDictionary): string {
  const whole = [subject, text, html].join(separator)
  return deflateRawSync(whole, { dictionary: Buffer.from(dictionary.text) }).toString('base64')
}

/** The finished mail, byte for byte as it was packed. */
export function unpackBody(packed: string, dictionary: MailDictionary): MailBody {
  const whole = inflateRawSync(Buffer.from(packed, 'base64'), { dictionary: Buffer.from(dictionary.text) })
  const [subject = '', text = '', html = ''] = whole.toString('utf8').split(separator)
  return { subject, text, html }
}

/**
 * Keeps the dictionaries of this build in the database, so that mails packed with them can be read by any
 * later build and by every instance.
 */
export async function keepDictionaries({ write }: Database, templates: MailTemplates): Promise<void> {
  const all = [...Object.values(templates.checklist), templates.leadNotification, templates.capNotice].map(dictionaryOf)
  await write((transaction) =>
    transaction
      .insertInto('mail_dictionaries')
      .values(all)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}
