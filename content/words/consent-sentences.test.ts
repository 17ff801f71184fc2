import { expect, test } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { toShownConsent } from '../../site/forms/consent-sentence.ts'
import { consentSentences } from './consent-sentences.ts'

/** Hashes of every sentence that was ever published: they stand in consents, and none may stop being known. */
const published = {
  fr: ['da44854658f7d39d', '3958ea99fe117298'],
  en: ['9e20d3bd1e4d9e1b', '7cf420eea4e50044'],
  de: ['d04817fe3ab4e8db', 'c45552421c6ae835'],
}

test.each(locales)('every sentence of consent ever published in %s is known by its hash', (locale) => {
  const versions = consentSentences[locale].map((sentence) => toShownConsent(locale, sentence).version)
  expect(versions).toEqual(published[locale])
})
