import { createHash } from 'node:crypto'
import { consentSentences, newestConsent } from '../../content/words/consent-sentences.ts'
import { words } from '../../content/words/index.ts'
import type { Locale } from '../../contract/locales.ts'

/** What stands under the form and on its button, as kept with each consent, and the hash by which the form names it. */
export type ShownConsent = { text: string; version: string }

/** A sentence of `consentSentences` as it is shown. */
export function toShownConsent(locale: Locale, sentence: string): ShownConsent {
  const { privacyLink, submit } = words[locale].checklistForm
  const text = `${sentence.replace('{privacy}', privacyLink)} [${submit}]`
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, 16) }
}

/** What the form shows today. */
export const currentConsent = (locale: Locale): ShownConsent => toShownConsent(locale, newestConsent(locale))

/**
 * What the form showed to whoever sends it.
 * @param version the hash that the form sent along; pages older than the hash sent none, and showed the first sentence
 */
export function consentShownAs(locale: Locale, version: string | undefined): ShownConsent {
  const all = consentSentences[locale].map((sentence) => toShownConsent(locale, sentence))
  if (version === undefined) return all[0] ?? currentConsent(locale)
  return all.find((one) => one.version === version) ?? currentConsent(locale)
}
