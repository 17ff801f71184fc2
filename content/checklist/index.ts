import type { Locale } from '../../contract/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Checklist } from './shape.ts'

/**
 * The checklist of each language. French and English readers go to Germany; German readers go to
 * France, so the German list is a different one, not a translation.
 */
export const checklists: Record<Locale, Checklist> = { fr, en, de }
