import { settings } from '../../content/settings.ts'
import { ownerMail } from '../../content/words/owner-mail.ts'
import { warningMail as words } from '../../content/words/warning-mail.ts'
import { signatureMark, textLink, textMail, textParagraph } from './plain-text.ts'
import { slotsOf } from './slots.ts'

const { slot } = slotsOf('warning')

/** The warning without markup. */
export function warningText(): string {
  return textMail([
    words.heading,
    textParagraph(words.intro),
    slot('problems', 'lines'),
    textParagraph(words.after),
    textLink(`${words.button}\u00a0:`, slot('adminUrl')),
    `${signatureMark}\n${settings.brand}\n${ownerMail.automatic}`,
  ])
}
