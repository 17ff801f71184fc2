import type { MailContent } from './mail-content.tsx'
import { signatureMark, textLink, textMail, textParagraph } from './plain-text.ts'
import { slotsOf } from './slots.ts'

const { slot } = slotsOf('signInLink')

/** A sign-in link without markup. */
export function signInLinkText({ settings, admin }: MailContent): string {
  const { owner, signIn: words } = admin.mails
  return textMail([
    words.heading,
    textParagraph(words.intro),
    textLink(`${words.button}\u00a0:`, slot('signInUrl')),
    textParagraph(words.unasked),
    `${signatureMark}\n${settings.brand}\n${owner.automatic}`,
  ])
}
