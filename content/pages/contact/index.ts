import type { Locale } from '../../../contract/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { ContactWords } from './shape.ts'

export const contactWords: Record<Locale, ContactWords> = { fr, en, de }
