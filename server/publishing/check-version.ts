import { checkLinks, type DrawnTexts } from './check-links.ts'
import { checkText } from './check-text.ts'

/**
 * Looks at a version as a whole, before anybody gets it.
 * @param required every address that it must have
 * @returns what is wrong, a French sentence each; nothing if it may be published
 */
export function checkVersion(drawn: DrawnTexts, required: readonly string[]): string[] {
  const missing = required.filter((path) => !drawn.has(path)).map((path) => `${path} : cette adresse manque.`)
  return [...missing, ...checkLinks(drawn), ...checkText(drawn.pages)]
}
