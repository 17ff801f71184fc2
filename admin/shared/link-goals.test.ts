import { expect, test } from 'vitest'
import { anEntry } from '../../tests/support/entries.ts'
import { findGoals, isOutsideAddress, listGoals } from './link-goals.ts'

const entries = [
  anEntry({ path: 'pages/audit-dach/fr.yaml', subject: 'pages/audit-dach', title: 'Audit DACH' }),
  anEntry({
    path: 'articles/de/x/article.md',
    group: 'articles',
    locale: 'de',
    subject: 'articles/x',
    title: 'Übersetzen',
    state: 'scheduled',
    appearsAt: '2026-12-01T08:00:00.000Z',
  }),
  ...(['draft', 'withdrawn'] as const).map((state) =>
    anEntry({
      path: `articles/fr/${state}/article.md`,
      group: 'articles',
      subject: `articles/${state}`,
      title: state,
      state,
      isOnline: false,
    }),
  ),
]

test('a link may lead to every page and article, those in the language of the text first', () => {
  const goals = listGoals(entries, 'de')
  expect(goals[0]?.locale).toBe('de')
  expect(goals).toContainEqual({ href: '/audit-dach', title: 'Audit DACH', locale: 'fr', isOnline: true })
  expect(goals).toContainEqual({ href: '/de/blog/x', title: 'Übersetzen', locale: 'de', isOnline: true })
  expect(goals).toContainEqual({ href: '/blog/draft', title: 'draft', locale: 'fr', isOnline: false })
  expect(goals.map(({ title }) => title)).not.toContain('withdrawn')
})

test('without an answer of the server the pages are still there, by their address', () => {
  expect(listGoals([], 'fr')).toContainEqual({ href: '/contact', title: '/contact', locale: 'fr', isOnline: true })
})

test('a goal is found by words of its title or address, with or without accents', () => {
  const goals = listGoals(entries, 'fr')
  expect(findGoals(goals, 'ubersetzen').map(({ href }) => href)).toEqual(['/de/blog/x'])
  expect(findGoals(goals, 'audit /audit-dach').map(({ title }) => title)).toContain('Audit DACH')
})

test.each([
  ['https://example.com/a_(b)?c=d', true],
  ['http://example.com', true],
  ['example.com', false],
  ['https://example.com/a b', false],
  ['https://localhost', false],
  ['javascript:alert(1)', false],
])('%s is a whole address: %s', (address, isWhole) => expect(isOutsideAddress(address)).toBe(isWhole))
