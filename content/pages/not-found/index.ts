import type { Locale } from '../../../contract/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { NotFoundWords } from './shape.ts'

export const notFoundWords: Record<Locale, NotFoundWords> = { fr, en, de }
