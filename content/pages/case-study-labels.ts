import type { Locale } from '../../contract/locales.ts'

/** Headings of the three parts of a case study. */
type CaseStudyLabels = { challenge: string; solution: string; results: string }

export const caseStudyLabels: Record<Locale, CaseStudyLabels> = {
  fr: { challenge: 'Le nœud', solution: 'Ce qui a été fait', results: 'Ce qui a changé' },
  en: { challenge: 'The snag', solution: 'What was done', results: 'What changed' },
  de: { challenge: 'Der Haken', solution: 'Was getan wurde', results: 'Was sich geändert hat' },
}
