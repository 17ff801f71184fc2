import { feedPath } from '../../../../contract/blog-routes.ts'
import type { Content } from '../../../../contract/content/content.ts'
import type { Locale } from '../../../../contract/locales.ts'
import { pathOf } from '../../../../contract/routes.ts'
import { escapeMarkup } from '../../../../contract/text.ts'

/** An article as the feed needs it. */
export type FeedItem = {
  /** Address of the article. */
  path: string
  title: string
  description: string
  category: string
  publishedOn: string
  /** The whole text as HTML with full addresses. */
  html: string
}

/** Text that XML leaves as it is; the end mark within it is cut in two. */
function toCdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

/** A day as RSS wants it (RFC 822), at nine in the morning in Paris, written in universal time. */
function toFeedDate(day: string): string {
  return new Date(`${day}T08:00:00Z`).toUTCString()
}

/** The feed of a language's blog: RSS 2.0 with the full text of each article (RSS content module), the newest first. */
export function toFeed(
  { settings, blogs }: Content,
  locale: Locale,
  items: readonly FeedItem[],
  siteUrl: string | URL,
): string {
  const address = (path: string) => escapeMarkup(new URL(path, siteUrl).href)
  const newest = items[0]
  const entries = items.map(({ path, title, description, category, publishedOn, html }) =>
    [
      '<item>',
      `<title>${escapeMarkup(title)}</title>`,
      `<link>${address(path)}</link>`,
      `<guid isPermaLink="true">${address(path)}</guid>`,
      `<pubDate>${toFeedDate(publishedOn)}</pubDate>`,
      `<dc:creator>${escapeMarkup(settings.brand)}</dc:creator>`,
      `<category>${escapeMarkup(category)}</category>`,
      `<description>${escapeMarkup(description)}</description>`,
      `<content:encoded>${toCdata(html)}</content:encoded>`,
      '</item>',
    ].join('\n'),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeMarkup(settings.brand)}</title>`,
    `<link>${address(pathOf('blog', locale))}</link>`,
    `<atom:link href="${address(feedPath(locale))}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeMarkup(blogs[locale].index.head.description)}</description>`,
    `<language>${locale}</language>`,
    ...(newest ? [`<lastBuildDate>${toFeedDate(newest.publishedOn)}</lastBuildDate>`] : []),
    ...entries,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}
