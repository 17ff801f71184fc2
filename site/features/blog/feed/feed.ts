import { blogPath, feedPath } from '../../../../contract/blog-routes.ts'
import type { Content } from '../../../../contract/content/content.ts'
import type { Locale } from '../../../../contract/locales.ts'
import { startOfParisDay } from '../../../../contract/paris.ts'
import type { RendererSetup } from '../../../../contract/renderer.ts'
import { pathOf } from '../../../../contract/routes.ts'
import { escapeMarkup } from '../../../../contract/text.ts'
import { renderFeedText } from './render-feed-text.ts'

/** Readers fetch the feed whole, again and again: it holds what is new, not everything there is. */
const most = 20

/** Text that XML leaves as it is; the end mark within it is cut in two. */
function toCdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

/** The beginning of a day in Paris, when its articles appear, as RSS wants it (RFC 822), in universal time. */
const toFeedDate = (day: string): string => new Date(startOfParisDay(day)).toUTCString()

/** The feed of a language's blog: RSS 2.0 with the full text of its newest articles (RSS content module), the newest first. */
export function renderFeed(content: Content, locale: Locale, setup: RendererSetup): string {
  const { settings, owner, blogs } = content
  const address = (path: string) => escapeMarkup(new URL(path, setup.siteUrl).href)
  const articles = content.articles.filter((article) => article.locale === locale).slice(0, most)
  const [newest] = articles
  const entries = articles.map((article) =>
    [
      '<item>',
      `<title>${escapeMarkup(article.title)}</title>`,
      `<link>${address(blogPath(article))}</link>`,
      `<guid isPermaLink="true">${address(blogPath(article))}</guid>`,
      `<pubDate>${toFeedDate(article.publishedOn)}</pubDate>`,
      `<dc:creator>${escapeMarkup(owner.name ?? settings.brand)}</dc:creator>`,
      `<category>${escapeMarkup(article.categoryName)}</category>`,
      `<description>${escapeMarkup(article.description)}</description>`,
      `<content:encoded>${toCdata(renderFeedText(article, content, setup))}</content:encoded>`,
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
