import type { APIRoute } from 'astro'
import { toFeed } from '../blog/feed.ts'
import { listArticles } from '../blog/list-articles.ts'
import { renderFeedText } from '../blog/render-feed-text.tsx'

/** Readers fetch the feed whole, again and again: it holds what is new, not everything there is. */
const most = 20

export const GET: APIRoute = ({ site, url }) => {
  const siteUrl = site ?? url.origin
  const articles = listArticles()
  const open = articles.map(({ slug }) => slug)
  const items = articles.slice(0, most).map((article) => ({
    ...article,
    category: article.categoryName,
    html: renderFeedText(article, open, siteUrl),
  }))
  return new Response(toFeed(items, siteUrl), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
