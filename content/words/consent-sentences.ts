import type { Locale } from '../../contract/locales.ts'

/**
 * Every sentence of consent ever published under the form, the newest last; `{privacy}` becomes the link. To change
 * it, append: whoever agreed to an older one, in a page that was open before, agreed to that one.
 */
export const consentSentences: Record<Locale, readonly [string, ...string[]]> = {
  fr: [
    'En envoyant ce formulaire, vous demandez à recevoir la checklist par e-mail. Rien d’autre ne suivra : un e-mail avec votre PDF, et un lien pour tout effacer. {privacy}',
    'En envoyant ce formulaire, vous acceptez de recevoir un e-mail, un seul, avec le lien vers le PDF de la checklist. Vous pouvez retirer cet accord à tout moment, par le lien au bas de l’e-mail. {privacy}',
  ],
  en: [
    'By sending this form you ask for the checklist by e-mail. Nothing else will follow: one e-mail with your PDF, and a link that erases everything. {privacy}',
    'By sending this form you agree to receive one e-mail, and only one, with the link to the checklist PDF. You can withdraw your consent at any time through the link at the foot of that e-mail. {privacy}',
  ],
  de: [
    'Mit dem Absenden fordern Sie die Checkliste per E-Mail an. Mehr kommt nicht: eine E-Mail mit Ihrem PDF und ein Link, der alles löscht. {privacy}',
    'Mit dem Absenden willigen Sie ein, eine einzige E-Mail mit dem Link zum PDF der Checkliste zu erhalten. Diese Einwilligung können Sie jederzeit widerrufen, über den Link am Ende der E-Mail. {privacy}',
  ],
}

/** The sentence that stands under the form today. */
export const newestConsent = (locale: Locale): string => consentSentences[locale].at(-1) ?? consentSentences[locale][0]
