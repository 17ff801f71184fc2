import { inflateRawSync } from 'node:zlib'
import type { Kysely } from 'kysely'

type Before = { outbox_bodies: { mail_id: string; dictionary_id: string; packed: string } }
type After = {
  mail_templates: { id: string; text: string }
  outbox: { id: string; template_id: string | null; slots: string | null }
}

/**
 * A mail is kept in its own row, as its template and the values of its slots, no longer in a second table
 * and deflated against the template's text. Mails that are on their way become templates of their own, so
 * that they leave as they were queued.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mail_dictionaries').renameTo('mail_templates').execute()
  await db.schema.alterTable('outbox').addColumn('template_id', 'text').execute()
  await db.schema.alterTable('outbox').addColumn('slots', 'text').execute()
  await moveBodies(db as Kysely<Before & After>)
  await db.schema.dropTable('outbox_bodies').execute()
  // Each hour the texts of ended mails are emptied; only those that still have one are looked at.
  await db.schema
    .createIndex('outbox_written')
    .on('outbox')
    .column('queued_at')
    .where('slots' as never, 'is not', null)
    .execute()
  // The same for leads that nobody confirmed.
  await db.schema
    .createIndex('checklist_downloads_unconfirmed')
    .on('checklist_downloads')
    .column('last_contact_at')
    .where('confirmed_at' as never, 'is', null)
    .execute()
}

async function moveBodies(db: Kysely<Before & After>): Promise<void> {
  const bodies = await db
    .selectFrom('outbox_bodies')
    .innerJoin('mail_templates', 'mail_templates.id', 'dictionary_id')
    .select(['mail_id', 'packed', 'mail_templates.text as dictionary'])
    .execute()
  for (const { mail_id, packed, dictionary } of bodies) {
    const text = inflateRawSync(Buffer.from(packed, 'base64'), { dictionary: Buffer.from(dictionary) }).toString()
    // What looks like a slot in a finished text is none: its braces are the value of the one slot there is.
    const hasBraces = text.includes('{{')
    const slots = hasBraces ? { braces: '{{' } : {}
    await db
      .insertInto('mail_templates')
      .values({ id: mail_id, text: text.replaceAll('{{', '{{braces}}') })
      .execute()
    await db
      .updateTable('outbox')
      .set({ template_id: mail_id, slots: JSON.stringify(slots) })
      .where('id', '=', mail_id)
      .execute()
  }
}
