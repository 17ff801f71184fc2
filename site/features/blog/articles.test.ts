import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { blogPath, blogPlaceOf, categoryPath, categorySlugs } from '../../../contract/blog-routes.ts'
import { type ArticleBody, isPublished } from '../../../contract/content/article.ts'
import { locales } from '../../../contract/locales.ts'
import { testContent as content } from '../../../tests/support/content.ts'
import { groupBySubject, listBlogCards } from '../../shared/articles/cards.ts'
import { renderFeedText } from './feed/render-feed-text.ts'

const articles = content.articles.filter(({ locale }) => locale === 'fr')
const siteUrl = 'https://site.example'
const setup = { siteUrl, assets: { forms: '', admin: { script: '', preloads: [] }, search: '' } }

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

test('a picture in the feed has its whole address, in one width', () => {
  const [article] = articles
  if (!article) throw new Error('there is no article')
  const picture = { file: '', path: '/pictures/articles/un/quai-0a1b2c3d', width: 960, height: 640, widths: [480, 960] }
  const image: Element = {
    ...{ type: 'element', tagName: 'img', properties: { src: picture.path, alt: 'Un quai' }, children: [] },
  }
  const body: ArticleBody = { tree: { type: 'root', children: [image] }, sources: [], links: [], pictures: [picture] }
  expect(renderFeedText({ ...article, category: 'methode-et-etudes', body }, content, setup)).toBe(
    `<div><img src="${siteUrl}/pictures/articles/un/quai-0a1b2c3d-960.webp" width="960" height="640" alt="Un quai"/></div>`,
  )
})

test('an address of the blog says what stands under it', () => {
  for (const locale of locales)
    expect(blogPlaceOf(blogPath({ locale, slug: 'un' }))).toEqual({ kind: 'article', locale, slug: 'un' })
  expect(blogPlaceOf(categoryPath('vente-b2b'))).toEqual({ kind: 'category', slug: 'vente-b2b' })
  expect(blogPlaceOf('/blog')).toBeUndefined()
})
