import { type Locale, locales } from '../../contract/locales.ts'
import type { MailTemplates, MailText, VisitorMailName } from '../../contract/mail-template.ts'
import { perLocaleInTurn } from '../../contract/per-locale.ts'
import { Acknowledgement } from './Acknowledgement.tsx'
import { Digest } from './Digest.tsx'
import { digestText } from './digest-text.ts'
import { EnquiryNotification } from './EnquiryNotification.tsx'
import { enquiryNotificationText } from './enquiry-notification-text.ts'
import { LeadNotification } from './LeadNotification.tsx'
import { LinkMail } from './LinkMail.tsx'
import { leadNotificationText } from './lead-notification-text.ts'
import { type MailContent, renderMail } from './mail-content.tsx'
import { SignInLinkMail } from './SignInLinkMail.tsx'
import { signInLinkText } from './sign-in-link-text.ts'
import { slotsOf, toTemplate } from './slots.ts'
import { acknowledgementText, linkMailText } from './visitor-mail-text.ts'
import { Warning } from './Warning.tsx'
import { warningText } from './warning-text.ts'

async function toLinkMail(content: MailContent, mail: 'checklist' | 'dataLink', locale: Locale) {
  const { settings, messages } = content
  const { site, checklistMail, dataMail } = messages[locale]
  const isChecklist = mail === 'checklist'
  const ofMail = isChecklist ? checklistMail : dataMail
  const address = isChecklist ? slotsOf('checklist').slot('confirmUrl') : slotsOf('dataLink').slot('dataUrl')
  return {
    subject: ofMail.subject,
    html: await renderMail(content, <LinkMail locale={locale} mail={ofMail} footer={site.footer} address={address} />),
    text: linkMailText({ locale, settings, footer: site.footer }, ofMail, address),
  }
}

async function toAcknowledgement(content: MailContent, locale: Locale) {
  const { settings, messages } = content
  const { acknowledgement, site } = messages[locale]
  return {
    subject: acknowledgement.subject,
    html: await renderMail(content, <Acknowledgement locale={locale} messages={messages[locale]} />),
    text: acknowledgementText({ locale, settings, footer: site.footer }, acknowledgement),
  }
}

async function inEveryLanguage<Name extends VisitorMailName>(mail: Name, write: (locale: Locale) => Promise<MailText>) {
  return perLocaleInTurn(locales, async (locale) => toTemplate(mail, await write(locale)))
}

/**
 * Writes every mail from the content, once per site version. The server fills the slots with `fillTemplate` and never
 * loads React Email.
 * @throws if a mail has another slot than the contract lists, or lacks one
 */
export async function buildMailTemplates(content: MailContent): Promise<MailTemplates> {
  const { owner, enquiry, warning, signIn } = content.admin.mails
  return {
    checklist: await inEveryLanguage('checklist', (locale) => toLinkMail(content, 'checklist', locale)),
    acknowledgement: await inEveryLanguage('acknowledgement', (locale) => toAcknowledgement(content, locale)),
    dataLink: await inEveryLanguage('dataLink', (locale) => toLinkMail(content, 'dataLink', locale)),
    leadNotification: toTemplate('leadNotification', {
      subject: slotsOf('leadNotification').filled(owner.leadNotification.subject),
      html: await renderMail(content, <LeadNotification />),
      text: leadNotificationText(content),
    }),
    digest: toTemplate('digest', {
      subject: owner.digest.subject,
      html: await renderMail(content, <Digest />),
      text: digestText(content),
    }),
    enquiry: toTemplate('enquiry', {
      subject: slotsOf('enquiry').filled(enquiry.subject),
      html: await renderMail(content, <EnquiryNotification />),
      text: enquiryNotificationText(content),
    }),
    warning: toTemplate('warning', {
      subject: warning.subject,
      html: await renderMail(content, <Warning />),
      text: warningText(content),
    }),
    signInLink: toTemplate('signInLink', {
      subject: signIn.subject,
      html: await renderMail(content, <SignInLinkMail />),
      text: signInLinkText(content),
    }),
  }
}
