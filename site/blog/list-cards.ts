import { getCategory } from '../../content/blog/categories.ts'
import { categoryCovers, coverMotifs } from '../../content/blog/cover-words.ts'
import { type ExternalArticle, externalArticles } from '../../content/blog/external.ts'
import { blogPath, type CategorySlug, categorySlugs } from '../../contract/blog-routes.ts'
import type { Cover } from '../../contract/content/covers.ts'
import { coverOf } from './cover-of.ts'
import { toSlug } from './fold-text.ts'
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
  /** The cover itself, if the site draws it. */
  svg?: string
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
    svg: cover.svg,
    minutes,
    isExternal: false,
  }
}

/** The picture of an article that stands elsewhere: its own, else a cover drawn for its title. */
function pictureOf({ imageUrl, title, category }: ExternalArticle): Cover | string {
  return imageUrl ?? coverOf(toSlug(title), category, { motifs: coverMotifs, ofCategory: categoryCovers })
}

/** Every cover that the site draws for its cards: of its own articles, and of others that bring no picture. */
export function listCovers(): Cover[] {
  const drawn = externalArticles.map(pictureOf).filter((picture) => typeof picture !== 'string')
  return [...listArticles().map(({ cover }) => cover), ...drawn]
}

/** Every card that readers may see today, the newest first. */
export function listBlogCards(now: Date = new Date()): BlogCard[] {
  const today = toParisDay(now)
  const external = externalArticles
    .filter(({ publishedOn }) => publishedOn <= today)
    .map((article): BlogCard => {
      const picture = pictureOf(article)
      return {
        ...article,
        id: article.url,
        categoryName: getCategory(article.category).name,
        ...(typeof picture === 'string' ? { imageUrl: picture } : { imageUrl: picture.path, svg: picture.svg }),
      }
    })
  return [...listArticles().map(toBlogCard), ...external].sort((a, b) => b.publishedOn.localeCompare(a.publishedOn))
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
