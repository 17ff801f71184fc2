import type { z } from 'zod'
import type { Locale } from '../locales.ts'
import { choice, group, list, optional, perLocale, sample, text } from './fields.ts'
import { testimonial } from './parts.ts'

/** What clients said, in one language: `content/testimonials/fr.yaml`. The first one is set large. */
export const testimonialsSchema = group('Avis des clients', {
  words: group('Mots autour des avis', {
    rating: text('Note, pour les lecteurs d’écran', { places: ['{points}', '{outOf}'] }),
    rated: text('Note affichée après la date', { places: ['{points}', '{outOf}'] }),
    gathered: optional(
      text('Comment les avis ont été recueillis et vérifiés : affiché à côté d’un avis confirmé, la loi le demande'),
    ),
    sample,
  }),
  caseStudyLabels: group('Titres des trois parties d’une étude de cas', {
    challenge: 'Le problème',
    solution: 'Ce qui a été fait',
    results: 'Ce qui a changé',
  }),
  list: list('Les avis ; le premier est affiché en grand. Sans avis, la section disparaît.', testimonial, 0),
})

const faces = {
  a: 'Écriture 1',
  b: 'Écriture 2',
  c: 'Écriture 3',
  d: 'Écriture 4',
  e: 'Écriture 5',
  f: 'Écriture 6',
  g: 'Écriture 7',
  h: 'Écriture 8',
}

/** The logo wall: `content/wordmarks.yaml`. A sector set in one of eight faces; no client's mark. */
export const wordmarksSchema = group('Mur des clients', {
  sample,
  list: list(
    'Les cases, dans l’ordre ; sans aucune, le mur n’est pas montré',
    group('Une case', {
      face: choice('Style d’écriture ; donnez-en un différent à deux cases voisines', faces),
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
