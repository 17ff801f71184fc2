import { settings } from '../../content/settings.ts'
import { ownerMail } from '../../content/words/owner-mail.ts'
import { signatureMark, textLink, textList, textMail, textParagraph } from './plain-text.ts'

const words = ownerMail.capNotice

/** The notice of a reached cap without markup. */
export function capNoticeText(): string {
  return textMail([
    words.heading,
    textParagraph(words.intro),
    `${words.meaningHeading}\n\n${textList(words.meaning)}`,
    `${words.actionHeading}\n\n${textList(words.action)}`,
    textLink(`${words.button}\u00a0:`, '{{adminUrl}}'),
    `${signatureMark}\n${settings.brand}\n${ownerMail.automatic}`,
  ])
}
