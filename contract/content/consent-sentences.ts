import type { z } from 'zod'
import { group, nonEmpty, perLocale, text } from './fields.ts'

/**
 * Every sentence of consent ever published under the form, with the link in it and the button that says yes to it, the
 * newest last. To change one of the three, append: people who agreed to an older one, in a page that was open before,
 * agreed to that one.
 */
export const consentSentencesSchema = perLocale(
  'Phrases de consentement',
  nonEmpty(
    'Toutes les phrases publiées, la plus récente en dernier',
    group('Ce qui a été montré ensemble', {
      text: text('Une phrase ; {privacy} devient le lien', { places: ['{privacy}'] }),
      link: 'Lien vers la politique de confidentialité, dans la phrase',
      button: 'Bouton du formulaire',
    }),
  ),
)

export type ConsentSentences = z.infer<typeof consentSentencesSchema>
