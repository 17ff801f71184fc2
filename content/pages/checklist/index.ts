import type { Locale } from '../../../contract/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { ChecklistWords } from './shape.ts'

export const checklistWords: Record<Locale, ChecklistWords> = { fr, en, de }
