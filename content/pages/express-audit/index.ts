import type { Locale } from '../../../contract/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { ExpressAuditWords } from './shape.ts'

export const expressAuditWords: Record<Locale, ExpressAuditWords> = { fr, en, de }
