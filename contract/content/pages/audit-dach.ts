import type { z } from 'zod'
import { exactly, group, list, rich, text } from '../fields.ts'
import { brief, caseStudy, closing, faq, pageHead, pageHero, point, sectionHead, stat, testimonial } from '../parts.ts'

const drawing = group('Mots dans le dessin du rapport, de haut en bas', {
  description: 'Ce que montre le dessin',
  title: 'Titre',
  verdicts: exactly(3, 'Trois verdicts', text('Un mot')),
  keywords: exactly(3, 'En allemand, le plus cherché en premier', text('Un mot')),
  trust: exactly(4, 'Quatre points de confiance', text('Un mot')),
  plan: 'Nom du plan',
})

/** Copy of the large audit. It exists in French only. */
export const auditDachPageSchema = group('Audit DACH', {
  head: pageHead,
  hero: group('Haut de la page', pageHero),
  brief,
  order: group('Commander', {
    from: 'Devant le prix',
    price: 'Prix',
    unit: 'Unité du prix',
    note: rich('Note'),
    button: 'Bouton',
    express: 'Lien vers l’audit express',
  }),
  report: group('Le rapport', {
    ...sectionHead,
    parts: exactly(6, 'Six parties, numérotées sur le dessin', point),
    note: 'Note sous le dessin',
    sample: 'Lien vers l’exemple',
    drawing,
  }),
  figures: group('Chiffres', { ...sectionHead, stats: list('Chiffres', stat) }),
  study: group('Étude de cas', { ...sectionHead, study: caseStudy }),
  quotes: group('Avis', { ...sectionHead, list: exactly(2, 'Deux avis', testimonial) }),
  faq,
  closing,
})

/** Words inside the drawn report. */
export type ReportWords = z.infer<typeof drawing>
