import { settings } from '../../content/settings.ts'
import { enquiryMail as words } from '../../content/words/enquiry-mail.ts'
import { signatureMark, textLink, textMail, textParagraph } from './plain-text.ts'

const { facts } = words

/** A message of the contact form without markup. */
export function enquiryNotificationText(): string {
  return textMail([
    words.heading,
    textParagraph(words.intro),
    [
      `${facts.name}\u00a0: {{name}}`,
      `${facts.email}\u00a0: {{email}}`,
      `${facts.subject}\u00a0: {{subject}}`,
      `${facts.language}\u00a0: {{language}}`,
      `${facts.page}\u00a0: {{page}}`,
      `${facts.date}\u00a0: {{date}}`,
      `${facts.campaign}\u00a0: {{campaign}}`,
    ].join('\n'),
    `${words.messageHeading}\n\n{{message|lines}}`,
    textParagraph(`${words.reply} ${words.languageNote}`),
    textParagraph(words.caution),
    textLink(`${words.button}\u00a0:`, '{{adminUrl}}'),
    `${signatureMark}\n${settings.brand}\n${words.automatic}`,
  ])
}
