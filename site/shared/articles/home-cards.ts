import type { Article } from '../../../contract/content/article.ts'
import type { Content } from '../../../contract/content/content.ts'
import type { ArticleCard } from './article-card.ts'

/** What a card shows of an article. */
export function toCard(article: Article): ArticleCard {
  const { slug, title, excerpt, categoryName, publishedOn, minutes, cover } = article
  return { slug, title, excerpt, category: categoryName, publishedOn, minutes, cover: cover.path, svg: cover.svg }
}

/** Cards of the named articles in this order; one that readers cannot see yet is left out. */
export function listCards(content: Content, slugs: readonly string[]): ArticleCard[] {
  const articles = content.articles
  return slugs.flatMap((slug) => {
    const article = articles.find((one) => one.slug === slug)
    return article ? [toCard(article)] : []
  })
}
