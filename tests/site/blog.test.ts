import type { HtmlElement } from 'html-validate'
import { expect, test } from 'vitest'
import { blogPath, blogPlaceOf, feedPath, searchIndexPath } from '../../contract/blog-routes.ts'
import { coverPath } from '../../contract/content/covers.ts'
import { formatDate } from '../../contract/formats.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { foldText, unescapeMarkup } from '../../contract/text.ts'
import { findArticles, type SearchIndex, toSearchWords } from '../../site/features/blog/search/find-articles.ts'
import { testContent } from '../support/content.ts'
import { attribute, linksOf, textOf } from '../support/read-page.ts'
import { differ, published, readPublished, rule, type SitePage, sitePages, siteUrl } from '../support/site-pages.ts'

const articles = sitePages.filter(({ kind }) => kind === 'article')
const categories = sitePages.filter(({ kind }) => kind === 'category')
const slugOf = ({ path }: SitePage) => blogPlaceOf(path)?.slug ?? ''
const categoryOf = (path: string) => testContent.articles.find((one) => blogPath(one) === path)?.category

const articlesIn = (locale: Locale) => articles.filter((page) => page.locale === locale)
const pathsIn = (locale: Locale) => articlesIn(locale).map(({ path }) => path)
const readText = (path: string) => readPublished(path).toString('utf8')
const pageAt = (page: 'home' | 'blog', locale: Locale) =>
  sitePages.find(({ path }) => path === pathOf(page, locale)) ?? expect.fail()

