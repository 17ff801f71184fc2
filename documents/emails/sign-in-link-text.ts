import { settings } from '../../content/settings.ts'
import { ownerMail } from '../../content/words/owner-mail.ts'
import { signInMail as words } from '../../content/words/sign-in-mail.ts'
import { signatureMark, textLink, textMail, textParagraph } from './plain-text.ts'
import { slotsOf } from './slots.ts'

const { slot } = slotsOf('signInLink')

/** A sign-in link without markup. */
export function signInLinkText(): string {
  return textMail([
    words.heading,
    textParagraph(words.intro),
    textLink(`${words.button}\u00a0:`, slot('signInUrl')),
    textParagraph(words.unasked),
    `${signatureMark}\n${settings.brand}\n${ownerMail.automatic}`,
  ])
}
