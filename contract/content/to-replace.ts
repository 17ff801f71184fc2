import { locales } from '../locales.ts'

/** Hosts kept for examples and tests (RFC 2606, RFC 6761): what stands on them is a placeholder. */
export function isReserved(host: string): boolean {
  return /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost)$/i.test(host)
}

/** Numbers that Arcep keeps for fiction (decision 2018-0881, 2.5.12). */
const fictionalNumber = /^(?:\+33|0)(?:19900|26191|35301|46571|53649|63998)\d{4}$/

const hostOf = (text: string): string => (URL.canParse(text) ? new URL(text).hostname : (text.split('@', 2)[1] ?? ''))

/**
 * Whether a fact of the owner is still a placeholder: it stands on a reserved name, is a number of zeros or one kept
 * for fiction, or says of itself that it is an example.
 */
export function isPlaceholder(text: string): boolean {
  if (isReserved(hostOf(text))) return true
  if (/^(?:[A-Z]{2})?[0\s]{9,}$/.test(text)) return true
  if (fictionalNumber.test(text.replaceAll(/[ .-]/g, ''))) return true
  return /\b(?:Exemple|Example|Beispiel)\b|\bNom Prénom\b|\bPrénom Nom\b/.test(text)
}

const isEmpty = (part: unknown): boolean => typeof part === 'object' && part !== null && Object.keys(part).length === 0

/**
 * Whether the owner has filled in a fact: what is begun of it is said in every language, and nothing is a placeholder. A
 * part that is said in none, as what a photograph shows, may be missing.
 */
export function isFilledIn(fact: unknown): boolean {
  if (typeof fact === 'string') return fact !== '' && !isPlaceholder(fact)
  if (typeof fact !== 'object' || fact === null) return fact !== undefined
  const parts = Object.values(fact).filter((part) => !isEmpty(part))
  const said = locales.filter((locale) => locale in fact)
  return parts.length > 0 && parts.every(isFilledIn) && [0, locales.length].includes(said.length)
}

/** A place of the content that only the owner can fill in or confirm, done or not. */
export type ToReplace = {
  /** Path below the content folder. */
  file: string
  line: number
  /** Keys and indexes that lead to the field, which may not be written yet. */
  path: readonly (string | number)[]
  /** French description of the field. */
  label: string
  /** How its first text begins, where several fields have one description. */
  text?: string
  /** The owner confirms it, puts the real one in its place or takes it out; the others are facts of the owner. */
  isSample?: true
  isDone: boolean
  /** Done or taken out in a draft: it is still to be published. */
  isToPublish?: true
  /** The site is ready without it. */
  isOptional?: true
}

/** Whether it keeps the site from being ready. */
export const isOpen = ({ isDone, isOptional }: ToReplace): boolean => !isDone && !isOptional
