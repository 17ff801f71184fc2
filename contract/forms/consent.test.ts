import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { testContent } from '../../tests/support/content.ts'
import { type Locale, locales } from '../locales.ts'
import { consentShownAs, currentConsent, listConsents } from './consent.ts'

const sha256 = (text: string) => hash('sha256', text)

/** Hashes of every sentence that was ever published: they stand in consents, and none may stop being known. */
const published: Record<Locale, readonly string[]> = {
  fr: ['da44854658f7d39d', '3958ea99fe117298'],
  en: ['9e20d3bd1e4d9e1b', '7cf420eea4e50044', '28d9563c166fde18'],
  de: ['d04817fe3ab4e8db', 'c45552421c6ae835'],
}

test.each(locales)('every sentence of consent ever published in %s is known by its hash', (locale) => {
  expect(listConsents(testContent, locale, sha256).map(({ version }) => version)).toEqual(published[locale])
})

test.each(locales)('the sentence under the form in %s is the newest one', (locale) => {
  const { text, version } = currentConsent(testContent, locale, sha256)
  const { consent, privacyLink, submit } = testContent.messages[locale].checklistForm
  expect(version).toBe(published[locale].at(-1))
  expect(text).toBe(`${consent.replace('{privacy}', privacyLink)} [${submit}]`)
})

test('whoever sends no hash, or one that nobody knows, agreed to a sentence that was shown', () => {
  const inFrench = published.fr
  expect(consentShownAs(testContent, 'fr', undefined, sha256).version).toBe(inFrench[0])
  expect(consentShownAs(testContent, 'fr', 'unknown', sha256).version).toBe(inFrench[1])
  expect(consentShownAs(testContent, 'fr', inFrench[0], sha256).version).toBe(inFrench[0])
})
