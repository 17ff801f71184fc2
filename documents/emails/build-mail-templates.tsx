import { render } from '@react-email/render'
import type { ReactElement } from 'react'
import { type Locale, locales } from '../../contract/locales.ts'
import {
  type MailName,
  type MailTemplate,
  type MailTemplates,
  mailSlots,
  type SlotOf,
  type VisitorMailName,
} from '../../contract/mail-template.ts'
import { perKeyInTurn } from '../../contract/per-key.ts'
import { Acknowledgement } from './Acknowledgement.tsx'
import { Answer } from './Answer.tsx'
import { AnswerCopy } from './AnswerCopy.tsx'
import { Digest } from './Digest.tsx'
import { EnquiryNotification } from './EnquiryNotification.tsx'
import { LeadNotification } from './LeadNotification.tsx'
import { LinkMail } from './LinkMail.tsx'
import { type MailContent, MailContext, type Messages, slot } from './mail-content.tsx'
import { SignInLinkMail } from './SignInLinkMail.tsx'
import { toPlainText } from './to-plain-text.ts'
import { Warning } from './Warning.tsx'

const findSlots = (part: string): Set<string> =>
  new Set([...part.matchAll(/\{\{(\w+)(?:\|\w+)?\}\}/g)].map(([, name]) => name ?? ''))

/**
 * Writes every mail from the content, once per site version. The server fills the slots with `fillTemplate` and never
 * loads React Email.
 * @throws if a mail has another slot than the contract lists, or if its html, or its text with its subject, lacks one
 */
export async function buildMailTemplates(content: MailContent): Promise<MailTemplates> {
  async function write<Name extends MailName>(
    name: Name,
    { subject }: { subject: string },
    mail: ReactElement,
    locale: Locale = 'fr',
  ): Promise<MailTemplate<SlotOf<Name>>> {
    const ofMail = { ...content, locale, messages: content.messages[locale] }
    const html = await render(<MailContext value={ofMail}>{mail}</MailContext>)
    const text = toPlainText(html)
    const slots: readonly SlotOf<Name>[] = mailSlots[name]
    const expected = new Set<string>(slots)
    const wrong = [
      ...findSlots(html).symmetricDifference(expected),
      ...findSlots(text + subject).symmetricDifference(expected),
    ]
    if (wrong.length > 0) throw new Error(`the mail ${name} and its list of slots differ in: ${wrong.join(', ')}`)
    return { subject, html, text, slots }
  }

  function inEveryLanguage<Name extends VisitorMailName, Key extends 'checklistMail' | 'acknowledgement' | 'dataMail'>(
    name: Name,
    key: Key,
    draw: (mail: Messages[Key]) => ReactElement,
  ) {
    return perKeyInTurn(locales, (locale) => {
      const mail = content.messages[locale][key]
      return write(name, mail, draw(mail), locale)
    })
  }

  const { owner, enquiry, answerCopy, warning, signIn } = content.admin.mails
  return {
    checklist: await inEveryLanguage('checklist', 'checklistMail', (mail) => (
      <LinkMail mail={mail} address={slot('confirmUrl')} />
    )),
    acknowledgement: await inEveryLanguage('acknowledgement', 'acknowledgement', (mail) => (
      <Acknowledgement mail={mail} />
    )),
    dataLink: await inEveryLanguage('dataLink', 'dataMail', (mail) => (
      <LinkMail mail={mail} address={slot('dataUrl')} />
    )),
    answer: await perKeyInTurn(locales, (locale) => write('answer', { subject: slot('subject') }, <Answer />, locale)),
    answerCopy: await write('answerCopy', answerCopy, <AnswerCopy />),
    leadNotification: await write('leadNotification', owner.leadNotification, <LeadNotification />),
    digest: await write('digest', owner.digest, <Digest />),
    enquiry: await write('enquiry', enquiry, <EnquiryNotification />),
    warning: await write('warning', warning, <Warning />),
    signInLink: await write('signInLink', signIn, <SignInLinkMail />),
  }
}
