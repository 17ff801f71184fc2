import type { Content } from '../../contract/content/content.ts'
import type { Article } from './list-articles.ts'

/** Whether readers may see an article on a day of the consultant's calendar. */
export function isPublished({ draft, publishedOn }: { draft: boolean; publishedOn: string }, today: string): boolean {
  return !draft && publishedOn <= today
}

/** The newest first; those of one day in the order of their addresses. */
function byDate(a: { publishedOn: string; slug: string }, b: { publishedOn: string; slug: string }): number {
  return b.publishedOn.localeCompare(a.publishedOn) || a.slug.localeCompare(b.slug)
}

/** The articles that readers may see on the day of the content, the newest first. */
export function listPublished({ articles, today }: Content): Article[] {
  return articles.filter((article) => isPublished(article, today)).sort(byDate)
}

/** The articles to read after this one: those it names, then others of its category, then the newest; three in all. */
export function listRelated(article: Article, articles: readonly Article[]): Article[] {
  const named = article.related.flatMap((slug) => articles.find((one) => one.slug === slug) ?? [])
  const others = articles.filter((one) => one.slug !== article.slug && !named.includes(one))
  const near = others.filter(({ category }) => category === article.category)
  return [...new Set([...named, ...near, ...others])].slice(0, 3)
}
