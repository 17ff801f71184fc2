import { settings } from '../../content/settings.ts'
import { ownerMail } from '../../content/words/owner-mail.ts'
import { signatureMark, textLink, textList, textMail, textParagraph } from './plain-text.ts'
import { slotsOf } from './slots.ts'

const words = ownerMail.digest
const { slot } = slotsOf('digest')

/** The digest without markup. */
export function digestText(): string {
  return textMail([
    words.heading,
    textParagraph(words.intro),
    slot('lines', 'lines'),
    `${words.meaningHeading}\n\n${textList(words.meaning)}`,
    `${words.actionHeading}\n\n${textList(words.action)}`,
    textLink(`${words.button}\u00a0:`, slot('adminUrl')),
    `${signatureMark}\n${settings.brand}\n${ownerMail.automatic}`,
  ])
}
