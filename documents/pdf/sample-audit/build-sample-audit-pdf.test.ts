import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { sampleTableKeys } from '../../../contract/content/sample-audit.ts'
import { testContent } from '../../../tests/support/content.ts'
import { type ReadPdf, readPdf } from '../testing/read-pdf.ts'
import { plainText } from '../text-marks.ts'
import { buildSampleAuditPdf } from './build-sample-audit-pdf.ts'

const words = testContent.pages.sampleAudit.fr
const tables = sampleTableKeys.map((key) => words[key])
const options = {
  content: testContent,
  fontFolder: join(import.meta.dirname, '../fonts'),
  siteUrl: 'https://businessbretzel.example',
}

/** A line may break inside, and the narrow spaces of both fonts are one to a reader. */
const flat = (text: string) => text.replace(/[\s\u202f\u2009]+/g, ' ').trim()

let pdf: ReadPdf
let text: string
let tags: string[]

beforeAll(async () => {
  pdf = readPdf(await buildSampleAuditPdf({ ...options, compress: false }))
  text = flat(pdf.pages.join(' '))
  tags = pdf.objects.flatMap((object) => /^<<\n\/S \/(\w+)/.exec(object)?.[1] ?? [])
})

const countOf = (tag: string) => tags.filter((one) => one === tag).length

test('the sample audit has six to ten pages, and each says that the shop is invented', () => {
  expect(pdf.pages.length).toBeGreaterThanOrEqual(6)
  expect(pdf.pages.length).toBeLessThanOrEqual(10)
  expect(pdf.pages.filter((page) => !flat(page).includes('inventée'))).toEqual([])
})

test('it is tagged, titled and in its language, with real tables', () => {
  const catalog = pdf.objects.find((object) => object.includes('/Type /Catalog')) ?? ''
  expect(catalog).toContain('/StructTreeRoot')
  expect(catalog).toContain('/Lang (fr)')
  expect(catalog).toContain('/Outlines')
  const rows = tables.reduce((sum, table) => sum + table.rows.length, 0)
  const cells = tables.reduce((sum, { columns, rows: { length } }) => sum + (columns.length - 1) * length, 0)
  expect([countOf('H1'), countOf('Table'), countOf('TR'), countOf('TD')]).toEqual([1, 5, rows + 5, cells])
  const scopes = pdf.objects.flatMap((object) => /\/Scope \/(\w+)/.exec(object)?.[1] ?? [])
  expect(scopes.filter((scope) => scope === 'Row')).toHaveLength(rows)
  expect(scopes).toHaveLength(countOf('TH'))
})

test('it loses no word of the page', () => {
  const { hero, shop, summary, notes, sources, closing, document } = words
  const all = [
    ...tables.flatMap(({ title, lead = '', columns, rows, note = '' }) => [
      ...[title, lead, note, ...columns, ...rows.flatMap(({ cells }) => cells)],
    ]),
    ...[...shop.facts, ...notes].flatMap((point) => [point.title, point.text]),
    ...summary.verdicts.flatMap(({ title, verdict, text: why }) => [title, verdict, why]),
    ...[summary.first.title, ...summary.first.list],
    ...sources.list.map(({ name }) => name),
    ...[hero.notice, document.subject, document.edition, closing.title.join(' '), closing.text, closing.primary],
  ]
  expect(all.filter((part) => !text.includes(flat(plainText(part))))).toEqual([])
  expect(text).not.toContain('\ufffd')
})

test('it leads to every source, from the row and from the list, and to the calendar', () => {
  const addresses = pdf.strings('URI')
  expect(addresses).toContain(testContent.settings.booking.auditDach)
  for (const { address } of words.sources.list) expect(addresses).toContain(address)
  const links = pdf.objects.filter((object) => object.includes('/Subtype /Link'))
  expect(links.filter((link) => !/\/Contents \([^)]/.test(link))).toEqual([])
  const places = new Set(pdf.objects.flatMap((object) => object.match(/\(source-\d+\) \[/g) ?? []))
  expect(places.size).toBe(words.sources.list.length)
})

test('it stays under 300 KB and comes out the same every time', async () => {
  const [first, second] = [await buildSampleAuditPdf(options), await buildSampleAuditPdf(options)]
  expect(first.length).toBeLessThan(300_000)
  expect(first.equals(second)).toBe(true)
})
