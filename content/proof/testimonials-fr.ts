import type { Testimonial } from './shape.ts'

/** Written without quotation marks: the page adds those of its language. */
export const testimonialsFr: readonly Testimonial[] = [
  {
    quote:
      'On nous répétait que le problème était le prix. C’était la caisse : elle ne prenait que la carte. Depuis l’achat sur facture, les paniers allemands vont jusqu’au bout.',
    role: 'Directrice marketing',
    sector: 'cosmétique',
    date: 'mars 2026',
    rating: 5,
    highlight: 'Paiement corrigé',
    result: 'PayPal et l’achat sur facture sont proposés avant la carte.',
    sample: true,
  },
  {
    quote:
      'Nos pages ont été relues comme par un acheteur de Stuttgart, crayon en main. La moitié du texte est partie, et personne ne l’a réclamée.',
    role: 'Fondateur',
    sector: 'logiciel RH',
    date: 'novembre 2025',
    rating: 5,
    highlight: 'Pages raccourcies',
    sample: true,
  },
  {
    quote:
      'Peu de liens, mais dans des revues que nos clients ont vraiment sur leur bureau. Le rapport tenait en une page, et elle suffisait.',
    role: 'Responsable SEO',
    sector: 'mobilier',
    date: 'juin 2026',
    rating: 5,
    highlight: 'Liens lus',
    sample: true,
  },
]
