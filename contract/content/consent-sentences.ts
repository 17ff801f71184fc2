import type { z } from 'zod'
import { nonEmpty, perLocale, text } from './fields.ts'

/**
 * Every sentence of consent ever published under the form, the newest last. To change it, append: people who agreed to an
 * older one, in a page that was open before, agreed to that one.
 */
export const consentSentencesSchema = perLocale(
  'Phrases de consentement',
  nonEmpty(
    'Toutes les phrases publiées, la plus récente en dernier',
    text('Une phrase ; {privacy} devient le lien', { places: ['{privacy}'] }),
  ),
)

export type ConsentSentences = z.infer<typeof consentSentencesSchema>
