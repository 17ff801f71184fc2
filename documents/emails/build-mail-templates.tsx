import { render } from '@react-email/render'
import { type DoorMailWords, doorMail } from '../../content/words/door-mail.ts'
import { enquiryMail } from '../../content/words/enquiry-mail.ts'
import { words } from '../../content/words/index.ts'
import { ownerMail } from '../../content/words/owner-mail.ts'
import { warningMail } from '../../content/words/warning-mail.ts'
import type { Locale } from '../../contract/locales.ts'
import type { MailTemplate, MailTemplates } from '../../contract/mail-template.ts'
import { CapNotice } from './CapNotice.tsx'
import { ChecklistMail } from './ChecklistMail.tsx'
import { capNoticeText } from './cap-notice-text.ts'
import { checklistMailText } from './checklist-mail-text.ts'
import { DoorLinkMail } from './DoorLinkMail.tsx'
import { doorLinkText } from './door-link-text.ts'
import { EnquiryNotification } from './EnquiryNotification.tsx'
import { enquiryNotificationText } from './enquiry-notification-text.ts'
import { LeadNotification } from './LeadNotification.tsx'
import { leadNotificationText } from './lead-notification-text.ts'
import { Warning } from './Warning.tsx'
import { warningText } from './warning-text.ts'

async function checklistTemplate(locale: Locale): Promise<MailTemplate> {
  const ofLocale = words[locale]
  return {
    subject: ofLocale.checklistMail.subject,
    html: await render(<ChecklistMail locale={locale} words={ofLocale} />),
    text: checklistMailText(locale, ofLocale),
  }
}

async function doorTemplate(ofMail: DoorMailWords): Promise<MailTemplate> {
  return {
    subject: ofMail.subject,
    html: await render(<DoorLinkMail words={ofMail} />),
    text: doorLinkText(ofMail),
  }
}

/**
 * Renders every mail once, at build. The server fills the slots with `fillTemplate` and never loads
 * React Email.
 */
export async function buildMailTemplates(): Promise<MailTemplates> {
  return {
    checklist: {
      fr: await checklistTemplate('fr'),
      en: await checklistTemplate('en'),
      de: await checklistTemplate('de'),
    },
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
    signInLink: await doorTemplate(doorMail.signInLink),
    passwordReset: await doorTemplate(doorMail.passwordReset),
  }
}
