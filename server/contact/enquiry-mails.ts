import { settings } from '../../content/settings.ts'
import { contactFormWords } from '../../content/words/contact-form/index.ts'
import { ownerMailWords } from '../../content/words/owner-mail.ts'
import type { Enquiries } from '../db/tables.ts'
import type { NewMail } from '../mail/outbox.ts'
import { type MailDeps, ownerDate, toAdminUrl, toCampaign, writeMail } from '../mail/owner-mails.ts'
import { withoutLinks } from '../mail/without-links.ts'

/** The finished mail of an enquiry, to the owner: an answer to it goes to the visitor. Holds none of the visitor's links. */
export function toEnquiryMail({ templates, siteUrl, ownerEmail }: MailDeps, enquiry: Enquiries): NewMail {
  return {
    leadId: null,
    enquiryId: enquiry.id,
    kind: 'enquiry',
    locale: 'fr',
    recipient: ownerEmail,
    replyTo: enquiry.email,
    ...writeMail(templates.enquiry, {
      name: withoutLinks(enquiry.name),
      email: enquiry.email,
      subject: contactFormWords.fr.subject.options[enquiry.subject],
      message: withoutLinks(enquiry.message),
      language: ownerMailWords.languages[enquiry.locale],
      page: enquiry.page,
      date: ownerDate.format(Date.parse(enquiry.received_at)),
      campaign: toCampaign({
        utm_source: enquiry.utm_source ?? undefined,
        utm_medium: enquiry.utm_medium ?? undefined,
        utm_campaign: enquiry.utm_campaign ?? undefined,
      }),
      adminUrl: toAdminUrl(siteUrl),
    }),
  }
}

/** Tells the writer that the message is stored. Holds none of their words: anybody could have given their address. */
export function toAcknowledgement({ templates, links, siteUrl }: MailDeps, { id, email, locale }: Enquiries): NewMail {
  return {
    leadId: null,
    enquiryId: id,
    kind: 'enquiry-acknowledgement',
    locale,
    recipient: email,
    replyTo: settings.email,
    ...writeMail(templates.acknowledgement[locale], { eraseUrl: links.toLink(id, 'erase', locale), siteUrl }),
  }
}
