import type { FormAnswer } from '../../contract/api/form-answer.ts'
import type { Database } from '../db/database.ts'
import type { NewMail } from '../mail/outbox.ts'
import { type MailDeps, writeMail } from '../mail/owner-mails.ts'
import { attempted, deliver, explainRefusal, type QueueDeps, queueCapped } from '../mail/queued.ts'
import type { Sender } from '../mail/sender.ts'
import type { Contact } from './find-contact.ts'

export type DataLinkDeps = QueueDeps & { database: Database; sender: Sender }

/** The mail with a fresh link to somebody's data. Holds nothing that anybody typed. */
function toDataMail({ templates, links, siteUrl }: MailDeps, contact: Contact): NewMail {
  const { leadId, enquiryId, email, locale } = contact
  const id = leadId ?? enquiryId ?? ''
  return {
    leadId,
    ...(enquiryId && { enquiryId }),
    kind: 'data-link',
    locale,
    recipient: email,
    ...writeMail(templates.dataLink[locale], {
      dataUrl: links.toLink(id, 'data', locale),
      eraseUrl: links.toLink(id, 'erase', locale),
      siteUrl,
    }),
  }
}

/** Sends somebody a link to all that is kept of them, to their own address, within the caps on mail. */
export async function sendDataLink(deps: DataLinkDeps, contact: Contact): Promise<FormAnswer> {
  const mail = await deps.database.write((transaction) =>
    queueCapped(transaction, deps, toDataMail(deps.mail, contact)),
  )
  return explainRefusal(await deliver(deps.sender, attempted(mail)), contact.email)
}
