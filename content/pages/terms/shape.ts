import type { LegalSection, LegalWords } from '../legal-notice/shape.ts'

type Section = LegalSection

/** The terms of sale: ten numbered sections. They exist in French, which binds. */
export type TermsWords = Omit<LegalWords, 'isNumbered' | 'sections'> & {
  isNumbered: true
  sections: readonly [Section, Section, Section, Section, Section, Section, Section, Section, Section, Section]
}
