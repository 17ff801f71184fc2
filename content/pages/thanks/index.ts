import type { Locale } from '../../../contract/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { ThanksWords } from './shape.ts'

export const thanksWords: Record<Locale, ThanksWords> = { fr, en, de }
