import { expect, test } from 'vitest'
import { pageOfMistake } from '../../contract/content/checklist.ts'
import { locales } from '../../contract/locales.ts'
import { testContent } from '../../tests/support/content.ts'
import { readPage } from '../../tests/support/read-page.ts'
import { readPdf } from '../../tests/support/read-pdf.ts'
import { renderer } from '../../tests/support/source-renderer.ts'
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

// Its words are the longest. Publishing writes the others by the same template, and refuses one whose words do not fit.
const words = checklists.de
const file = buildChecklistPdf('de', options)
const pdf = await readPdf(file)

test('the checklist is titled, in its language and tagged with headings, lists, links and figures', () => {
  expect(pdf.info).toMatchObject({ Title: words.title, Language: 'de' })
  expect(pdf.outline).toEqual(expect.arrayContaining(words.mistakes.map(({ title }, i) => `${i + 1} ${title}`)))
  expect(pdf.tags.filter((tag) => tag === 'H1')).toHaveLength(1)
  expect(pdf.tags.filter((tag) => tag === 'H2').length).toBeGreaterThan(words.mistakes.length)
  for (const tag of ['P', 'L', 'LI', 'LBody', 'Link', 'Figure', 'Span']) expect(pdf.tags).toContain(tag)
})

test('the checklist shows every mistake on a page of its own, read in the order of the content', () => {
  expect(pdf.pages).toHaveLength(10)
  for (const [i, { title, sign, cost, here, there, facts, boxes, term }] of words.mistakes.entries()) {
    let rest = letters(pdf.pages[i + 1] ?? '')
    const texts = facts.map(({ text }) => text)
    for (const part of [title, sign, cost, here, there, ...texts, ...boxes, term.word, term.meaning]) {
      expect(rest).toContain(letters(part))
      rest = rest.slice(rest.indexOf(letters(part)) + letters(part).length)
    }
  }
})

test('the checklist loses no word of its other pages', () => {
  const { score, month, legal, closing, use, sources } = words
  const all = [
    ...use.steps.flatMap((step) => [step.title, step.text]),
    ...[score.title, ...score.ranges.flatMap((range) => [range.title, range.text])],
    ...month.weeks.flatMap((week) => [week.title, ...week.steps]),
    ...sources.list.map((source) => source.name),
    ...[legal.text, closing.title, closing.text, words.subtitle, words.edition],
  ]
  const text = letters(pdf.pages.join(' '))
  expect(all.filter((part) => !text.includes(letters(part)))).toEqual([])
})

test('the checklist leads to the booking page, the site, the e-mail address and every source', () => {
  const sources = words.sources.list.flatMap(({ address }) => address ?? [])
  const all = [settings.booking.checklist, options.siteUrl, `mailto:${settings.email}`, ...sources]
  expect(pdf.links).toEqual(expect.arrayContaining(all.map((address) => new URL(address).href)))
})

test('the checklist stays under 300 KB and comes out the same every time', () => {
  expect(file.length).toBeLessThan(300_000)
  expect(buildChecklistPdf('de', options).equals(file)).toBe(true)
})

test.each(['fr', 'en'] as const)(
  'the checklist in %s is in its language, and says what its mistakes are',
  async (locale) => {
    const { title, mistakes } = checklists[locale]
    const { info, pages } = await readPdf(buildChecklistPdf(locale, options))
    expect(info).toMatchObject({ Title: title, Language: locale })
    const missing = mistakes.flatMap(({ title, sign, cost, here, there, boxes }, i) =>
      [title, sign, cost, here, there, ...boxes].filter((part) => !letters(pages[i + 1] ?? '').includes(letters(part))),
    )
    expect(missing).toEqual([])
  },
)

test.each(locales)(
  'the page of the site in %s that shows a page of the checklist says what stands on it',
  async (locale) => {
    const html = renderer.render({ page: 'checklist', locale }, testContent)
    const [sheet = ''] = readPage(html).texts('.pdf-sheet')
    const number = pageOfMistake(testContent.pages.checklist[locale].inside.mistake)
    const { pages } = await readPdf(buildChecklistPdf(locale, options))
    expect(letters(sheet)).toBe(letters(pages[number - 1] ?? ''))
  },
)

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
