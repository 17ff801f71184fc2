import type { MailContent } from './mail-content.tsx'
import { signatureMark, textLink, textMail, textParagraph } from './plain-text.ts'
import { slotsOf } from './slots.ts'

const { slot } = slotsOf('warning')

/** The warning without markup. */
export function warningText({ settings, admin }: MailContent): string {
  const { owner, warning: words } = admin.mails
  return textMail([
    words.heading,
    textParagraph(words.intro),
    slot('problems', 'lines'),
    textParagraph(words.after),
    textLink(`${words.button}\u00a0:`, slot('adminUrl')),
    `${signatureMark}\n${settings.brand}\n${owner.automatic}`,
  ])
}
