import type { Locale } from '../../../contract/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { ContactFormWords } from './shape.ts'

export const contactFormWords: Record<Locale, ContactFormWords> = { fr, en, de }
