import type { Content } from '../content/content.ts'
import type { Locale } from '../locales.ts'

/** What stands under the form and on its button, as kept with each consent, and the hash by which the form names it. */
export type ShownConsent = { text: string; version: string }

type ConsentContent = Pick<Content, 'consentSentences'>

/** SHA-256 in hexadecimal digits: what runs in Node gives its own. */
export type Sha256 = (text: string) => string

/** Every sentence of consent ever published in a language as it was shown, the newest last. */
export function listConsents({ consentSentences }: ConsentContent, locale: Locale, sha256: Sha256) {
  return consentSentences[locale].map((sentence): ShownConsent => {
    const text = `${sentence.text.replace('{privacy}', sentence.link)} [${sentence.button}]`
    return { text, version: sha256(text).slice(0, 16) }
  })
}

/** What the form shows today. */
export function currentConsent(content: ConsentContent, locale: Locale, sha256: Sha256): ShownConsent {
  const newest = listConsents(content, locale, sha256).at(-1)
  if (!newest) throw new Error(`no sentence of consent in ${locale}`)
  return newest
}

/**
 * What the form showed to the visitor who sends it.
 * @param version the hash that the form sent along; pages older than the hash sent none, and showed the first sentence
 */
export function consentShownAs(
  content: ConsentContent,
  locale: Locale,
  version: string | undefined,
  sha256: Sha256,
): ShownConsent {
  const all = listConsents(content, locale, sha256)
  const shown = version === undefined ? all[0] : all.find((one) => one.version === version)
  return shown ?? currentConsent(content, locale, sha256)
}
