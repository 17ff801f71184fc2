import { formatMoment } from '../../contract/formats.ts'
import type { Attribution } from '../../contract/forms/limits.ts'
import type { Locale } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import type { NewMail } from '../mail/outbox.ts'
import { type MailDeps, toAdminUrl, toCampaign, writeMail } from '../mail/owner-mails.ts'
import { instantOf } from '../runtime/clock.ts'

/** Writes the finished mails of a sign-up from the templates of the site. */
export function createLeadMails({ getTemplates, getContent, links, siteUrl, ownerEmail, clock }: MailDeps) {
  return {
    /** The checklist, to the visitor. Holds nothing that a visitor typed. */
    toChecklistMail: (lead: { id: string; email: string; locale: Locale }): NewMail => ({
      leadId: lead.id,
      kind: 'checklist',
      locale: lead.locale,
      recipient: lead.email,
      ...writeMail(getTemplates().checklist[lead.locale], {
        confirmUrl: links.toLink(lead.id, 'download', lead.locale),
        eraseUrl: links.toLink(lead.id, 'erase', lead.locale),
        siteUrl,
      }),
    }),

    /** The news of a lead, to the owner. Holds none of the visitor's links. */
    toLeadNotification: (lead: { id: string; email: string; locale: Locale }, attribution: Attribution): NewMail => {
      const { ownerWords } = getContent().admin.mails
      return {
        leadId: lead.id,
        kind: 'lead-notification',
        locale: 'fr',
        recipient: ownerEmail,
        ...writeMail(getTemplates().leadNotification, {
          email: lead.email,
          language: ownerWords.languages[lead.locale],
          page: pathOf('checklist', lead.locale),
          date: formatMoment(instantOf(clock), 'fr'),
          campaign: toCampaign(attribution, ownerWords),
          adminUrl: toAdminUrl(siteUrl),
        }),
      }
    },
  }
}

export type LeadMails = ReturnType<typeof createLeadMails>
