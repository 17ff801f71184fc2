import { expect, test } from 'vitest'
import { testContent as content } from '../../../../tests/support/content.ts'
import { toFeed } from './feed.ts'

const anItem = {
  path: '/blog/sie-ou-du',
  title: 'Sie & du : <lequel> ?',
  description: 'Une réponse.',
  category: 'Contenu',
  publishedOn: '2026-11-21',
  html: '<p>Fin ]]> et suite</p>',
}
const feed = toFeed(content, 'fr', [anItem], 'https://site.example')

test('the feed says where it is, and where the articles are', () => {
  expect(feed).toContain('<atom:link href="https://site.example/rss.xml" rel="self" type="application/rss+xml"/>')
  expect(feed).toContain('<link>https://site.example/blog/sie-ou-du</link>')
  expect(feed).toContain('<guid isPermaLink="true">https://site.example/blog/sie-ou-du</guid>')
})

test('words cannot break the feed', () => {
  expect(feed).toContain('<title>Sie &amp; du : &lt;lequel&gt; ?</title>')
  expect(feed).toContain('<content:encoded><![CDATA[<p>Fin ]]]]><![CDATA[> et suite</p>]]></content:encoded>')
})

test('dates are those of RFC 822', () => {
  expect(feed).toContain('<pubDate>Sat, 21 Nov 2026 08:00:00 GMT</pubDate>')
})
