import { expect, test } from 'vitest'
import { words } from '../../content/words/index.ts'
import { pageLink } from './links.ts'

test('a link to a page of the reader’s own language carries no mark', () => {
  expect(pageLink('privacy', 'de')).toEqual({ href: '/de/datenschutz', suffix: '' })
})

test('an English reader is told before following a link to a page in French', () => {
  expect(pageLink('terms', 'en')).toEqual({ href: '/cgv', hreflang: 'fr', suffix: words.en.site.inFrench })
})
