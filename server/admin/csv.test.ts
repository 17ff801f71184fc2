import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileTexts } from '../../tests/support/hostile-texts.ts'
import { readCsv } from '../../tests/support/read-csv.ts'
import { writeCsv } from './csv.ts'

/** Characters that mean something to a spreadsheet, to CSV or to both. */
const signs = ['""', '\r\n', ...'",;\r\n\t=+-@＝＋－＠\' é🥨\u2028\ufeff']
const aCell = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...signs), fc.string({ maxLength: 4 })), { maxLength: 20 })
    .map((parts) => parts.join('')),
  fc.constantFrom(...hostileTexts),
)

const formulaStart = /^[=+\-@\t\r＝＋－＠]/

test.each([
  ['comma', ','],
  ['semicolon', ';'],
] as const)('whatever stands in a cell, the file is whole and holds no formula (%s)', async (name, separator) => {
  const sheet = { heading: ['one', 'other'], toCells: (row: string[]) => row }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(aCell, aCell), { minLength: 1, maxLength: 30 }), async (rows) => {
      let text = ''
      for await (const piece of writeCsv(sheet, [rows.slice(0, 7), rows.slice(7)], name)) text += piece
      const cells = readCsv(text.slice(1), separator).slice(1)
      expect(cells).toEqual(rows.map((row) => row.map((cell) => (formulaStart.test(cell) ? `'${cell}` : cell))))
      expect(cells.flat().filter((cell) => formulaStart.test(cell))).toEqual([])
    }),
    { numRuns: 150 },
  )
})
