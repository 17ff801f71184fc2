import type { Locale } from '../../contract/locales.ts'
import { testimonialsDe } from './testimonials-de.ts'
import { testimonialsEn } from './testimonials-en.ts'
import { testimonialsFr } from './testimonials-fr.ts'

/** What clients said, per language: the first one is set large. The German ones sell in France, the others in Germany. */
export const testimonials = { fr: testimonialsFr, en: testimonialsEn, de: testimonialsDe } as const

/** Words that stand with every testimonial. */
type TestimonialWords = {
  /** Read aloud instead of the five knots. */
  rating: (points: number, outOf: number) => string
  /** Printed after the date. */
  rated: (points: number, outOf: number) => string
  /** How the reviews were gathered and checked: the law asks for it wherever reviews are shown. */
  gathered: string
  /** `gathered` is the owner's to confirm. */
  sample?: true
}

export const testimonialWords: Record<Locale, TestimonialWords> = {
  fr: {
    rating: (points, outOf) => `Note : ${points} sur ${outOf}`,
    rated: (points, outOf) => `noté ${points}/${outOf}`,
    gathered:
      'Avis demandés par écrit à la fin de chaque mission, aux seuls clients qui l’ont réglée, sans rien offrir en échange. La moyenne les compte tous ; n’est publié que ce que l’auteur a accepté de voir publier, sans son nom.',
    sample: true,
  },
  en: {
    rating: (points, outOf) => `Rated ${points} out of ${outOf}`,
    rated: (points, outOf) => `rated ${points}/${outOf}`,
    gathered:
      'Reviews are asked for in writing at the end of each mission, from paying clients only, with nothing offered in return. The average counts them all; what is published has its author’s consent, appears without a name, and is translated where it has to be.',
    sample: true,
  },
  de: {
    rating: (points, outOf) => `Bewertung: ${points} von ${outOf}`,
    rated: (points, outOf) => `bewertet mit ${points}/${outOf}`,
    gathered:
      'Ich bitte am Ende jedes Auftrags schriftlich um eine Bewertung, und zwar nur Kunden, die ihn bezahlt haben. Eine Gegenleistung gibt es nicht. Der Durchschnitt zählt alle mit; gezeigt wird nur, wozu die Verfasser Ja gesagt haben, ohne Namen.',
    sample: true,
  },
}
