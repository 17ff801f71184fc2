import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDatabasePlace } from '../../tests/support/engines.ts'
import { hostileTexts } from '../../tests/support/hostile-texts.ts'
import { addLeads } from '../../tests/support/leads.ts'
import { readCsv } from '../../tests/support/read-csv.ts'
import { openDatabase } from '../db/database.ts'
import { writeCsv } from './csv.ts'
import { leadList, readList } from './lists.ts'
import { leadFile } from './sign-ups.ts'

/** Characters that mean something to a spreadsheet, to CSV or to both. */
const signs = ['""', '\r\n', ...'",;\r\n\t=+-@＝＋－＠\' é🥨\u2028\ufeff']
const aCell = fc
  .oneof(
    fc
      .array(fc.oneof(fc.constantFrom(...signs), fc.string({ maxLength: 4 })), { minLength: 1, maxLength: 20 })
      .map((parts) => parts.join('')),
    fc.constantFrom(...hostileTexts),
  )
  .filter((text) => text !== '')

const formulaStart = /^[=+\-@\t\r＝＋－＠]/

test.each([
  ['comma', ','],
  ['semicolon', ';'],
] as const)('whatever stands in a cell, the file is whole and holds no formula (%s)', async (name, separator) => {
  const place = await aDatabasePlace('sqlite', { isMigrated: true })
  const database = await openDatabase(place)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(aCell, aCell), { minLength: 1, maxLength: 30 }), async (rows) => {
      await database.db.deleteFrom('people').execute()
      await addLeads(
        database,
        rows.map(([email, agent], index) => ({
          email,
          address_key: `${index}@example.org`,
          downloaded_at: new Date(Date.parse('2026-03-02T08:00:00.000Z') - index * 1_000).toISOString(),
          user_agent: agent,
        })),
      )
      let text = ''
      const pieces = readList(database, leadList, {}, 200)
      for await (const piece of writeCsv(leadFile.toSheet(), pieces, name)) text += piece
      const cells = readCsv(text.slice(1), separator)
      expect(cells.slice(1).map(([email, , , agent]) => [email, agent])).toEqual(
        rows.map((row) => row.map((cell) => (formulaStart.test(cell) ? `'${cell}` : cell))),
      )
      expect(cells.flat().filter((cell) => formulaStart.test(cell))).toEqual([])
    }),
    { numRuns: 150 },
  )
  await database.close()
  await place.remove()
})
