import { expect, test } from 'vitest'
import { samePageIn } from './navigation.ts'

test('a reader who changes language stays on the page where it exists', () => {
  expect(samePageIn('contact', 'de')).toBe('/de/kontakt')
  expect(samePageIn('checklist', 'de')).toBe('/de/frankreich-checkliste')
  expect(samePageIn('terms', 'en')).toBe('/en/terms')
})

test('a reader who changes language on a French-only page arrives at the home of that language', () => {
  expect(samePageIn('offers', 'en')).toBe('/en')
  expect(samePageIn('about', 'de')).toBe('/de')
})

test('a reader who changes language on a page that does not exist arrives at the home', () => {
  expect(samePageIn(undefined, 'fr')).toBe('/')
})
