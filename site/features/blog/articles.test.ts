import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { blogPath, categoryPath, categorySlugs } from '../../../contract/blog-routes.ts'
import { type ArticleBody, isPublished, toText } from '../../../contract/content/article.ts'
import { type Locale, locales } from '../../../contract/locales.ts'
import { testContent as content } from '../../../tests/support/content.ts'
import { renderer, setup } from '../../../tests/support/source-renderer.ts'
import { groupBySubject, listBlogCards } from '../../shared/articles/cards.ts'
import { languagesOf } from '../../shared/layout/links.ts'
import { listIndexed } from '../../shared/seo/listed-pages.ts'
import { alternatesOfArticle } from '../../shared/seo/page-meta.ts'
import { renderFeedText } from './feed/render-feed-text.ts'

const articleIn = (locale: Locale) => content.articles.find((one) => one.locale === locale) ?? expect.fail()
const article = articleIn('fr')
const { siteUrl } = setup

test('an article of tomorrow waits', () => {
  const today = '2026-11-21'
  expect(isPublished({ publishedOn: '2026-11-21' }, today)).toBe(true)
  expect(isPublished({ publishedOn: '2026-11-22' }, today)).toBe(false)
})

test('the blog opens with the articles of the home, goes on with the first of each entrance, then with what was revised last', () => {
  for (const locale of locales) {
    const { onHome, entrances } = content.blogs[locale]
    const cards = listBlogCards(content, locale)
    const ids = cards.map(({ id }) => id)
    expect(ids.slice(0, 4)).toEqual(onHome)
    expect(new Set(ids).size).toBe(ids.length)
    const isOnHome = (slug: string) => onHome.some((one) => one === slug)
    const picks = entrances.map(({ picks }) => picks)
    const firsts = new Set(picks.flatMap(([first]) => (first && !isOnHome(first) ? first : [])))
    expect(ids.slice(4, 4 + firsts.size)).toEqual([...firsts])
    const rest = cards.filter(({ id }) => !picks.flat().includes(id) && !isOnHome(id))
    const days = rest.map(({ changedOn }) => changedOn)
    expect(days).toEqual(days.toSorted().reverse())
  }
})

test('articles are grouped by subject, every one once, in the order of the categories', () => {
  const cards = listBlogCards(content, 'fr')
  const groups = groupBySubject(cards)
  expect(groups.map(({ slug }) => slug)).toEqual(
    categorySlugs.filter((slug) => groups.some((one) => one.slug === slug)),
  )
  expect(groups.flatMap((group) => group.cards.map(({ id }) => id)).sort()).toEqual(cards.map(({ id }) => id).sort())
  for (const { slug, cards } of groups) expect(cards.every(({ category }) => category === slug)).toBe(true)
})

test('a category was changed when the last of its articles was', () => {
  const listed = listIndexed(content, siteUrl)
  for (const { slug, cards } of groupBySubject(listBlogCards(content, 'fr'))) {
    const days = cards.map(({ changedOn }) => changedOn).toSorted()
    const url = siteUrl + categoryPath(slug)
    expect(listed.find((one) => one.url === url)).toMatchObject({ changedOn: days.at(-1) })
  }
})

test('an article names its other languages, French first as the default, and so does the sitemap', () => {
  const [french, german, english] = [article, articleIn('de'), articleIn('en')]
  const translated = { ...german, translationOf: blogPath(french) }
  const inThree = [french, translated, { ...english, translationOf: blogPath(french) }]
  const address = (one: typeof french) => `${siteUrl}${blogPath(one)}`
  const expected = [
    { hreflang: 'fr', href: address(french) },
    { hreflang: 'en', href: address(english) },
    { hreflang: 'de', href: address(german) },
    { hreflang: 'x-default', href: address(french) },
  ]
  for (const one of inThree) expect(alternatesOfArticle(one, { articles: inThree }, siteUrl)).toEqual(expected)
  const listed = listIndexed({ ...content, articles: inThree }, siteUrl)
  expect(listed.find(({ url }) => url === address(german))?.alternates).toEqual(expected)
  const head = renderer.render({ page: 'article', locale: 'de', slug: german.slug }, { ...content, articles: inThree })
  for (const { hreflang, href } of expected)
    expect(head).toContain(`<link rel="alternate" hrefLang="${hreflang}" href="${href}"/>`)
  // Without the French one, the others still belong together.
  expect(alternatesOfArticle(translated, { articles: inThree.slice(1) }, siteUrl)).toEqual(expected.slice(1, 3))
  expect(
    languagesOf({ ...content, articles: inThree }, 'fr', blogPath(french), 'blog').map(({ href }) => href),
  ).toEqual([french, english, german].map(blogPath))
})

test('a picture in the feed has its whole address, in one width', () => {
  const picture = { file: '', path: '/pictures/articles/un/quai-0a1b2c3d', width: 960, height: 640, widths: [480, 960] }
  const image: Element = {
    type: 'element',
    tagName: 'img',
    properties: { src: picture.path, alt: 'Un quai' },
    children: [],
  }
  const body: ArticleBody = { tree: { type: 'root', children: [image] }, sources: [], links: [], pictures: [picture] }
  expect(renderFeedText({ ...article, category: 'methode-et-etudes', body }, content, setup)).toBe(
    `<div><img src="${siteUrl}/pictures/articles/un/quai-0a1b2c3d-960.webp" width="960" height="640" alt="Un quai"/></div>`,
  )
})

test('an article that names none to read next is followed by three others', () => {
  const alone = {
    ...content,
    articles: [{ ...article, related: [] }, ...content.articles.filter((one) => one !== article)],
  }
  const html = renderer.render({ page: 'article', locale: 'fr', slug: article.slug }, alone)
  const cards = html.split('id="suite"')[1]?.match(/(?<=data-slug=")[^"]+/g)
  expect(cards).toHaveLength(3)
  expect(cards).not.toContain(article.slug)
})

test('an article whose card says how it begins is not begun twice', () => {
  const excerpt = `${toText(article.body.tree).trim().slice(0, 60)}…`
  const draw = (one: typeof article) =>
    renderer.render({ page: 'article', locale: 'fr', slug: one.slug }, { ...content, articles: [one] })
  const leads = (html: string) => html.split('<article>')[1]?.split('class="lead"').length
  expect(leads(draw({ ...article, excerpt }))).toBe(Number(leads(draw(article))) - 1)
})
