import type { Article } from '../../../../contract/content/article.ts'

/** The articles to read after this one: those it names, then others of its category, then the newest; three in all. */
export function listRelated(article: Article, articles: readonly Article[]): Article[] {
  const named = article.related.flatMap((slug) => articles.find((one) => one.slug === slug) ?? [])
  const others = articles.filter((one) => one.slug !== article.slug && !named.includes(one))
  const near = others.filter(({ category }) => category === article.category)
  return [...new Set([...named, ...near, ...others])].slice(0, 3)
}
