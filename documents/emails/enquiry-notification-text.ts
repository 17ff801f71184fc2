import { listEnquiryFacts } from './list-enquiry-facts.ts'
import type { MailContent } from './mail-content.tsx'
import { signatureMark, textLink, textMail, textParagraph } from './plain-text.ts'
import { slotsOf } from './slots.ts'

const { slot, filled } = slotsOf('enquiry')

/** A message of the contact form without markup. */
export function enquiryNotificationText(content: MailContent): string {
  const { settings, admin } = content
  const words = admin.mails.enquiry
  return textMail([
    words.heading,
    textParagraph(words.intro),
    listEnquiryFacts(content)
      .map(({ name, label }) => `${label}\u00a0: ${slot(name)}`)
      .join('\n'),
    `${words.messageHeading}\n\n${slot('message', 'lines')}`,
    textParagraph(`${filled(words.reply)} ${filled(words.languageNote)}`),
    textParagraph(words.caution),
    textLink(`${words.button}\u00a0:`, slot('adminUrl')),
    `${signatureMark}\n${settings.brand}\n${words.automatic}`,
  ])
}
