import { ownerMailWords } from '../../content/words/owner-mail.ts'
import type { Attribution } from '../../contract/forms/limits.ts'
import type { Locale } from '../../contract/locales.ts'
import type { MailTemplate, MailTemplates } from '../../contract/mail-template.ts'
import { pathOf } from '../../contract/routes.ts'
import type { Clock } from '../clock.ts'
import type { MailCap } from '../limits/mail-caps.ts'
import { mailCaps } from '../limits/mail-caps.ts'
import { fillTemplate } from '../mail/fill-template.ts'
import type { MailSlots } from '../mail/kept-body.ts'
import type { NewMail } from '../mail/outbox.ts'
import { withoutLinks } from '../mail/without-links.ts'
import type { LeadLinks } from './lead-links.ts'

export type LeadMailsDeps = {
  templates: MailTemplates
  links: LeadLinks
  siteUrl: string
  ownerEmail: string
  clock: Clock
}

/** The owner's clock on every mail and in the room (decisions, "Administration"). */
const ownerDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })

/** A finished text, with what it was written from. */
function write(template: MailTemplate, slots: MailSlots) {
  return { template, slots, ...fillTemplate(template, slots) }
}

/** Writes the finished mails of a sign-up from the templates of the build. */
export function createLeadMails({ templates, links, siteUrl, ownerEmail, clock }: LeadMailsDeps) {
  const adminUrl = `${siteUrl}/admin`
  return {
    /** The checklist, to the visitor. Holds nothing that a visitor typed. */
    toChecklistMail: (lead: { id: string; email: string; locale: Locale }): NewMail => ({
      leadId: lead.id,
      kind: 'checklist',
      locale: lead.locale,
      recipient: lead.email,
      ...write(templates.checklist[lead.locale], {
        confirmUrl: links.toLink(lead.id, 'download', lead.locale),
        eraseUrl: links.toLink(lead.id, 'erase', lead.locale),
        siteUrl,
      }),
    }),

    /** The news of a lead, to the owner. Holds none of the visitor's links. */
    toLeadNotification: (lead: { id: string; email: string; locale: Locale }, attribution: Attribution): NewMail => {
      const campaign = [attribution.utm_source, attribution.utm_medium, attribution.utm_campaign].filter(Boolean)
      return {
        leadId: lead.id,
        kind: 'lead-notification',
        locale: 'fr',
        recipient: ownerEmail,
        ...write(templates.leadNotification, {
          email: lead.email,
          language: ownerMailWords.languages[lead.locale],
          page: pathOf('checklist', lead.locale),
          date: ownerDate.format(clock.now()),
          campaign: withoutLinks(campaign.join(' – ')) || ownerMailWords.noCampaign,
          adminUrl,
        }),
      }
    },

    /** The news that a cap holds mails back, to the owner. */
    toCapNotice: (cap: MailCap): NewMail => ({
      leadId: null,
      kind: 'cap-notice',
      locale: 'fr',
      recipient: ownerEmail,
      ...write(templates.capNotice, {
        cap: ownerMailWords.caps[cap].replace('{n}', String(mailCaps[cap])),
        adminUrl,
      }),
    }),
  }
}

export type LeadMails = ReturnType<typeof createLeadMails>
