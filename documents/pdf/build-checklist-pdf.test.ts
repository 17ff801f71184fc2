import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { testContent } from '../../tests/support/content.ts'
import { buildChecklistPdf } from './build-checklist-pdf.ts'
import { type ReadPdf, readPdf } from './testing/read-pdf.ts'
import { plainText } from './text-marks.ts'

const { checklists, settings } = testContent
const options = {
  content: testContent,
  fontFolder: join(import.meta.dirname, 'fonts'),
  siteUrl: 'https://businessbretzel.example',
}

/** A line may break inside, and the narrow spaces of both fonts are one to a reader. */
const flat = (text: string) => text.replace(/[\s\u202f\u2009]+/g, ' ').trim()

describe.each(locales)('the checklist in %s', (locale) => {
  const words = checklists[locale]
  let pdf: ReadPdf
  let text: string

  beforeAll(async () => {
    pdf = readPdf(await buildChecklistPdf(locale, { ...options, compress: false }))
    text = flat(pdf.pages.join(' '))
  })

  test('has six to ten pages', () => {
    expect(pdf.pages.length).toBeGreaterThanOrEqual(6)
    expect(pdf.pages.length).toBeLessThanOrEqual(10)
  })

  test('is tagged, titled and in its language', () => {
    const catalog = pdf.objects.find((object) => object.includes('/Type /Catalog')) ?? ''
    expect(catalog).toContain('/StructTreeRoot')
    expect(catalog).toContain(`/Lang (${locale})`)
    expect(catalog).toContain('/Outlines')
    expect(pdf.objects.some((object) => object.includes('/DisplayDocTitle true'))).toBe(true)
    expect(pdf.objects.some((object) => object.includes('/Marked true'))).toBe(true)
    const tags = pdf.objects.flatMap((object) => /^<<\n\/S \/(\w+)/.exec(object)?.[1] ?? [])
    expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1)
    expect(tags.filter((tag) => tag === 'H2').length).toBeGreaterThan(words.mistakes.length)
    for (const tag of ['P', 'L', 'LI', 'LBody', 'Link', 'Figure', 'Span', 'Form']) expect(tags).toContain(tag)
  })

  test('shows every title in order, each on a page of its own', () => {
    const pages = words.mistakes.map(({ title }) => pdf.pages.findIndex((page) => flat(page).includes(flat(title))))
    expect(pages).toEqual([1, 2, 3, 4, 5, 6, 7])
    // The cover sends the reader to page 9 to read the result.
    expect(flat(pdf.pages[8] ?? '')).toContain(words.score.title)
  })

  test('loses no word of the content', () => {
    const { score, month, legal, closing, use, sources } = words
    const all = [
      ...words.mistakes.flatMap(({ sign, cost, here, there, facts, boxes, term }) => [
        ...[sign, cost, here, there, ...facts.map((fact) => fact.text), ...boxes],
        ...[term.word, term.sound, term.meaning],
      ]),
      ...use.steps.flatMap((step) => [step.title, step.text]),
      ...score.ranges.flatMap((range) => [range.title, range.text]),
      ...month.weeks.flatMap((week) => [week.title, ...week.steps]),
      ...sources.list.map((source) => source.name),
      ...[legal.text, closing.title, closing.text, words.subtitle, words.edition],
    ]
    expect(all.filter((part) => !text.includes(flat(plainText(part))))).toEqual([])
    expect(text).not.toContain('\ufffd')
  })

  test('has one box for every task, with a name that says which', () => {
    const boxes = words.mistakes.flatMap((mistake) => mistake.boxes)
    const names = pdf.strings('TU')
    expect(names).toHaveLength(boxes.length)
    expect(names.every((name, i) => name.endsWith(plainText(boxes[i] ?? '')))).toBe(true)
    expect(new Set(pdf.strings('T').filter((name) => name.startsWith('box-'))).size).toBe(boxes.length)
  })

  test('leads to the booking page, the site, the e-mail address and every source', () => {
    const addresses = pdf.strings('URI')
    expect(addresses).toContain(settings.booking.checklist)
    expect(addresses).toContain(options.siteUrl)
    expect(addresses).toContain(`mailto:${settings.email}`)
    for (const { address } of words.sources.list) {
      if (address !== undefined) expect(addresses).toContain(address)
    }
  })

  test('gives every link a name, and every source number a place to land', () => {
    const links = pdf.objects.filter((object) => object.includes('/Subtype /Link'))
    expect(links.filter((link) => !/\/Contents \([^)]/.test(link))).toEqual([])
    const places = new Set(pdf.objects.flatMap((object) => object.match(/\(source-\d+\) \[/g) ?? []))
    expect(places.size).toBe(words.sources.list.length)
  })

  test('stays under 300 KB and comes out the same every time', async () => {
    const [first, second] = [await buildChecklistPdf(locale, options), await buildChecklistPdf(locale, options)]
    expect(first.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7')
    expect(first.length).toBeLessThan(300_000)
    expect(first.equals(second)).toBe(true)
  })
})

test('a site address with a character that the fonts lack is refused', async () => {
  const siteUrl = 'https://例え.example'
  await expect(buildChecklistPdf('fr', { ...options, siteUrl })).rejects.toThrow(/lacks/)
})
