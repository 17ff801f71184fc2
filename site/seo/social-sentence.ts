import type { Locale } from '../../contract/locales.ts'

/** What the social picture of each language says; `social-lettering.ts` holds the same words as outlines. */
export const socialSentence: Record<Locale, string> = {
  fr: 'Plus on tire des deux côtés, plus le nœud tient.',
  en: 'The harder both sides pull, the better the knot holds.',
  de: 'Je mehr beide Seiten ziehen, desto fester hält der Knoten.',
}
