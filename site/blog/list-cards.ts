import { getCategory } from '../../content/blog/categories.ts'
import { externalArticles } from '../../content/blog/external.ts'
import { blogPath, type CategorySlug, categorySlugs } from '../../contract/blog-routes.ts'
import { coverOf } from './cover-of.ts'
import { type Article, listArticles } from './list-articles.ts'
import { toParisDay } from './paris-day.ts'

/** A card of the blog, of an article of the site or of another one's. */
export type BlogCard = {
  /** Address within the blog; of an external article its whole address. */
  id: string
  title: string
  excerpt: string
  category: CategorySlug
  categoryName: string
  publishedOn: string
  url: string
  imageUrl: string
  /** Only of articles that stand on this site. */
  minutes?: number
  isExternal: boolean
}

function toBlogCard(article: Article): BlogCard {
  const { slug, title, excerpt, category, categoryName, publishedOn, cover, minutes } = article
  return {
    id: slug,
    title,
    excerpt,
    category,
    categoryName,
    publishedOn,
    url: blogPath(slug),
    imageUrl: cover.path,
    minutes,
    isExternal: false,
  }
}

/** Every card that readers may see today, the newest first. */
export function listBlogCards(now: Date = new Date()): BlogCard[] {
  const today = toParisDay(now)
  const external = externalArticles
    .filter(({ publishedOn }) => publishedOn <= today)
    .map(
      (article): BlogCard => ({
        ...article,
        id: article.url,
        categoryName: getCategory(article.category).name,
        imageUrl: article.imageUrl ?? coverOf(article.url, article.category).path,
      }),
    )
  return [...listArticles(now).map(toBlogCard), ...external].sort((a, b) => b.publishedOn.localeCompare(a.publishedOn))
}

/** Categories that hold a card, with the number of their cards, in the order of the filter. */
export function listFilledCategories(
  cards: readonly BlogCard[],
): { slug: CategorySlug; name: string; count: number }[] {
  const counts = new Map<CategorySlug, number>()
  for (const { category } of cards) counts.set(category, (counts.get(category) ?? 0) + 1)
  return categorySlugs.flatMap((slug) => {
    const count = counts.get(slug)
    return count === undefined ? [] : [{ slug, name: getCategory(slug).name, count }]
  })
}
