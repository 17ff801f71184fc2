import { blogPath } from '../../../contract/blog-routes.ts'
import type { Article } from '../../../contract/content/article.ts'
import type { Content } from '../../../contract/content/content.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { ArticleCard } from './article-card.ts'

/** What a card shows of an article. */
export function toCard(article: Article): ArticleCard {
  const { title, excerpt, categoryName, changedOn, minutes, cover } = article
  return {
    path: blogPath(article),
    title,
    excerpt,
    category: categoryName,
    changedOn,
    minutes,
    cover: cover.path,
    svg: cover.svg,
  }
}

/** Cards of the named articles of a language in this order; one that readers cannot see yet is left out. */
export function listCards(content: Content, locale: Locale, slugs: readonly string[]): ArticleCard[] {
  return slugs.flatMap((slug) => {
    const article = content.articles.find((one) => one.locale === locale && one.slug === slug)
    return article ? [toCard(article)] : []
  })
}
