import type { Locale } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import type { MailContent, Messages } from './mail-content.tsx'
import { signatureMark, textLink, textMail, textParagraph } from './plain-text.ts'
import { slotsOf } from './slots.ts'

/** Slots that every mail to a visitor has. */
const { slot } = slotsOf('acknowledgement')

type Frame = { locale: Locale; settings: MailContent['settings']; footer: Messages['site']['footer'] }
type VisitorMessages = Omit<Messages['acknowledgement'], 'next'>

/** A mail to a visitor without markup; `middle` stands between its first sentence and the signature. */
function visitorMailText({ locale, settings, footer }: Frame, mail: VisitorMessages, middle: string): string {
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
export const linkMailText = (frame: Frame, mail: Messages['checklistMail'], address: string): string =>
  visitorMailText(frame, mail, textLink(mail.afterButton, address))

/** `Acknowledgement` without markup. */
export const acknowledgementText = (frame: Frame, mail: Messages['acknowledgement']): string =>
  visitorMailText(frame, mail, textParagraph(mail.next))
