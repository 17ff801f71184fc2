import { type Article, isPublished } from '../../contract/content/article.ts'
import type { Content } from '../../contract/content/content.ts'

/** The articles that readers may see on the day of the content, the newest first. */
export function listPublished({ articles, today }: Content): Article[] {
  return articles.filter((article) => isPublished(article, today))
}

/** The articles to read after this one: those it names, then others of its category, then the newest; three in all. */
export function listRelated(article: Article, articles: readonly Article[]): Article[] {
  const named = article.related.flatMap((slug) => articles.find((one) => one.slug === slug) ?? [])
  const others = articles.filter((one) => one.slug !== article.slug && !named.includes(one))
  const near = others.filter(({ category }) => category === article.category)
  return [...new Set([...named, ...near, ...others])].slice(0, 3)
}
