import { expect, test } from 'vitest'
import { currentItem, navigationOf } from './navigation.ts'

const hrefs = (locale: 'fr' | 'en' | 'de') => navigationOf(locale).map(({ href }) => href)

test('each language has the navigation that the specification lists', () => {
  expect(hrefs('fr')).toEqual(['/', '/a-propos', '/offres', '/blog', '/contenus'])
  expect(hrefs('en')).toEqual(['/en', '/en/about', '/en/services', '/en/contact'])
  expect(hrefs('de')).toEqual(['/de', '/de/uber-mich', '/de/leistungen', '/de/kontakt'])
})

test('a reader of an alias of the home sees the alias marked, not the home', () => {
  expect(currentItem(navigationOf('en'), '/en/about', '/en')).toEqual({ href: '/en/about', kind: 'page' })
})

test('a reader of an article sees the blog marked as the section he is in', () => {
  expect(currentItem(navigationOf('fr'), '/blog/un-article', '/blog')).toEqual({ href: '/blog', kind: 'true' })
})

test('on a page outside the navigation nothing is marked', () => {
  expect(currentItem(navigationOf('fr'), '/cgv', '/cgv')).toBeUndefined()
})
