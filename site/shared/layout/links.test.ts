import { expect, test } from 'vitest'
import { testContent as content } from '../../../tests/support/content.ts'
import { currentItem, languagesOf, navigationOf, pageLink } from './links.ts'

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

const hrefs = (locale: 'fr' | 'en' | 'de') => navigationOf(content, locale).map(({ href }) => href)

test('each language has its own navigation, in order', () => {
  expect(hrefs('fr')).toEqual(['/', '/a-propos', '/offres', '/blog', '/contenus'])
  expect(hrefs('en')).toEqual(['/en', '/en/about#about', '/en/services#services', '/en/blog', '/en/contact'])
  expect(hrefs('de')).toEqual(['/de', '/de/uber-mich#about', '/de/leistungen#services', '/de/blog', '/de/kontakt'])
})

test('a reader of an alias of the home sees the alias marked, not the home', () => {
  expect(currentItem(content, 'en', '/en/about', 'home')).toEqual({ href: '/en/about#about', kind: 'page' })
  expect(currentItem(content, 'en', '/en', 'home')).toEqual({ href: '/en', kind: 'page' })
})

test('a reader of an article sees the blog marked as the section he is in', () => {
  expect(currentItem(content, 'fr', '/blog/un-article', 'blog')).toEqual({ href: '/blog', kind: 'true' })
})

test('a reader of one offer sees the offers marked, or in another language the services', () => {
  expect(currentItem(content, 'fr', '/audit-dach', 'auditDach')).toEqual({ href: '/offres', kind: 'true' })
  expect(currentItem(content, 'fr', '/accompagnement-strategique', 'vip')).toEqual({ href: '/offres', kind: 'true' })
  expect(currentItem(content, 'de', '/de/beratung', 'expressAudit')).toEqual({
    href: '/de/leistungen#services',
    kind: 'true',
  })
})

test('on a page outside the navigation nothing is marked', () => {
  expect(currentItem(content, 'fr', '/cgv', 'terms')).toBeUndefined()
})

test('a reader of an article or an alias who picks the language of the page stays where he is, and sees it marked', () => {
  const [french, english] = languagesOf(content, 'fr', '/blog/un-article', 'blog')
  expect(french).toMatchObject({ href: '/blog/un-article', current: 'page' })
  expect(english).toMatchObject({ href: '/en' })
  expect(english?.current).toBeUndefined()
  expect(languagesOf(content, 'fr', '/blog', 'blog')[1]).toMatchObject({ href: '/en/blog' })
  expect(languagesOf(content, 'en', '/en/services', 'home')[1]).toMatchObject({ href: '/en/services', current: 'page' })
})

test('a reader of a page that does not exist, or not in a language, finds the home of that language', () => {
  expect(languagesOf(content, 'fr', '/offres', 'offers')[1]).toMatchObject({ href: '/en' })
  expect(languagesOf(content, 'de', '', undefined).map(({ href, current }) => [href, current])).toEqual([
    ['/', undefined],
    ['/en', undefined],
    ['/de', 'true'],
  ])
})
