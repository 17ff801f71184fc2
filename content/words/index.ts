import type { Locale } from '../../contract/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Words } from './shape.ts'

/** Every short string of the product, per language. */
export const words: Record<Locale, Words> = { fr, en, de }

/**
 * Puts values into a sentence: `fillWords('in {n} minutes', { n: 3 })`.
 * A placeholder without a value stays as it stands.
 */
export function fillWords(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (slot, key: string) => String(values[key] ?? slot))
}
