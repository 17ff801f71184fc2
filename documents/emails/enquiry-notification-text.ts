import { settings } from '../../content/settings.ts'
import { enquiryMail as words } from '../../content/words/enquiry-mail.ts'
import { signatureMark, textLink, textMail, textParagraph } from './plain-text.ts'
import { slotsOf } from './slots.ts'

const { slot, filled } = slotsOf('enquiry')

const { facts } = words

/** A message of the contact form without markup. */
export function enquiryNotificationText(): string {
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
