import type { Locale } from '../../contract/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Words } from './shape.ts'

/** Every short string of the product, per language. */
export const words: Record<Locale, Words> = { fr, en, de }

export { fillWords } from '../../contract/fill-words.ts'
