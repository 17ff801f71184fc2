import { expect, test } from 'vitest'
import type { Article, Tree } from '../../../../contract/content/article.ts'
import { testContent as content } from '../../../../tests/support/content.ts'
import { setup } from '../../../../tests/support/source-renderer.ts'
import { renderFeed } from './feed.ts'

const article = content.articles.find(({ slug }) => slug === 'sie-ou-du') ?? expect.fail()
const tree: Tree = {
  type: 'root',
  children: [
    { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: 'Fin ]]> et suite' }] },
  ],
}
const anArticle: Article = {
  ...article,
  title: 'Sie & du : <lequel> ?',
  publishedOn: '2026-11-21',
  body: { ...article.body, sources: [], tree },
}
const anOlderOne = { ...anArticle, slug: 'avant', publishedOn: '2026-10-02' }
const feed = renderFeed({ ...content, articles: [anArticle, anOlderOne] }, 'fr', setup)

test('the feed says where it is, and where the articles are', () => {
  expect(feed).toContain(
    '<atom:link href="https://businessbretzel.example/rss.xml" rel="self" type="application/rss+xml"/>',
  )
  expect(feed).toContain('<link>https://businessbretzel.example/blog/sie-ou-du</link>')
  expect(feed).toContain('<guid isPermaLink="true">https://businessbretzel.example/blog/sie-ou-du</guid>')
})

test('words cannot break the feed', () => {
  expect(feed).toContain('<title>Sie &amp; du : &lt;lequel&gt; ?</title>')
  expect(feed).toContain('<content:encoded><![CDATA[<div><p>Fin ]]]]><![CDATA[> et suite</p>')
})

test('a link to an article that readers may not see yet is words alone', () => {
  const link: Tree['children'][number] = {
    type: 'element',
    tagName: 'a',
    properties: { href: '/blog/avant' },
    children: [{ type: 'text', value: 'avant' }],
  }
  const linking = { ...anArticle, body: { ...anArticle.body, tree: { ...tree, children: [link] } } }
  const draw = (articles: Article[]) => renderFeed({ ...content, articles }, 'fr', setup)
  expect(draw([linking, anOlderOne])).toContain('<a href="https://businessbretzel.example/blog/avant">avant</a>')
  expect(draw([linking])).toContain('[CDATA[<div>avant<')
})

test('a link within a German article says no other language', () => {
  const link: Tree['children'][number] = { type: 'element', tagName: 'a', properties: { href: '#x' }, children: [] }
  const german: Article = {
    ...anArticle,
    locale: 'de',
    body: { ...anArticle.body, tree: { ...tree, children: [link] } },
  }
  expect(renderFeed({ ...content, articles: [german] }, 'de', setup)).toContain('#x"></a>')
})

test('an article has the moment at which its day began in Paris (RFC 822), the feed that of its newest article', () => {
  expect(feed.match(/(?<=Date>)\w[^<]+/g)).toEqual([
    'Fri, 20 Nov 2026 23:00:00 GMT',
    'Fri, 20 Nov 2026 23:00:00 GMT',
    'Thu, 01 Oct 2026 22:00:00 GMT',
  ])
})

test('the owner has written the articles, the brand as long as the owner has no name', () => {
  const creatorOf = (name?: string) => {
    const owner = { ...content.owner, ...(name !== undefined && { name }) }
    return /<dc:creator>(.*)</.exec(renderFeed({ ...content, owner, articles: [anArticle] }, 'fr', setup))?.[1]
  }
  expect([creatorOf(), creatorOf('Anna & Söhne')]).toEqual([content.settings.brand, 'Anna &amp; Söhne'])
})
