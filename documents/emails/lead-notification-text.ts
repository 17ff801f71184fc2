import { settings } from '../../content/settings.ts'
import { ownerMail } from '../../content/words/owner-mail.ts'
import { signatureMark, textLink, textMail, textParagraph } from './plain-text.ts'

const words = ownerMail.leadNotification
const { facts } = words

/** The notice of a new lead without markup. */
export function leadNotificationText(): string {
  return textMail([
    words.heading,
    textParagraph(words.intro),
    [
      `${facts.email}\u00a0: {{email}}`,
      `${facts.language}\u00a0: {{language}}`,
      `${facts.page}\u00a0: {{page}}`,
      `${facts.date}\u00a0: {{date}}`,
      `${facts.campaign}\u00a0: {{campaign}}`,
    ].join('\n'),
    textParagraph(words.delivery),
    textLink(`${words.button}\u00a0:`, '{{adminUrl}}'),
    words.consentHeading,
    textParagraph(words.consent),
    `${signatureMark}\n${settings.brand}\n${ownerMail.automatic}`,
  ])
}
