import type { z } from 'zod'
import { exactly, group, list, optional, rich, text } from '../fields.ts'
import {
  audience,
  brief,
  closing,
  pageHead,
  pageHero,
  pageKey,
  point,
  process,
  question,
  sectionHead,
} from '../parts.ts'

const dated = (description: string) => group(description, { name: 'Nom', price: 'Prix', when: 'Quand il vaut' })

const price = group('Les deux prix, avec leur date', {
  label: 'Nom des deux prix, pour les lecteurs d’écran',
  summer: dated('Prix d’été'),
  full: dated('Prix courant'),
  unit: 'Après chaque prix : HT',
  today: 'Marque du prix valable aujourd’hui',
  note: rich('Livraison et paiement, en une ligne'),
  button: 'Bouton',
  larger: optional(text('Lien vers le grand audit, là où il sert le même marché')),
})

const sample = group('Exemple de correction', {
  label: 'Nom de l’exemple',
  rank: 'Rang',
  title: rich('Titre'),
  rows: list('Lignes', point),
  note: 'Dit que l’exemple est inventé',
})

const datedQuestion = group('Une question', {
  ...question.shape,
  afterSummer: optional(rich('Réponse une fois le prix d’été passé, si elle change')),
  link: optional(group('Lien sous la réponse', { page: pageKey, label: 'Texte du lien' })),
})

/** Copy of the express audit. Its German page stands for the opposite market and is written on its own. */
export const expressAuditPageSchema = group('Audit express', {
  head: pageHead,
  hero: group('Haut de la page', pageHero),
  brief,
  price,
  deliverables: group('Livrables', { ...sectionHead, list: exactly(3, 'Trois livrables', point), sample }),
  path: group('Le parcours d’achat', { ...sectionHead, points: exactly(5, 'Cinq endroits, dans l’ordre', point) }),
  audience,
  process,
  faq: group('Questions fréquentes', { ...sectionHead, questions: list('Questions', datedQuestion) }),
  closing,
})

export type ExpressAuditWords = z.infer<typeof expressAuditPageSchema>
/** The two prices and the day between them. */
export type DatedPriceWords = z.infer<typeof price>
