import type { HtmlElement } from 'html-validate'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import type { Content } from '../../contract/content/content.ts'
import { locales } from '../../contract/locales.ts'
import { unescapeMarkup } from '../../contract/text.ts'
import { schemaOfFile } from '../../server/content/content-paths.ts'
import { settleSamples } from '../../server/editing/settle-samples.ts'
import { checkSite } from '../../server/site/check-site.ts'
import { type Change, loadChanged } from '../support/changed-content.ts'
import { readPage, textOf } from '../support/read-page.ts'
import { type DrawnPage, drawPages, renderer, setup } from '../support/source-renderer.ts'

/** Numbers that stand nowhere else, so that a figure is known by them wherever it is printed. */
const firstNumber = 70_001

const drawn = new Set(['average'])

/** Gives every figure of the claims that are samples a number of its own; ratings are drawn, so they stay small. */
const withNumbers: Change = (text, file) => {
  if (file !== 'offers.yaml') return text
  const offers = parse(text)
  let next = firstNumber
  const toNumbers = (value: unknown): unknown => {
    if (typeof value === 'number') return next++
    if (Array.isArray(value)) return value.map(toNumbers)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, drawn.has(key) ? inner : toNumbers(inner)]),
    )
  }
  for (const [name, claim] of Object.entries<{ sample?: true }>(offers.claims))
    if (claim.sample) offers.claims[name] = toNumbers(claim)
  return stringify(offers)
}

const confirmed: Change = (text) =>
  text.replace(/^( *)(- )?sample: true\n/gm, '').replace('publication: Classement Exemple', 'publication: Revue du SEO')

const removed: Change = (text, file) => {
  const known = schemaOfFile(file)
  return known ? settleSamples(text, known.schema, { kind: 'remove' }) : text
}

/** The pages in whose HTML something is found: to parse all of them takes longer than to draw them. */
const pagesWith = (pages: DrawnPage[], found: RegExp | string) => pages.filter(({ html }) => html.search(found) >= 0)

/** The section around something, and how often it says that something in it is a sample. */
function countNotes(element: HtmlElement): number {
  const region = element.is('section') ? element : element.closest('section')
  return region?.querySelectorAll('.sample-sentence').length ?? 0
}

/** Any of the numbers, in the writing of any language. */
const ourNumber = /70[\u202f\u00a0 .,]?0\d\d/

const holdsNumber = (element: HtmlElement) => ourNumber.test(textOf(element))

/** The innermost elements in which one of the numbers is read. */
const listFigures = (page: DrawnPage) =>
  page.all('main *').filter((element) => holdsNumber(element) && !element.childElements.some(holdsNumber))

describe('as long as nothing is confirmed', () => {
  let content: Content
  let pages: DrawnPage[]
  beforeAll(async () => {
    content = await loadChanged(withNumbers)
    pages = drawPages(content)
  })

  test('a reader is told once in each region that its figures are samples', () => {
    const figures = pagesWith(pages, ourNumber).flatMap(listFigures)
    expect(figures.length).toBeGreaterThan(30)
    expect(figures.filter((figure) => countNotes(figure) !== 1).map(textOf)).toEqual([])
  })

  test('machines are told no figure that is a sample', () => {
    const heads = pages.map(({ path, html }): [string, string] => [path, html.replace(/<body.*<\/body>/s, '')])
    const files = renderer
      .listFiles(content)
      .filter(({ path }) => /\.(?:xml|txt|json)$/.test(path))
      .map(({ path, draw }): [string, string] => [path, String(draw(() => Buffer.alloc(0)))])
    expect([...heads, ...files].filter(([, text]) => ourNumber.test(text)).map(([path]) => path)).toEqual([])
  })

  test('a reader is told once beside score, reviews, case study and wall, and nothing of how reviews are gathered', () => {
    const { words } = content.testimonials
    const parts = pagesWith(pages, /class="[^"]*(?:score|quote|case-study|logo-wall-frame)/).flatMap((page) =>
      page.all('.score, .quote, .case-study, .logo-wall-frame'),
    )
    expect(parts.filter((part) => countNotes(part) !== 1)).toEqual([])
    expect(parts.length).toBeGreaterThan(15)
    for (const { html } of pages)
      for (const locale of locales) expect(html).not.toContain(words[locale].gathered ?? '?')
  })
})

