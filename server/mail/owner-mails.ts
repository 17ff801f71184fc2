import { ownerMailWords } from '../../content/words/owner-mail.ts'
import type { Attribution } from '../../contract/forms/limits.ts'
import type { MailTemplate, MailTemplates } from '../../contract/mail-template.ts'
import type { Clock } from '../clock.ts'
import { type MailCap, mailCaps } from '../limits/mail-caps.ts'
import { fillTemplate } from './fill-template.ts'
import type { MailSlots } from './kept-body.ts'
import type { MailLinks } from './mail-links.ts'
import type { NewMail } from './outbox.ts'
import { withoutLinks } from './without-links.ts'

/** What every finished mail is written with. `siteUrl` has no trailing slash. */
export type MailDeps = {
  templates: MailTemplates
  links: MailLinks
  siteUrl: string
  ownerEmail: string
  clock: Clock
}

/** The owner's clock on every mail and in the room (decisions, "Administration"). */
export const ownerDate = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** A finished text, with what it was written from. */
export function writeMail(template: MailTemplate, slots: MailSlots) {
  return { template, slots, ...fillTemplate(template, slots) }
}

/** Campaign parameters in one line for the owner. */
export function toCampaign({ utm_source, utm_medium, utm_campaign }: Attribution): string {
  const given = [utm_source, utm_medium, utm_campaign].filter(Boolean).join(' – ')
  return withoutLinks(given) || ownerMailWords.noCampaign
}

/** Where the owner reads more. */
export const toAdminUrl = (siteUrl: string): string => `${siteUrl}/admin`

/** The news that a cap holds mails back, to the owner. */
export function toCapNotice({ templates, siteUrl, ownerEmail }: MailDeps, cap: MailCap): NewMail {
  return {
    leadId: null,
    kind: 'cap-notice',
    locale: 'fr',
    recipient: ownerEmail,
    ...writeMail(templates.capNotice, {
      cap: ownerMailWords.caps[cap].replace('{n}', String(mailCaps[cap])),
      adminUrl: toAdminUrl(siteUrl),
    }),
  }
}
