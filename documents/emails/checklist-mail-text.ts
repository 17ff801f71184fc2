import { settings } from '../../content/settings.ts'
import type { Words } from '../../content/words/shape.ts'
import type { Locale } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { signatureMark, textLink, textMail, textParagraph } from './plain-text.ts'

/** The checklist mail without markup. */
export function checklistMailText(locale: Locale, { checklistMail, site }: Words): string {
  return textMail([
    checklistMail.heading,
    textParagraph(checklistMail.intro),
    textLink(checklistMail.afterButton, '{{confirmUrl}}'),
    textParagraph(checklistMail.next),
    textLink(checklistMail.booking, settings.booking.checklist),
    `${textParagraph(checklistMail.signature)}\n${settings.brand}`,
    `${signatureMark}\n${textLink(checklistMail.why, '{{eraseUrl}}')}`,
    `${settings.brand}\n{{siteUrl}}\n${settings.email}`,
    [
      textLink(site.footer.legalNotice, `{{siteUrl}}${pathOf('legalNotice', locale)}`),
      textLink(site.footer.privacy, `{{siteUrl}}${pathOf('privacy', locale)}`),
    ].join('\n'),
  ])
}
