import type { HtmlElement } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { blogPath, blogPlaceOf, feedPath, searchIndexPath } from '../../contract/blog-routes.ts'
import { coverPath } from '../../contract/content/covers.ts'
import { formatDate } from '../../contract/formats.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { foldText } from '../../contract/text.ts'
import { findArticles, type SearchIndex, toSearchWords } from '../../site/features/blog/search/find-articles.ts'
import { testContent } from '../support/content.ts'
import {
  attribute,
  decode,
  graphOf,
  linksOf,
  metaOf,
  published,
  readPublished,
  type SitePage,
  sitePages,
  siteUrl,
} from '../support/site-pages.ts'

const pagesOf = (kind: 'article' | 'category') => sitePages.filter(({ path }) => blogPlaceOf(path)?.kind === kind)
const articles = pagesOf('article')
const categories = pagesOf('category')
const slugOf = ({ path }: SitePage) => blogPlaceOf(path)?.slug ?? ''
const named = articles.map((page): [string, SitePage] => [slugOf(page), page])

const articlesIn = (locale: Locale) => articles.filter((page) => page.locale === locale)
const blogs = locales.map((locale) => ({
  locale,
  index: sitePages.find(({ path }) => path === pathOf('blog', locale)),
}))
const readText = (path: string) => readPublished(path).toString('utf8')

const hasClass = (element: HtmlElement, name: string) => attribute(element, 'class').split(' ').includes(name)

const postingOf = (page: SitePage) => graphOf(page).find((node) => node['@type'] === 'BlogPosting')

