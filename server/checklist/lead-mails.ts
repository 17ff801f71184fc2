import { formatMoment } from '../../contract/formats.ts'
import { frenchNames } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import type { ChecklistDownloads } from '../db/tables.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { type MailDeps, toAdminUrl } from '../mail/write-mail.ts'
import type { Instant } from '../runtime/clock.ts'

/** Who gets the mails of a sign-up. */
export type Recipient = Pick<ChecklistDownloads, 'id' | 'email' | 'locale'>

/** The checklist, to the visitor. Holds nothing that a visitor typed. */
export function toChecklistMail({ write, links, siteUrl }: MailDeps, { id, email, locale }: Recipient): NewMail {
  return {
    leadId: id,
    kind: 'checklist',
    locale,
    recipient: email,
    ...write('checklist', locale, {
      confirmUrl: links.toLink(id, 'download', locale),
      eraseUrl: links.toLink(id, 'erase', locale),
      siteUrl,
    }),
  }
}

/** The news of a lead, to the owner. Holds none of the visitor's links. */
export function toLeadNotification(
  { write, siteUrl, ownerEmail }: MailDeps,
  { id, email, locale }: Recipient,
  now: Instant,
): NewMail {
  return {
    leadId: id,
    kind: 'lead-notification',
    locale: 'fr',
    recipient: ownerEmail,
    ...write('leadNotification', 'fr', {
      email,
      language: frenchNames[locale],
      page: pathOf('checklist', locale),
      date: formatMoment(now, 'fr'),
      adminUrl: toAdminUrl(siteUrl, 'people', id),
    }),
  }
}
