import type { MailContent } from './mail-content.tsx'
import { signatureMark, textLink, textList, textMail, textParagraph } from './plain-text.ts'
import { slotsOf } from './slots.ts'

const { slot } = slotsOf('digest')

/** The digest without markup. */
export function digestText({ settings, admin }: MailContent): string {
  const { owner } = admin.mails
  const words = owner.digest
  return textMail([
    words.heading,
    textParagraph(words.intro),
    slot('lines', 'lines'),
    `${words.meaningHeading}\n\n${textList(words.meaning)}`,
    `${words.actionHeading}\n\n${textList(words.action)}`,
    textLink(`${words.button}\u00a0:`, slot('adminUrl')),
    `${signatureMark}\n${settings.brand}\n${owner.automatic}`,
  ])
}
