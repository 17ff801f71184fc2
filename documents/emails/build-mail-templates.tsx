import { render } from '@react-email/render'
import { enquiryMail } from '../../content/words/enquiry-mail.ts'
import { words } from '../../content/words/index.ts'
import { ownerMail } from '../../content/words/owner-mail.ts'
import { signInMail } from '../../content/words/sign-in-mail.ts'
import { warningMail } from '../../content/words/warning-mail.ts'
import type { Locale } from '../../contract/locales.ts'
import type { MailTemplates, MailText, VisitorMailName } from '../../contract/mail-template.ts'
import { Acknowledgement } from './Acknowledgement.tsx'
import { Digest } from './Digest.tsx'
import { digestText } from './digest-text.ts'
import { EnquiryNotification } from './EnquiryNotification.tsx'
import { enquiryNotificationText } from './enquiry-notification-text.ts'
import { LeadNotification } from './LeadNotification.tsx'
import { LinkMail } from './LinkMail.tsx'
import { leadNotificationText } from './lead-notification-text.ts'
import { SignInLinkMail } from './SignInLinkMail.tsx'
import { signInLinkText } from './sign-in-link-text.ts'
import { slotsOf, toTemplate } from './slots.ts'
import { acknowledgementText, linkMailText } from './visitor-mail-text.ts'
import { Warning } from './Warning.tsx'
import { warningText } from './warning-text.ts'

async function toLinkMail(mail: 'checklist' | 'dataLink', locale: Locale) {
  const { site, checklistMail, dataMail } = words[locale]
  const isChecklist = mail === 'checklist'
  const ofMail = isChecklist ? checklistMail : dataMail
  const address = isChecklist ? slotsOf('checklist').slot('confirmUrl') : slotsOf('dataLink').slot('dataUrl')
  return {
    subject: ofMail.subject,
    html: await render(<LinkMail locale={locale} mail={ofMail} footer={site.footer} address={address} />),
    text: linkMailText({ locale, footer: site.footer }, ofMail, address),
  }
}

async function toAcknowledgement(locale: Locale) {
  const { acknowledgement, site } = words[locale]
  return {
    subject: acknowledgement.subject,
    html: await render(<Acknowledgement locale={locale} words={words[locale]} />),
    text: acknowledgementText({ locale, footer: site.footer }, acknowledgement),
  }
}

async function inEveryLanguage<Name extends VisitorMailName>(mail: Name, write: (locale: Locale) => Promise<MailText>) {
  const of = async (locale: Locale) => toTemplate(mail, await write(locale))
  return { fr: await of('fr'), en: await of('en'), de: await of('de') }
}

/**
 * Renders every mail once, at build. The server fills the slots with `fillTemplate` and never loads
 * React Email.
 * @throws if a mail has another slot than the contract lists, or lacks one
 */
export async function buildMailTemplates(): Promise<MailTemplates> {
  return {
    checklist: await inEveryLanguage('checklist', (locale) => toLinkMail('checklist', locale)),
    acknowledgement: await inEveryLanguage('acknowledgement', toAcknowledgement),
    dataLink: await inEveryLanguage('dataLink', (locale) => toLinkMail('dataLink', locale)),
    leadNotification: toTemplate('leadNotification', {
      subject: slotsOf('leadNotification').filled(ownerMail.leadNotification.subject),
      html: await render(<LeadNotification />),
      text: leadNotificationText(),
    }),
    digest: toTemplate('digest', {
      subject: ownerMail.digest.subject,
      html: await render(<Digest />),
      text: digestText(),
    }),
    enquiry: toTemplate('enquiry', {
      subject: slotsOf('enquiry').filled(enquiryMail.subject),
      html: await render(<EnquiryNotification />),
      text: enquiryNotificationText(),
    }),
    warning: toTemplate('warning', {
      subject: warningMail.subject,
      html: await render(<Warning />),
      text: warningText(),
    }),
    signInLink: toTemplate('signInLink', {
      subject: signInMail.subject,
      html: await render(<SignInLinkMail />),
      text: signInLinkText(),
    }),
  }
}
