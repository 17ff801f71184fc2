import { blogPath } from '../../../../contract/blog-routes.ts'
import type { Content } from '../../../../contract/content/content.ts'
import type { Locale } from '../../../../contract/locales.ts'
import type { RendererSetup } from '../../../../contract/renderer.ts'
import { toFeed } from './feed.ts'
import { renderFeedText } from './render-feed-text.ts'

/** Readers fetch the feed whole, again and again: it holds what is new, not everything there is. */
const most = 20

/** The feed of a language's blog with the newest articles. */
export function renderFeed(content: Content, locale: Locale, setup: RendererSetup): string {
  const articles = content.articles.filter((article) => article.locale === locale)
  const items = articles.slice(0, most).map((article) => ({
    ...article,
    path: blogPath(article),
    category: article.categoryName,
    html: renderFeedText(article, content, setup),
  }))
  return toFeed(content, locale, items, setup.siteUrl)
}
