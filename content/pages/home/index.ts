import type { Locale } from '../../../contract/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { HomeWords } from './shape.ts'

export const homeWords: Record<Locale, HomeWords> = { fr, en, de }