test.each(locales)('the %s index shows every article once, twelve as cards, and opens with one', (locale) => {
  const index = pageAt('blog', locale)
  const cards = index.links('.blog-articles .article-card')
  const open = [...cards, ...index.links('.blog-articles .article-line')].filter((href) => href.startsWith('/'))
  expect(open.toSorted()).toEqual(pathsIn(locale).toSorted())
  expect(cards).toHaveLength(Math.min(12, open.length))
  expect(index.links('.article-featured')).toEqual([cards[0]])
  for (const card of index.all('.article-card')) {
    expect(attribute(card.querySelector('time'), 'datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(textOf(card.querySelector('.article-excerpt'))).toMatch(/\w/)
  }
})

test.each(locales)('each entrance of the %s index leads to its articles, in their order', (locale) => {
  const shown = pageAt('blog', locale).all('.blog-entrances > div')
  const { entrances } = testContent.blogs[locale]
  expect(entrances).toHaveLength(3)
  expect(shown.map((entrance) => [textOf(entrance.querySelector('h2')), linksOf(entrance)])).toEqual(
    entrances.map(({ title, picks }) => [title, picks.map((slug) => blogPath({ locale, slug }))]),
  )
})

test.each(locales)('the %s home shows four articles of its own language', (locale) => {
  const { onHome } = testContent.blogs[locale]
  expect(pageAt('home', locale).links('.article-card')).toEqual(onHome.map((slug) => blogPath({ locale, slug })))
})

test.each(locales)(
  'before and after an article in %s stand others of its category, at the end of one those of the next',
  (locale) => {
    const pages = articlesIn(locale)
    const neighbours = new Map(pages.map((page) => [page.path, page.links('.article-next p')]))
    const ways = [...neighbours].flatMap(([from, to]) => to.map((path) => [from, path] as const))
    // Each border between two categories is crossed in both directions, and by nothing else.
    const filled = new Set(pages.map(({ path }) => categoryOf(path))).size
    expect(ways.filter(([from, to]) => categoryOf(from) !== categoryOf(to))).toHaveLength(2 * (filled - 1))
    expect(ways).toHaveLength(2 * (pages.length - 1))
    // Whoever follows one comes back by the other.
    expect(ways.filter(([from, to]) => !neighbours.get(to)?.includes(from))).toEqual([])
  },
)

test('each category page shows the articles of its category, all together every article once', () => {
  const shown = categories.flatMap((page) => page.links('.article-list .article-card'))
  expect(shown.filter((href) => href.startsWith('/')).sort()).toEqual(pathsIn('fr').sort())
})

rule('of a category is marked where categories and languages are chosen', categories, (page) =>
  ['.article-filter [aria-current]', '.languages [lang="fr"]'].flatMap((one) =>
    differ(page.values(one, 'href'), [page.path]),
  ),
)

rule('of an article has its headings in order, and its contents name them in the same order', articles, (page) => {
  const headings = page.all('.prose h2, .prose h3')
  const second = headings.map((heading) => (heading.tagName === 'h2' ? attribute(heading, 'id') : '')).filter(Boolean)
  const named = second.map((id) => `#${id}`)
  return [
    ...differ(headings[0]?.tagName, 'h2'),
    ...differ([page.links('.contents'), page.links('.contents-fold')], [named, named]),
  ]
})

rule(
  'of an article says once below its text, before its sources, whether it stands in for a lawyer',
  articles,
  (page) => {
    const { caveats } = testContent.blogs[page.locale].article
    const category = categoryOf(page.path)
    const parts = page.document.querySelector('.prose')?.childElements ?? []
    const isShown = (part: HtmlElement) => Object.values(caveats).includes(textOf(part))
    const sources = parts.findIndex((part) => attribute(part, 'class').split(' ').includes('article-sources'))
    return [
      ...differ(parts.filter(isShown).map(textOf), [category && caveats[category]].filter(Boolean)),
      ...parts.filter((part, index) => isShown(part) && index >= sources),
    ]
  },
)

rule('of an article leads on: to its offer, to three articles, to an appointment', articles, (page) => {
  const [appointment = '', checklist] = page.links('.call-to-action')
  return differ(
    [page.links('.article-offer').length, new Set(page.links('.article-related .article-card')).size, checklist],
    [1, 3, pathOf('checklist', page.locale)],
  ).concat(appointment.startsWith('https:') ? [] : [appointment])
})

rule(
  'of an article tells readers and machines its title, who wrote it, when it was published and revised',
  articles,
  (page) => {
    const posting = page.nodes.find((node) => node['@type'] === 'BlogPosting')
    const days = [...new Set([posting?.datePublished, posting?.dateModified])]
    const { published, revised } = testContent.blogs[page.locale].article
    const sentence = [published, revised]
      .slice(0, days.length)
      .map((words, index) => `${words} ${formatDate(String(days[index]), page.locale)}`)
      .join(', ')
    return [
      ...differ(
        ['author', 'og:type', 'article:published_time', 'article:modified_time'].map((name) => page.meta(name)),
        [testContent.settings.brand, 'article', posting?.datePublished, posting?.dateModified],
      ),
      ...differ([posting?.headline, posting?.author], [page.heading, { '@id': `${siteUrl}/#organization` }]),
      // Readers see the same days, in words.
      ...differ(page.values('.article-hero time', 'datetime'), days),
      ...(textOf(page.all('.article-hero time')[0]?.parent).includes(sentence) ? [] : [sentence]),
    ]
  },
)

rule(
  'of the blog names the feed of its language',
  [...articles, ...categories, ...locales.map((one) => pageAt('blog', one))],
  (page) => differ(page.values('link[type="application/rss+xml"]', 'href'), [feedPath(page.locale)]),
)

test.each(locales)('the %s feed holds the newest articles with their whole text', (locale) => {
  const items = readText(feedPath(locale)).split('<item>').slice(1)
  expect(items).toHaveLength(Math.min(20, articlesIn(locale).length))
  for (const item of items) {
    const link = /<link>(.+?)<\/link>/.exec(item)?.[1] ?? ''
    const page = articles.find(({ path }) => new URL(path, siteUrl).href === link)
    const text = /<content:encoded><!\[CDATA\[([\s\S]*)\]\]>/.exec(item)?.[1] ?? ''
    const headings = page?.texts('.prose > h2') ?? []
    expect(headings.length).toBeGreaterThan(0)
    for (const heading of headings) expect(unescapeMarkup(text.replace(/<[^>]+>/g, ''))).toContain(heading)
    expect(text).not.toMatch(/ (?:href|src)="(?!https?:)| class=|<svg/)
  }
})

test.each(locales)('an article of the %s blog is found by a word in the middle of its text', (locale) => {
  const index: SearchIndex = JSON.parse(readText(searchIndexPath(locale)))
  expect(Object.keys(index).sort()).toEqual(articlesIn(locale).map(slugOf).sort())
  for (const page of articlesIn(locale)) {
    const words = page.texts('.prose > p').join(' ').split(' ')
    const word = words.slice(words.length / 2).find((one) => /^\p{L}{6,}$/u.test(one)) ?? ''
    expect([word, findArticles(toSearchWords(foldText(word)), index)]).toEqual([
      word,
      expect.arrayContaining([slugOf(page)]),
    ])
  }
})

rule('of an article has a small cover, with its size', articles, (page) => {
  const path = coverPath(page.locale, slugOf(page))
  const drawing = readText(path)
  const strokes = drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>'))
  const [label] = page.values('.article-cover .picture', 'aria-label')
  const isSmall = (published.files.get(path)?.bodies.br?.length ?? Number.POSITIVE_INFINITY) <= 3 * 1024
  return [
    ...['width', 'height'].flatMap((side, i) =>
      differ(page.values('.article-cover .picture', side), [['640', '480'][i]]),
    ),
    ...(label && isSmall && page.html.includes(strokes) ? [] : [path]),
  ]
})

test('no two articles have the same cover', () => {
  const drawn = articles.map((page) => readText(coverPath(page.locale, slugOf(page))))
  expect(new Set(drawn).size).toBe(articles.length)
})
