import { expect, test } from 'vitest'
import { getCategory } from '../../content/blog/categories.ts'
import { blogPageOf, blogPath, categoryPath, categorySlugs } from '../../contract/blog-routes.ts'
import { toArticleMeta } from './article-meta.ts'
import { checkLinks } from './check-links.ts'
import { readCoverEdges } from './cover-edges.ts'
import { coverOf } from './cover-of.ts'
import { isPublished, listArticles, listComplaints, listRelated } from './list-articles.ts'
import { toParisDay } from './paris-day.ts'
import { readArticle } from './read-article.ts'
import { renderFeedText } from './render-feed-text.tsx'

const articles = listArticles()
const siteUrl = 'https://site.example'

const aFile = (changes: { head?: string; body?: string } = {}) => `---
title: Un titre
description: "${'La réponse en une phrase, sans suspense. '.repeat(3).trim()}"
keywords: [un mot]
category: seo-dach
publishedOn: 2026-11-21
excerpt: Une phrase.
offer: audit
related: [deux, trois]
${changes.head ?? ''}
---
${changes.body ?? 'Texte.'}
`

test('no article of the content is complained about', () => {
  expect(listComplaints()).toEqual([])
})

test('a complaint names the file first', () => {
  const complaints: string[] = []
  readArticle('un', aFile({ body: ':::rien\nx\n:::' }).replace('seo-dach', 'seo'), (sentence) =>
    complaints.push(sentence),
  )
  expect(complaints[0]).toMatch(/^content\/blog\/un\/article\.md : le champ "category" vaut « seo »/)
  expect(complaints[1]).toMatch(/^content\/blog\/un\/article\.md, ligne 12 : le bloc « rien » est inconnu/)
})

test('a draft may be unfinished', () => {
  const complaints: string[] = []
  readArticle('un', aFile({ head: 'draft: true', body: ':::rien' }), (sentence) => complaints.push(sentence))
  expect(complaints).toEqual([])
})

test('a draft stays out, an article of tomorrow waits, and the day is the one in Paris', () => {
  const today = toParisDay(new Date('2026-11-20T23:30:00Z'))
  expect(today).toBe('2026-11-21')
  expect(isPublished({ draft: false, publishedOn: '2026-11-21' }, today)).toBe(true)
  expect(isPublished({ draft: false, publishedOn: '2026-11-22' }, today)).toBe(false)
  expect(isPublished({ draft: true, publishedOn: '2026-11-01' }, today)).toBe(false)
})

test('a link that leads nowhere is complained about, one to an article that cannot be read is not', () => {
  const complaints: string[] = []
  const links = [
    '/blog/prévu',
    '/blog/unreadable',
    '/blog/gone',
    '/nulle-part',
    '/offres/',
    '#rien',
    'www.x.de',
    '/blog/categorie/x',
  ]
  const body = `## Là\n\n${links.map((href) => `[a](${href})`).join(' ')} [b](#la) [c](/contact) [d](https://x.de)`
  const article = readArticle('un', aFile({ body }), () => {})
  if (!article) throw new Error('the test article is not readable')
  checkLinks({ written: new Map([['un', article]]), folders: new Set(['unreadable', 'deux']) }, (sentence) =>
    complaints.push(sentence.replace(/^.*? : /, '')),
  )
  expect(complaints.map((complaint) => /« ([^»]+) »/.exec(complaint)?.[1])).toEqual([
    '/blog/prévu',
    '/blog/gone',
    '/nulle-part',
    '/offres/',
    '#rien',
    'www.x.de',
    '/blog/categorie/x',
    'trois',
  ])
})

test('each article is followed by three others, none of them itself', () => {
  for (const article of articles) {
    const related = listRelated(article, articles).map(({ slug }) => slug)
    expect([article.slug, related.length, new Set([...related, article.slug]).size]).toEqual([article.slug, 3, 4])
  }
})

test('an article describes itself as one, by the organisation', () => {
  const [article] = articles
  if (!article) throw new Error('there is no article')
  const meta = toArticleMeta(article, siteUrl)
  expect(meta.canonical).toBe(`${siteUrl}${blogPath(article.slug)}`)
  expect(meta.openGraph.type).toBe('article')
  const posting = meta.jsonLd?.['@graph'].find((node) => node['@type'] === 'BlogPosting')
  expect(posting).toMatchObject({ datePublished: article.publishedOn, dateModified: article.changedOn })
  expect(posting?.author).toEqual({ '@id': `${siteUrl}/#organization` })
  const trail = meta.jsonLd?.['@graph'].filter((node) => node['@type'] === 'BreadcrumbList')
  expect(trail).toHaveLength(1)
  expect(trail?.[0]?.itemListElement).toHaveLength(4)
})

test('the feed holds whole texts with addresses in full and nothing of the page', () => {
  for (const article of articles.slice(0, 3)) {
    const html = renderFeedText(
      article,
      articles.map(({ slug }) => slug),
      siteUrl,
    )
    expect(html).not.toMatch(/ href="(?!https?:)| class=|<svg/)
    expect(html).toContain('<p>')
  }
})

test('titles fit a page of results, and no two categories say the same', () => {
  for (const { slug, title } of articles) expect([slug, title.length <= 60]).toEqual([slug, true])
  const categories = categorySlugs.map(getCategory)
  expect(new Set(categories.flatMap(({ title, introduction }) => [title, ...introduction])).size).toBe(24)
  for (const { head } of categories) {
    expect(`${head.title} – BusinessBretzel`.length).toBeLessThanOrEqual(60)
    expect([head.title, head.description.length >= 120 && head.description.length <= 155]).toEqual([head.title, true])
  }
})

test('an address of the blog says what stands under it', () => {
  expect(blogPageOf(blogPath('sie-ou-du'))).toEqual({ kind: 'article', slug: 'sie-ou-du' })
  expect(blogPageOf(categoryPath('vente-b2b'))).toEqual({ kind: 'category', slug: 'vente-b2b' })
  expect(blogPageOf('/blog')).toBeUndefined()
})

test('a cover goes on beyond its edges in its own colours, line included', async () => {
  const { left, right } = await readCoverEdges(coverOf('tester-le-marche-en-90-jours', 'methode-et-etudes').svg)
  expect(left).toEqual(right)
  expect(left.map(({ colour }) => colour)).toEqual(['#141a3c', '#ffffff', '#141a3c'])
  expect(left[1]).toMatchObject({ from: 366.5, to: 377.5 })
})
