import type { Locale } from '../../../contract/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { LegalWords } from './shape.ts'

/** Mentions légales, legal notice, Impressum. */
export const legalNoticeWords: Record<Locale, LegalWords> = { fr, en, de }
