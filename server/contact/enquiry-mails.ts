import { formatMoment } from '../../contract/formats.ts'
import { contactFields } from '../../contract/forms/contact.ts'
import { frenchNames } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'
import type { Enquiries } from '../db/tables.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { type MailDeps, toAdminUrl, withoutLinks } from '../mail/write-mail.ts'

/** The finished mail of an enquiry, to the owner: an answer to it goes to the visitor. Holds none of the visitor's links. */
export function toEnquiryMail({ write, getContent, siteUrl, ownerEmail }: MailDeps, enquiry: Enquiries): NewMail {
  const { messages } = getContent()
  return {
    leadId: null,
    enquiryId: enquiry.id,
    kind: 'enquiry',
    locale: 'fr',
    recipient: ownerEmail,
    replyTo: enquiry.email,
    ...write('enquiry', 'fr', {
      ...perKey(contactFields, (field) => withoutLinks(enquiry[field]) || '–'),
      email: enquiry.email,
      subject: messages.fr.contactForm.subject.options[enquiry.subject],
      language: frenchNames[enquiry.locale],
      page: enquiry.page,
      date: formatMoment(enquiry.received_at, 'fr'),
      adminUrl: toAdminUrl(siteUrl, 'people', enquiry.id),
    }),
  }
}

/** Tells the writer that the message is stored. Holds none of their words: anybody could have given their address. */
export function toAcknowledgement(
  { write, getContent, links, siteUrl }: MailDeps,
  { id, email, locale }: Enquiries,
): NewMail {
  return {
    leadId: null,
    enquiryId: id,
    kind: 'enquiry-acknowledgement',
    locale,
    recipient: email,
    replyTo: getContent().settings.email,
    ...write('acknowledgement', locale, { eraseUrl: links.toLink(id, 'erase', locale), siteUrl }),
  }
}
