import { beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { testContent } from '../../tests/support/content.ts'
import { type ReadPdf, readPdf } from '../../tests/support/read-pdf.ts'
import { buildChecklistPdf, type DocumentFault } from './build-checklist-pdf.ts'

const { checklists, settings } = testContent
const options = {
  content: testContent,
  templateFolder: import.meta.dirname,
  siteUrl: 'https://businessbretzel.example',
}

/** Lines and words are set apart differently on paper; words may be divided, and the marks of the content are not shown. */
const letters = (text: string) =>
  text
    .replace(/\[(?:de|fr|en):([^\]]+)\]|\*\*([^*]+)\*\*/g, '$1$2')
    .normalize('NFKC')
    .replace(/[\s\u00ad\u2010\u2011-]/g, '')

describe.each(locales)('the checklist in %s', (locale) => {
  const words = checklists[locale]
  let file: Buffer
  let pdf: ReadPdf

  beforeAll(async () => {
    file = buildChecklistPdf(locale, options)
    pdf = await readPdf(file)
  })

  test('is titled, in its language and tagged with headings, lists, links and figures', () => {
    expect(pdf.info).toMatchObject({ Title: words.title, Language: locale })
    expect(pdf.outline).toEqual(expect.arrayContaining(words.mistakes.map(({ title }, i) => `${i + 1} ${title}`)))
    expect(pdf.tags.filter((tag) => tag === 'H1')).toHaveLength(1)
    expect(pdf.tags.filter((tag) => tag === 'H2').length).toBeGreaterThan(words.mistakes.length)
    for (const tag of ['P', 'L', 'LI', 'LBody', 'Link', 'Figure', 'Span']) expect(pdf.tags).toContain(tag)
  })

  test('shows every mistake on a page of its own, read in the order of the content', () => {
    expect(pdf.pages).toHaveLength(10)
    for (const [i, { title, sign, cost, here, there, facts, boxes, term }] of words.mistakes.entries()) {
      let rest = letters(pdf.pages[i + 1] ?? '')
      const texts = facts.map(({ text }) => text)
      for (const part of [title, sign, cost, here, there, ...texts, ...boxes, term.word, term.meaning]) {
        expect(rest).toContain(letters(part))
        rest = rest.slice(rest.indexOf(letters(part)) + letters(part).length)
      }
    }
    expect(letters(pdf.pages[8] ?? '')).toContain(letters(words.score.title))
  })

  test('loses no word of the other pages', () => {
    const { score, month, legal, closing, use, sources } = words
    const all = [
      ...use.steps.flatMap((step) => [step.title, step.text]),
      ...score.ranges.flatMap((range) => [range.title, range.text]),
      ...month.weeks.flatMap((week) => [week.title, ...week.steps]),
      ...sources.list.map((source) => source.name),
      ...[legal.text, closing.title, closing.text, words.subtitle, words.edition],
    ]
    const text = letters(pdf.pages.join(' '))
    expect(all.filter((part) => !text.includes(letters(part)))).toEqual([])
  })

  test('leads to the booking page, the site, the e-mail address and every source', () => {
    const sources = words.sources.list.flatMap(({ address }) => address ?? [])
    const all = [settings.booking.checklist, options.siteUrl, `mailto:${settings.email}`, ...sources]
    expect(pdf.links).toEqual(expect.arrayContaining(all.map((address) => new URL(address).href)))
  })

  test('stays under 300 KB and comes out the same every time', () => {
    expect(file.length).toBeLessThan(300_000)
    expect(buildChecklistPdf(locale, options).equals(file)).toBe(true)
  })
})

/** The fault of a checklist whose words were changed. */
function faultOf(change: (words: (typeof checklists)['fr']) => void, siteUrl = options.siteUrl) {
  const content = structuredClone({ checklists, settings })
  change(content.checklists.fr)
  try {
    buildChecklistPdf('fr', { ...options, content, siteUrl })
    return undefined
  } catch (error) {
    return (error as { fault?: DocumentFault }).fault
  }
}

test('a title of 120 letters that leaves no room for the rest of its page is told with its place', () => {
  const fault = faultOf(({ mistakes: [, mistake] }) => {
    if (mistake) mistake.title = 'Traduire mot à mot '.repeat(7).slice(0, 120)
  })
  expect(fault).toEqual({ kind: 'full', place: ['mistakes', 1], excess: expect.any(Number) })
})

test('empty lists are set', () => {
  const fault = faultOf(({ mistakes: [mistake] }) => {
    if (mistake) Object.assign(mistake, { facts: [], boxes: [] })
  })
  expect(fault).toBeUndefined()
})

test('a site address with a character that the fonts lack is refused', () => {
  expect(faultOf(() => {}, 'https://例え.example')).toMatchObject({ kind: 'characters' })
})
