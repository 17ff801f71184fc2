import type { Content } from '../../../../contract/content/content.ts'
import type { RendererSetup } from '../../../../contract/renderer.ts'
import { toFeed } from './feed.ts'
import { renderFeedText } from './render-feed-text.tsx'

/** Readers fetch the feed whole, again and again: it holds what is new, not everything there is. */
const most = 20

/** The feed of the blog with the newest articles. */
export function renderFeed(content: Content, setup: RendererSetup): string {
  const items = content.articles.slice(0, most).map((article) => ({
    ...article,
    category: article.categoryName,
    html: renderFeedText(article, content, setup),
  }))
  return toFeed(content, items, setup.siteUrl)
}
