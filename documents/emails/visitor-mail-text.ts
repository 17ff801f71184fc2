import { settings } from '../../content/settings.ts'
import type { VisitorLinkMailWords, VisitorMailWords, Words } from '../../content/words/shape.ts'
import type { Locale } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { signatureMark, textLink, textMail, textParagraph } from './plain-text.ts'
import { slotsOf } from './slots.ts'

/** Slots that every mail to a visitor has. */
const { slot } = slotsOf('acknowledgement')

type Frame = { locale: Locale; footer: Words['site']['footer'] }

/** A mail to a visitor without markup; `middle` stands between its first sentence and the signature. */
function visitorMailText({ locale, footer }: Frame, mail: VisitorMailWords, middle: string): string {
  return textMail([
    mail.heading,
    textParagraph(mail.intro),
    middle,
    `${textParagraph(mail.signature)}\n${settings.brand}`,
    `${signatureMark}\n${textLink(mail.why, slot('eraseUrl'))}`,
    `${settings.brand}\n${slot('siteUrl')}\n${settings.email}`,
    [
      textLink(footer.legalNotice, `${slot('siteUrl')}${pathOf('legalNotice', locale)}`),
      textLink(footer.privacy, `${slot('siteUrl')}${pathOf('privacy', locale)}`),
    ].join('\n'),
  ])
}

/** `LinkMail` without markup. */
export const linkMailText = (frame: Frame, mail: VisitorLinkMailWords, address: string): string =>
  visitorMailText(frame, mail, textLink(mail.afterButton, address))

/** `Acknowledgement` without markup. */
export const acknowledgementText = (frame: Frame, mail: Words['acknowledgement']): string =>
  visitorMailText(frame, mail, textParagraph(mail.next))
