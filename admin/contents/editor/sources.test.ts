import { expect, test } from 'vitest'
import { applyEdit } from './edit.ts'
import { insertSource, listSources, toSourceName, writeSource } from './sources.ts'

const source = {
  office: 'Destatis',
  title: 'Titre',
  language: 'fr',
  year: '2025',
  address: 'https://a.de/b',
  checkedOn: '2026-11-21',
} as const

test('a source is written in the form of the articles, in the language of the text', () => {
  expect(writeSource(source, 'fr', 'vérifié le {day}')).toBe(
    'Destatis, « Titre », 2025, vérifié le 2026-11-21, https://a.de/b',
  )
  expect(writeSource(source, 'de', 'geprüft am {day}')).toBe(
    'Destatis, „:fr[Titre]“, 2025, geprüft am 2026-11-21, https://a.de/b',
  )
  expect(writeSource({ ...source, title: '', year: ' ' }, 'en', 'checked {day}')).toBe(
    'Destatis, checked 2026-11-21, https://a.de/b',
  )
})

test('its name is short and unlike the others', () => {
  expect(toSourceName('Ministère de l’Économie', 'a[^b]')).toBe('ministere')
  expect(toSourceName('Destatis', 'a[^destatis]\n\n[^destatis]: x')).toBe('destatis2')
  expect(toSourceName('§', '')).toBe('source')
})

test.each([
  ['the first goes below the text', 'Un fait.\n', 8, 'Un fait.[^n]\n\n[^n]: S\n'],
  ['a further one goes behind the others', 'Un[^a] fait.\n\n[^a]: A\n', 12, 'Un[^a] fait.[^n]\n\n[^a]: A\n[^n]: S\n'],
  ['a call in the last empty line stays before it', 'Un.\n', 4, 'Un.\n[^n]\n\n[^n]: S'],
])('%s', (_, text, place, after) => expect(applyEdit(text, insertSource(text, place, 'n', 'S'))).toBe(after))

test('the sources of a text are listed, and one of them can be called again', () => {
  const text = 'Un[^a].\n\n[^a]: A, https://a.de\n[^b-1]: B\n'
  expect(listSources(text)).toEqual([
    { name: 'a', text: 'A, https://a.de' },
    { name: 'b-1', text: 'B' },
  ])
  expect(applyEdit(text, insertSource(text, 7, 'b-1'))).toBe(`Un[^a].[^b-1]${text.slice(7)}`)
})
