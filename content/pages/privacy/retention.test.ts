import { expect, test } from 'vitest'
import { locales } from '../../../contract/locales.ts'
import { columnNotes, uses } from '../../../contract/privacy/personal-data.ts'
import { dataWords } from './data-words.ts'
import { retentionRows, retentionTable } from './retention.ts'

test('every row of the table is whole in every language, and stands once', () => {
  const keys = retentionRows.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { words } of retentionRows) {
    for (const locale of locales) {
      const cells = Object.values(words[locale])
      expect(cells).toHaveLength(5)
      expect(cells.filter((cell) => cell.trim() === '')).toEqual([])
    }
  }
})

test('whatever a column holds of a person stands in the table of the page, in every language', () => {
  const columns = Object.values(columnNotes).flatMap((table) => Object.values(table))
  const personal = columns.flatMap((note) => ('use' in note ? [note] : []))
  expect(personal.length).toBeGreaterThan(40)
  for (const locale of locales) {
    const table = new Map(retentionTable(locale).map((row, index) => [retentionRows[index]?.use, row]))
    for (const { use, datum } of personal) {
      const { detail = '', cells } = table.get(use) ?? { cells: [] }
      expect(detail.toLowerCase()).toContain(dataWords[datum][locale].toLowerCase())
      expect(cells).toHaveLength(3)
    }
  }
  expect(personal.map(({ use }) => use).every((use) => use in uses)).toBe(true)
})
