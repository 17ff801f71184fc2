import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { loadChanged } from '../../tests/support/changed-content.ts'
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

test.each(locales)(
  'every sentence of consent ever published in %s is known by its hash, and the newest stands under the form',
  (locale) => {
    expect(listConsents(testContent, locale, sha256).map(({ version }) => version)).toEqual(published[locale])
    const { text, version } = currentConsent(testContent, locale, sha256)
    const { consent, privacyLink, submit } = testContent.messages[locale].checklistForm
    expect(version).toBe(published[locale].at(-1))
    expect(text).toBe(`${consent.replace('{privacy}', privacyLink)} [${submit}]`)
  },
)

test('a button that was stored under other words, as releases before kept it, changes neither the form nor what is known', async () => {
  const changed = await loadChanged((text, file) =>
    file === 'messages/fr.yaml'
      ? text.replace('\nchecklistForm:\n', '\nchecklistForm:\n  submit: Je la veux\n  privacyLink: Ici\n')
      : text,
  )
  expect(listConsents(changed, 'fr', sha256).map(({ version }) => version)).toEqual(published.fr)
  expect(changed.messages.fr.checklistForm).toEqual(testContent.messages.fr.checklistForm)
})

test('who agreed before the button had other words agreed to those that were shown', () => {
  const [first, ...later] = testContent.consentSentences.fr
  const newest = { ...first, button: 'Je la veux' }
  const consentSentences = { ...testContent.consentSentences, fr: [first, ...later, newest] as const }
  const { text, version } = consentShownAs({ consentSentences }, 'fr', published.fr[0], sha256)
  expect([text.endsWith(`[${first.button}]`), version]).toEqual([true, published.fr[0]])
  expect(currentConsent({ consentSentences }, 'fr', sha256).text).toContain('[Je la veux]')
})

test('whoever sends no hash, or one that nobody knows, agreed to a sentence that was shown', () => {
  const inFrench = published.fr
  expect(consentShownAs(testContent, 'fr', undefined, sha256).version).toBe(inFrench[0])
  expect(consentShownAs(testContent, 'fr', 'unknown', sha256).version).toBe(inFrench[1])
  expect(consentShownAs(testContent, 'fr', inFrench[0], sha256).version).toBe(inFrench[0])
})
