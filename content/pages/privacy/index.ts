import type { Locale } from '../../../contract/locales.ts'
import type { LegalWords } from '../legal-notice/shape.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** Politique de confidentialité, privacy policy, Datenschutzerklärung. */
export const privacyWords: Record<Locale, LegalWords> = { fr, en, de }