test.each(blogs)(
  'the $locale index shows every article of its language once, twelve as cards, and opens with one',
  ({ locale, index }) => {
    const linked = (selector: string) => linksOf(index?.document.querySelectorAll(`.blog-articles ${selector}`) ?? [])
    const cards = linked('.article-card')
    const open = [...cards, ...linked('.article-line')].filter((href) => href.startsWith('/'))
    expect(open.toSorted()).toEqual(
      articlesIn(locale)
        .map(({ path }) => path)
        .sort(),
    )
    expect(cards).toHaveLength(Math.min(12, open.length))
    expect(linked('.article-featured')).toEqual([cards[0]])
    expect(cards[0]).toBe(blogPath({ locale, slug: testContent.blogs[locale].onHome[0] }))
    for (const card of index?.document.querySelectorAll('.article-card') ?? []) {
      expect(attribute(card.querySelector('time'), 'datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(card.querySelector('.article-excerpt')?.textContent).toMatch(/\w/)
    }
  },
)

test.each(blogs)('each entrance of the $locale index leads to its articles, in their order', ({ locale, index }) => {
  const shown = index?.document.querySelectorAll('.blog-entrances > div') ?? []
  expect(shown.length).toBe(3)
  expect(
    shown.map((entrance) => [decode(entrance.querySelector('h2')?.textContent ?? ''), linksOf([entrance])]),
  ).toEqual(
    testContent.blogs[locale].entrances.map(({ title, picks }) => [
      title,
      picks.map((slug) => blogPath({ locale, slug })),
    ]),
  )
})

test('before and after an article stand others of its category, at the end of one those of the next', () => {
  const neighboursOf = ({ document }: SitePage) => linksOf(document.querySelectorAll('.article-next p'))
  for (const locale of locales) {
    const pages = articlesIn(locale)
    const categoryOf = (path: string) =>
      testContent.articles.find((article) => blogPath(article) === path)?.category ?? 'none'
    const changes = pages.flatMap((page) =>
      neighboursOf(page).filter((path) => categoryOf(path) !== categoryOf(page.path)),
    )
    const filled = new Set(pages.map(({ path }) => categoryOf(path))).size
    // Each border between two categories is crossed in both directions, and by nothing else.
    expect(changes).toHaveLength(2 * (filled - 1))
    expect(pages.flatMap(neighboursOf)).toHaveLength(2 * (pages.length - 1))
    // Whoever follows one comes back by the other.
    for (const page of pages)
      for (const other of pages.filter(({ path }) => neighboursOf(page).includes(path)))
        expect([page.path, neighboursOf(other)]).toEqual([page.path, expect.arrayContaining([page.path])])
  }
})

test('the homes show four articles of their own language', () => {
  for (const locale of locales) {
    const home = sitePages.find(({ path }) => path === pathOf('home', locale))
    const shown = linksOf(home?.document.querySelectorAll('.article-card') ?? [])
    expect(shown).toEqual(testContent.blogs[locale].onHome.map((slug) => blogPath({ locale, slug })))
  }
})

test('each category page shows the articles of its category, all together every article once', () => {
  const shown = categories.flatMap(({ document }) => linksOf(document.querySelectorAll('.article-list .article-card')))
  expect(shown.filter((href) => href.startsWith('/')).sort()).toEqual(
    articlesIn('fr')
      .map(({ path }) => path)
      .sort(),
  )
  for (const { document, path } of categories) {
    expect(attribute(document.querySelector('.article-filter [aria-current]'), 'href')).toBe(path)
    expect(attribute(document.querySelector('.languages [lang="fr"]'), 'href')).toBe(path)
  }
})

describe.each(named)('%s', (_slug, page) => {
  const { document } = page

  test('has its headings in order, and its contents name them in the same order', () => {
    const headings = document.querySelectorAll('.prose h2, .prose h3')
    expect(headings[0]?.tagName).toBe('h2')
    const contents = linksOf(document.querySelectorAll('.contents')).map((href) => href.slice(1))
    const second = headings.filter((heading) => heading.tagName === 'h2' && attribute(heading, 'id') !== '')
    expect(contents).toEqual(second.map((heading) => attribute(heading, 'id')))
    expect(linksOf(document.querySelectorAll('.contents-fold'))).toEqual(contents.map((id) => `#${id}`))
  })

  test('says once below its text, before its sources, whether it stands in for a lawyer', () => {
    const { caveats } = testContent.blogs[page.locale].article
    const category = testContent.articles.find((article) => blogPath(article) === page.path)?.category
    const sentences = Object.values(caveats)
    const parts = document.querySelector('.prose')?.childElements ?? []
    const shown = parts.filter(({ textContent }) => sentences.includes(decode(textContent)))
    expect(shown.map(({ textContent }) => decode(textContent))).toEqual([category && caveats[category]].filter(Boolean))
    const sources = parts.findIndex((part) => hasClass(part, 'article-sources'))
    for (const part of shown) expect(parts.indexOf(part)).toBeLessThan(sources)
  })

  test('leads on: to its offer, to three articles, to an appointment', () => {
    expect(linksOf(document.querySelectorAll('.article-offer'))).toHaveLength(1)
    expect(new Set(linksOf(document.querySelectorAll('.article-related .article-card'))).size).toBe(3)
    expect(linksOf(document.querySelectorAll('.call-to-action'))[1]).toBe(pathOf('checklist', page.locale))
    expect(linksOf(document.querySelectorAll('.call-to-action'))[0]).toMatch(/^https:/)
  })

  test('tells readers and machines its title, who wrote it, when it was published and revised', () => {
    const content = (name: string) => metaOf(page, name)
    expect(content('author')).toBe(testContent.owner.name ?? testContent.settings.brand)
    const posting = postingOf(page)
    expect(posting?.headline).toBe(decode(document.querySelector('h1')?.textContent ?? ''))
    if (!testContent.owner.name) expect(posting?.author).toEqual({ '@id': `${siteUrl}/#organization` })
    expect(content('og:type')).toBe('article')
    expect(content('article:published_time')).toBe(posting?.datePublished)
    expect(content('article:modified_time')).toBe(posting?.dateModified)
    // Readers see the same days, in words.
    const shown = document.querySelectorAll('.article-hero time')
    const days = [...new Set([posting?.datePublished, posting?.dateModified])]
    expect(shown.map((day) => attribute(day, 'datetime'))).toEqual(days)
    const sentence = decode(shown[0]?.parent?.textContent ?? '')
    const { published, revised } = testContent.blogs[page.locale].article
    expect(sentence).toContain(
      [published, revised]
        .slice(0, days.length)
        .map((words, index) => `${words} ${formatDate(String(days[index]), page.locale)}`)
        .join(', '),
    )
  })
})

test.each(blogs)('the $locale feed holds the newest articles with their whole text', ({ locale, index }) => {
  const items = readText(feedPath(locale)).split('<item>').slice(1)
  expect(items).toHaveLength(Math.min(20, articlesIn(locale).length))
  for (const item of items) {
    const link = /<link>(.+?)<\/link>/.exec(item)?.[1] ?? ''
    const page = articles.find(({ path }) => new URL(path, siteUrl).href === link)
    const text = /<content:encoded><!\[CDATA\[([\s\S]*)\]\]>/.exec(item)?.[1] ?? ''
    const headings = page?.document.querySelectorAll('.prose > h2') ?? []
    expect(headings.length).toBeGreaterThan(0)
    for (const heading of headings) expect(decode(text.replace(/<[^>]+>/g, ''))).toContain(decode(heading.textContent))
    expect(text).not.toMatch(/ (?:href|src)="(?!https?:)| class=|<svg/)
  }
  for (const page of [...articlesIn(locale), ...(locale === 'fr' ? categories : []), ...(index ? [index] : [])])
    expect(attribute(page.document.querySelector('link[type="application/rss+xml"]'), 'href')).toBe(feedPath(locale))
})

test.each(locales)('an article of the %s blog is found by a word in the middle of its text', (locale) => {
  const index: SearchIndex = JSON.parse(readText(searchIndexPath(locale)))
  expect(Object.keys(index).sort()).toEqual(articlesIn(locale).map(slugOf).sort())
  for (const page of articlesIn(locale)) {
    const words = page.document
      .querySelectorAll('.prose > p')
      .flatMap(({ textContent }) => decode(textContent).split(' '))
    const word = words.slice(words.length / 2).find((one) => /^\p{L}{6,}$/u.test(one)) ?? ''
    expect([word, findArticles(toSearchWords(foldText(word)), index)]).toEqual([
      word,
      expect.arrayContaining([slugOf(page)]),
    ])
  }
})

test('every article has a cover of its own, small, and with room kept for it', () => {
  const drawn = articles.map((page) => {
    const picture = page.document.querySelector('.article-cover .picture')
    const path = coverPath(page.locale, slugOf(page))
    expect([attribute(picture, 'width'), attribute(picture, 'height')]).toEqual(['640', '480'])
    expect(attribute(picture, 'aria-label')).not.toBe('')
    expect(published.files.get(path)?.bodies.br?.length).toBeLessThanOrEqual(3 * 1024)
    const drawing = readText(path)
    const strokes = drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>'))
    expect(page.html).toContain(strokes)
    return drawing
  })
  expect(new Set(drawn).size).toBe(articles.length)
})
