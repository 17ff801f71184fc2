import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { anEntry } from '../../../tests/support/entries.ts'
import { EntryFilters } from './EntryFilters.tsx'
import { EntryGroups } from './EntryGroups.tsx'
import { filterEntries, groupEntries } from './filter-entries.ts'
import { splitAtHits } from './mark-hits.ts'

test('languages of one page stand beside each other, the home page first, articles by language', () => {
  const entries = [
    anEntry({ locale: 'de', title: 'Start' }),
    anEntry({ subject: 'pages/about', title: 'À propos' }),
    anEntry({}),
    anEntry({ group: 'articles', locale: 'de', title: 'Artikel' }),
    anEntry({ group: 'articles', title: 'Article' }),
  ]
  const groups = groupEntries(entries).map(({ group, locale, entries: own }) => [
    group,
    locale,
    own.map(({ title }) => title),
  ])
  expect(groups).toEqual([
    ['articles', 'fr', ['Article']],
    ['articles', 'de', ['Artikel']],
    ['pages', null, ['Accueil', 'Start', 'À propos']],
  ])
})

test('a filter shows what waits for the owner', () => {
  const entries = [
    anEntry({ state: 'draft' }),
    anEntry({ state: 'changed', samples: 2 }),
    anEntry({ state: 'scheduled', isOutdated: true }),
    anEntry({}),
  ]
  expect(filterEntries(entries, 'unpublished')).toHaveLength(2)
  expect(filterEntries(entries, 'samples')).toHaveLength(1)
  expect(filterEntries(entries, 'outdated')).toHaveLength(1)
  expect(filterEntries(entries, 'all')).toHaveLength(4)
  // The one that is chosen stays when nothing is left of it.
  const filters = createElement(EntryFilters, { entries, filter: 'withdrawn', onChoose: () => {} })
  expect(renderToStaticMarkup(filters)).toMatch(/aria-pressed="true">Retirés .*>0</)
  // A group says so while it is folded away.
  const groups = createElement(EntryGroups, { entries, isFiltered: false })
  expect(renderToStaticMarkup(groups)).toMatch(/>2\s+à publier</)
})

test('a hit is marked whatever its accents, and every other letter stays', () => {
  expect(splitAtHits('L’été à Köln, l\u2019ETE encore 😀 (a\u00a0+\u00a0b)', "l'ete")).toEqual([
    ...['', 'L’été', ' à Köln, ', 'l’ETE', ' encore 😀 (a\u00a0+\u00a0b)'],
  ])
  expect(splitAtHits('x (a\u00a0+\u00a0b)', '(a + b')).toEqual(['x ', '(a\u00a0+\u00a0b', ')'])
  expect(splitAtHits('abc', '')).toEqual(['abc'])
})
