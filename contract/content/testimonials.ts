import type { z } from 'zod'
import type { Locale } from '../locales.ts'
import { choice, group, list, optional, perLocale, sample, text } from './fields.ts'
import { testimonial } from './parts.ts'

/** What clients said, in one language: `content/testimonials/fr.yaml`. The first one is set large. */
export const testimonialsSchema = group('Avis des clients', {
  words: group('Mots autour des avis', {
    rating: text('Lu à la place des cinq nœuds', { places: ['{points}', '{outOf}'] }),
    rated: text('Imprimé après la date', { places: ['{points}', '{outOf}'] }),
    gathered: optional(
      text('Comment les avis ont été recueillis et vérifiés : imprimé à côté d’un avis confirmé, la loi le demande'),
    ),
    sample,
  }),
  caseStudyLabels: group('Titres des trois parties d’une étude de cas', {
    challenge: 'Le problème',
    solution: 'Ce qui a été fait',
    results: 'Ce qui a changé',
  }),
  list: list('Les avis ; le premier est mis en grand, sans aucun la section n’est pas montrée', testimonial, 0),
})

/** The logo wall: `content/wordmarks.yaml`. A sector set in one of eight faces; no client's mark. */
export const wordmarksSchema = group('Mur des clients', {
  sample,
  list: list(
    'Les cases, dans l’ordre ; sans aucune, le mur n’est pas montré',
    group('Une case', {
      face: choice('Écriture ; deux cases voisines en ont de différentes', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']),
      ...perLocale('', text('Le secteur')).shape,
    }),
    0,
  ),
})

type Testimonials = z.infer<typeof testimonialsSchema>
type Wordmarks = z.infer<typeof wordmarksSchema>

/** A neutral wordmark of the logo wall. */
export type Wordmark = { name: string; face: Wordmarks['list'][number]['face'] }

export type TestimonialContent = {
  list: Record<Locale, Testimonials['list']>
  words: Record<Locale, Testimonials['words']>
  caseStudyLabels: Record<Locale, Testimonials['caseStudyLabels']>
  wordmarks: Record<Locale, readonly Wordmark[]>
  /** Whether the wall of wordmarks waits to be confirmed. */
  isWallSample: boolean
}
