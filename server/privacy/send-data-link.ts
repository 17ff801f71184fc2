import type { Kysely } from 'kysely'
import type { FormAnswer } from '../../contract/api/form-answer.ts'
import type { Tables } from '../db/tables.ts'
import { dispatchAgain, firstAttempt } from '../mail/dispatch.ts'
import type { MailLink } from '../mail/mail-links.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import type { MailingDeps } from '../mail/sender.ts'
import type { MailDeps } from '../mail/write-mail.ts'
import type { Contact } from './find-contact.ts'

/** The mail with a fresh link to somebody's data. Holds nothing that anybody typed. */
function toDataMail({ write, links, siteUrl }: MailDeps, contact: Contact): NewMail {
  const { leadId, enquiryId, email, locale } = contact
  const id = leadId ?? enquiryId ?? ''
  return {
    leadId,
    ...(enquiryId && { enquiryId }),
    kind: 'data-link',
    locale,
    recipient: email,
    ...write('dataLink', locale, {
      dataUrl: links.toLink(id, 'data', locale),
      eraseUrl: links.toLink(id, 'erase', locale),
      siteUrl,
    }),
  }
}

const mailsTo = (db: Kysely<Tables>, { leadId, enquiryId }: Contact) =>
  db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'state', 'unsent_reason', 'sent_at', 'next_attempt_at'])
    .where('kind', '=', 'data-link')
    .where(leadId ? 'lead_id' : 'enquiry_id', '=', leadId ?? enquiryId ?? '')
    .limit(1)

/** When the life of a link begins: as its mail leaves, which may have waited for longer than the link lives. */
export async function findLinkStart(
  { database, clock }: Pick<MailingDeps, 'database' | 'clock'>,
  contact: Contact,
  { issuedAt }: MailLink,
): Promise<number> {
  // Each link is written with its own mail, and the next one only once that has ended.
  const mail = await mailsTo(database.db, contact)
    .where('queued_at', '>=', new Date(issuedAt).toISOString())
    .orderBy('queued_at')
    .executeTakeFirst()
  if (mail?.state === 'waiting') return clock.now()
  return mail ? Date.parse(mail.next_attempt_at) : issuedAt
}

/**
 * Sends somebody a link to all that is kept of them, to their own address and within the caps on mail, unless
 * `dispatchAgain` says what else there is to do.
 */
export async function sendDataLink(
  { database, queue, sender, mail, clock }: MailingDeps,
  contact: Contact,
  ip: string,
): Promise<FormAnswer> {
  const dispatch = await database.write(async (transaction) => {
    const latest = await mailsTo(transaction, contact).orderBy('queued_at', 'desc').executeTakeFirst()
    const again = dispatchAgain(latest, clock)
    return again ?? firstAttempt(await queue.queueMail(transaction, toDataMail(mail, contact), { ip }))
  })
  return sender.deliver(dispatch)
}
