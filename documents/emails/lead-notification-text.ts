import type { MailContent } from './mail-content.tsx'
import { signatureMark, textLink, textMail, textParagraph } from './plain-text.ts'
import { slotsOf } from './slots.ts'

const { slot } = slotsOf('leadNotification')

/** The notice of a new lead without markup. */
export function leadNotificationText({ settings, admin }: MailContent): string {
  const { owner } = admin.mails
  const words = owner.leadNotification
  const { facts } = words
  return textMail([
    words.heading,
    textParagraph(words.intro),
    [
      `${facts.email}\u00a0: ${slot('email')}`,
      `${facts.language}\u00a0: ${slot('language')}`,
      `${facts.page}\u00a0: ${slot('page')}`,
      `${facts.date}\u00a0: ${slot('date')}`,
      `${facts.campaign}\u00a0: ${slot('campaign')}`,
    ].join('\n'),
    textParagraph(words.delivery),
    textLink(`${words.button}\u00a0:`, slot('adminUrl')),
    words.consentHeading,
    textParagraph(words.consent),
    `${signatureMark}\n${settings.brand}\n${owner.automatic}`,
  ])
}
