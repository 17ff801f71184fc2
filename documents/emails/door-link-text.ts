import { settings } from '../../content/settings.ts'
import type { DoorMailWords } from '../../content/words/door-mail.ts'
import { ownerMail } from '../../content/words/owner-mail.ts'
import { signatureMark, textLink, textMail, textParagraph } from './plain-text.ts'

/** A link to the administrator's door without markup. */
export function doorLinkText(words: DoorMailWords): string {
  return textMail([
    words.heading,
    textParagraph(words.intro),
    textLink(`${words.button}\u00a0:`, '{{doorUrl}}'),
    textParagraph(words.unasked),
    `${signatureMark}\n${settings.brand}\n${ownerMail.automatic}`,
  ])
}
