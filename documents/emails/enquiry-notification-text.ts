import type { MailContent } from './mail-content.tsx'
import { signatureMark, textLink, textMail, textParagraph } from './plain-text.ts'
import { slotsOf } from './slots.ts'

const { slot, filled } = slotsOf('enquiry')

/** A message of the contact form without markup. */
export function enquiryNotificationText({ settings, admin }: MailContent): string {
  const words = admin.mails.enquiry
  const { facts } = words
  return textMail([
    words.heading,
    textParagraph(words.intro),
    [
      `${facts.name}\u00a0: ${slot('name')}`,
      `${facts.email}\u00a0: ${slot('email')}`,
      `${facts.subject}\u00a0: ${slot('subject')}`,
      `${facts.language}\u00a0: ${slot('language')}`,
      `${facts.page}\u00a0: ${slot('page')}`,
      `${facts.date}\u00a0: ${slot('date')}`,
      `${facts.campaign}\u00a0: ${slot('campaign')}`,
    ].join('\n'),
    `${words.messageHeading}\n\n${slot('message', 'lines')}`,
    textParagraph(`${filled(words.reply)} ${filled(words.languageNote)}`),
    textParagraph(words.caution),
    textLink(`${words.button}\u00a0:`, slot('adminUrl')),
    `${signatureMark}\n${settings.brand}\n${words.automatic}`,
  ])
}
