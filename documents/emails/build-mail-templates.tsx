import { render } from '@react-email/render'
import { enquiryMail } from '../../content/words/enquiry-mail.ts'
import { words } from '../../content/words/index.ts'
import { ownerMail } from '../../content/words/owner-mail.ts'
import type { VisitorLinkMailWords } from '../../content/words/shape.ts'
import { signInMail } from '../../content/words/sign-in-mail.ts'
import { warningMail } from '../../content/words/warning-mail.ts'
import type { Locale } from '../../contract/locales.ts'
import type { MailTemplate, MailTemplates } from '../../contract/mail-template.ts'
import { Acknowledgement } from './Acknowledgement.tsx'
import { CapNotice } from './CapNotice.tsx'
import { capNoticeText } from './cap-notice-text.ts'
import { EnquiryNotification } from './EnquiryNotification.tsx'
import { enquiryNotificationText } from './enquiry-notification-text.ts'
import { LeadNotification } from './LeadNotification.tsx'
import { LinkMail } from './LinkMail.tsx'
import { leadNotificationText } from './lead-notification-text.ts'
import { SignInLinkMail } from './SignInLinkMail.tsx'
import { signInLinkText } from './sign-in-link-text.ts'
import { acknowledgementText, linkMailText } from './visitor-mail-text.ts'
import { Warning } from './Warning.tsx'
import { warningText } from './warning-text.ts'

async function linkTemplate(locale: Locale, mail: VisitorLinkMailWords, address: string): Promise<MailTemplate> {
  const { footer } = words[locale].site
  return {
    subject: mail.subject,
    html: await render(<LinkMail locale={locale} mail={mail} footer={footer} address={address} />),
    text: linkMailText({ locale, footer }, mail, address),
  }
}

async function acknowledgementTemplate(locale: Locale): Promise<MailTemplate> {
  const { acknowledgement, site } = words[locale]
  return {
    subject: acknowledgement.subject,
    html: await render(<Acknowledgement locale={locale} words={words[locale]} />),
    text: acknowledgementText({ locale, footer: site.footer }, acknowledgement),
  }
}

const checklistTemplate = (locale: Locale) => linkTemplate(locale, words[locale].checklistMail, '{{confirmUrl}}')
const dataTemplate = (locale: Locale) => linkTemplate(locale, words[locale].dataMail, '{{dataUrl}}')

async function inEveryLanguage(
  toTemplate: (locale: Locale) => Promise<MailTemplate>,
): Promise<Record<Locale, MailTemplate>> {
  return { fr: await toTemplate('fr'), en: await toTemplate('en'), de: await toTemplate('de') }
}

/**
 * Renders every mail once, at build. The server fills the slots with `fillTemplate` and never loads
 * React Email.
 */
export async function buildMailTemplates(): Promise<MailTemplates> {
  return {
    checklist: await inEveryLanguage(checklistTemplate),
    acknowledgement: await inEveryLanguage(acknowledgementTemplate),
    dataLink: await inEveryLanguage(dataTemplate),
    leadNotification: {
      subject: ownerMail.leadNotification.subject,
      html: await render(<LeadNotification />),
      text: leadNotificationText(),
    },
    capNotice: {
      subject: ownerMail.capNotice.subject,
      html: await render(<CapNotice />),
      text: capNoticeText(),
    },
    enquiry: {
      subject: enquiryMail.subject,
      html: await render(<EnquiryNotification />),
      text: enquiryNotificationText(),
    },
    warning: {
      subject: warningMail.subject,
      html: await render(<Warning />),
      text: warningText(),
    },
    signInLink: {
      subject: signInMail.subject,
      html: await render(<SignInLinkMail />),
      text: signInLinkText(),
    },
  }
}
