import { fr } from './fr.ts'
import type { TermsWords } from './shape.ts'

/** The terms of sale, in the one language they exist in. */
export const termsWords: { fr: TermsWords } = { fr }
