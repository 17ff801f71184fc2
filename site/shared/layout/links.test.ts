import { expect, test } from 'vitest'
import { testContent as content } from '../../../tests/support/content.ts'
import { pageLink } from './links.ts'

test('a link to a page of the reader’s own language carries no mark', () => {
  expect(pageLink(content, 'privacy', 'de')).toEqual({ href: '/de/datenschutz', suffix: '' })
})

test('an English reader is told before following a link to a page in French', () => {
  expect(pageLink(content, 'offers', 'en')).toEqual({
    href: '/offres',
    hreflang: 'fr',
    suffix: content.messages.en.site.inFrench,
  })
})
