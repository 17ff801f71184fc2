import { blogPath, type CategorySlug, categorySlugs } from '../../../contract/blog-routes.ts'
import type { Article } from '../../../contract/content/article.ts'
import type { ExternalArticle } from '../../../contract/content/blog.ts'
import type { Content } from '../../../contract/content/content.ts'
import type { Cover } from '../../../contract/content/covers.ts'
import { toSlug } from '../../../contract/fold-text.ts'
import { coverOf } from '../illustration/covers/cover-of.ts'
import { getCategory } from './get-category.ts'

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
function pictureOf({ blog }: Content, { imageUrl, title, category }: ExternalArticle): Cover | string {
  return imageUrl ?? coverOf(toSlug(title), category, blog.covers)
}

/** Every cover that the site draws for its cards: of its own articles, and of others that bring no picture. */
export function listCovers(content: Content): Cover[] {
  const pictures = content.blog.external.map((article) => pictureOf(content, article))
  return [...content.articles.map(({ cover }) => cover), ...pictures.filter((picture) => typeof picture !== 'string')]
}

/** Every card that readers may see, the newest first. */
export function listBlogCards(content: Content): BlogCard[] {
  const external = content.blog.external
    .filter(({ publishedOn }) => publishedOn <= content.today)
    .map((article): BlogCard => {
      const picture = pictureOf(content, article)
      return {
        ...article,
        isExternal: true,
        id: article.url,
        categoryName: getCategory(content, article.category).name,
        ...(typeof picture === 'string' ? { imageUrl: picture } : { imageUrl: picture.path, svg: picture.svg }),
      }
    })
  const own = content.articles.map(toBlogCard)
  return [...own, ...external].sort((a, b) => b.publishedOn.localeCompare(a.publishedOn))
}

/** Categories that hold a card, with the number of their cards, in the order of the filter. */
export function listFilledCategories(content: Content): { slug: CategorySlug; name: string; count: number }[] {
  const counts = new Map<CategorySlug, number>()
  for (const { category } of listBlogCards(content)) counts.set(category, (counts.get(category) ?? 0) + 1)
  return categorySlugs.flatMap((slug) => {
    const count = counts.get(slug)
    return count === undefined ? [] : [{ slug, name: getCategory(content, slug).name, count }]
  })
}
