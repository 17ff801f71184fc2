import { expect, test } from 'vitest'
import { readSource, writeSource } from './sources.ts'

test.each([
  ['fr', 'Destatis, « :de[Umsatz im Handel] », 2025, vérifié le 2026-11-21, https://www.destatis.de/a_b'],
  ['fr', 'AUMA, « Unangemeldete Werbung », sur OLG Düsseldorf, 3 mars 2016, vérifié le 2026-11-22, https://auma.de/x'],
  ['de', '§ 7 UWG, Wortlaut bei lxgesetze.de, geprüft am 2026-11-22, https://lxgesetze.de/uwg/7'],
  ['en', 'Office, “Title”, checked 2026-11-22, https://example.com'],
  ['en', 'Office, “Title”, https://example.com'],
] as const)('a source is changed field by field, and what is not changed stays: %s %s', (locale, definition) => {
  const source = readSource(definition, locale)
  expect(source && writeSource(source, locale)).toBe(definition)
  expect(source?.checkedOn).toBe(/\d{4}-\d\d-\d\d/.exec(definition)?.[0] ?? '')
})

test('a source that a translation took over is written in its language', () => {
  const source = readSource('Office, « Titre », vérifié le 2026-11-21, https://a.fr', 'de')
  expect(source && writeSource(source, 'de')).toBe('Office, „:fr[Titre]“, geprüft am 2026-11-21, https://a.fr')
})

test('a source that is written otherwise has no fields', () => {
  expect(readSource('Deux, « Un », https://a.fr ; « Deux », https://b.fr', 'fr')).toBeUndefined()
  expect(readSource('Une loi de 2025', 'fr')).toBeUndefined()
})