test('once all is confirmed no page speaks of samples, and each with reviews says how they are gathered', async () => {
  const content = await loadChanged(confirmed)
  const pages = drawPages(content)
  expect(pages.filter(({ html }) => html.includes('sample-sentence')).map(({ path }) => path)).toEqual([])
  for (const { html } of pages) {
    const hasReviews = /<[^>]* class="(?:[^"]* )?quote[ "]/.test(html)
    const gathered = locales.some((locale) =>
      unescapeMarkup(html).includes(content.testimonials.words[locale].gathered ?? '?'),
    )
    expect(gathered).toBe(hasReviews)
  }
})

describe('once all samples are taken out', () => {
  let content: Content
  let pages: DrawnPage[]
  beforeAll(async () => {
    content = await loadChanged((text, file) => removed(withNumbers(text, file), file))
    pages = drawPages(content)
  })

  test('no page shows one or speaks of one, and none of their figures is left', () => {
    expect(content.toReplace.filter(({ isSample, isDone }) => isSample && !isDone)).toEqual([])
    const gone = /class="[^"]*(?:score|quote|case-study|logo-wall)[ "-]/
    expect(pagesWith(pages, gone).map(({ path }) => path)).toEqual([])
    expect(pagesWith(pages, ourNumber).map(({ path }) => path)).toEqual([])
    const speaking = pagesWith(pages, 'sample-sentence').map(({ path }) => path)
    // The ranking is a fact of the owner.
    expect(speaking.every((path) => pagesWith(pages, 'home-hero').some((page) => page.path === path))).toBe(true)
  })

  test('every page is whole: no link to what is gone, no heading above nothing, no empty list', () => {
    const texts = new Map(pages.map(({ path, html }) => [path, html]))
    const all = new Set([...texts.keys(), ...renderer.listFiles(content).map(({ path }) => path)])
    const drawnTexts = { pages: texts, texts: new Map(), siteUrl: setup.siteUrl, has: (path: string) => all.has(path) }
    const dead = checkSite(drawnTexts, []).filter((sentence) => sentence.includes('#'))
    expect(dead).toEqual([])
    for (const page of pages) {
      const bare = page
        .all('main section > .wrap')
        .filter(({ childElements }) => childElements.every((child) => child.classList.contains('section-head')))
        .filter(({ parent }) => (parent?.childElements.length ?? 0) < 2)
      const empty = page.all('main ul, main ol, main dl').filter((one) => one.childElements.length === 0)
      expect([page.path, [...bare, ...empty].map(textOf)]).toEqual([page.path, []])
    }
  })

  test('what stands beside a figure that is gone is still said', () => {
    const { pages: words, blogs } = content
    expect(blogs.fr.index.newsletter.text).toContain('avec sa réparation. L’abonnement est gratuit')
    expect(blogs.de.index.newsletter.text).toContain('auf Französisch. Er ist kostenlos')
    const answer = words.home.en.faq.questions.find(({ question }) => question.includes('first results'))?.answer
    expect(answer).toMatch(/^Fixing a checkout/)
    expect(words.offers.fr.extra.list.at(-1)?.text).toMatch(/«\sSponsorisé\s»\.$/)
  })
})

test('beside reviews that are real a sample is still said to be one, and what a claim was counted from is printed', async () => {
  const basis = {
    fr: '53 dossiers clos, de 2017 à 2026',
    en: '53 files closed, 2017 to 2026',
    de: '53 Akten, 2017 bis 2026',
  }
  const content = await loadChanged((text, file) => {
    if (file.startsWith('testimonials/')) return confirmed(text, file)
    if (file !== 'offers.yaml') return text
    const offers = parse(text)
    offers.claims.companies = { atLeast: 53, basis }
    return stringify(offers)
  })
  for (const locale of locales) {
    const contact = readPage(renderer.render({ page: 'contact', locale }, content))
    const [stat] = contact.all('.stat').filter((one) => textOf(one).includes('53+'))
    expect(textOf(stat?.querySelector('.claim-basis'))).toContain(basis[locale])
    const quotes = readPage(renderer.render({ page: 'home', locale }, content)).all('.quote')
    expect(quotes.filter((quote) => countNotes(quote) !== 1).length).toBe(0)
    expect(quotes.length).toBeGreaterThan(0)
  }
})
