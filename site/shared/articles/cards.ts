import { blogPath, type CategorySlug, categorySlugs } from '../../../contract/blog-routes.ts'
import type { Article } from '../../../contract/content/article.ts'
import type { Category, ExternalArticle } from '../../../contract/content/blog.ts'
import type { Content } from '../../../contract/content/content.ts'
import { type Cover, coverPath } from '../../../contract/content/covers.ts'
import { type Locale, locales } from '../../../contract/locales.ts'
import { toSlug } from '../../../contract/text.ts'

/** A category of the French blog with its address. */
export function getCategory({ blog, blogs }: Content, slug: CategorySlug): Category {
  return { slug, name: blogs.fr.categories[slug], ...blog.categories[slug] }
}

/** What a card shows of an article of the site or of another one's, wherever it stands. */
export type ArticleCard = {
  /** Address within the blog; of an external article its whole address. */
  id: string
  title: string
  excerpt: string
  category: CategorySlug
  categoryName: string
  /** Day of the last change that readers are told of. */
  changedOn: string
  url: string
  imageUrl: string
  /** The cover itself, if the site draws it. */
  svg?: string
  /** Only of articles that stand on this site. */
  minutes?: number
  isExternal: boolean
}

/** What a card shows of an article. */
export function toCard(article: Article): ArticleCard {
  const { slug, title, excerpt, category, categoryName, changedOn, cover, minutes } = article
  return {
    id: slug,
    title,
    excerpt,
    category,
    categoryName,
    changedOn,
    url: blogPath(article),
    imageUrl: cover.path,
    svg: cover.svg,
    minutes,
    isExternal: false,
  }
}

/** The picture of an article that stands elsewhere: its own, else the cover of its category. */
function pictureOf(
  { blog, blogs, covers }: Content,
  locale: Locale,
  { imageUrl, title, category }: ExternalArticle,
): Cover | string {
  const name = blog.coverOfCategory[category]
  const path = coverPath(locale, toSlug(title))
  return imageUrl ?? { path, alt: blogs[locale].covers[name], svg: covers[name] }
}

/** Every cover that the site draws for its cards: of its own articles, and of others that bring no picture. */
export function listCovers(content: Content): Cover[] {
  const pictures = locales.flatMap((locale) =>
    content.blogs[locale].external.map((article) => pictureOf(content, locale, article)),
  )
  return [...content.articles.map(({ cover }) => cover), ...pictures.filter((picture) => typeof picture !== 'string')]
}

/**
 * Every card of a language that readers may see: those of the home, then the picks of the entrances, the first of each
 * before the second of any, then what was revised last.
 */
export function listBlogCards(content: Content, locale: Locale): ArticleCard[] {
  const { categories, entrances, external: elsewhere, onHome } = content.blogs[locale]
  const external = elsewhere
    .filter(({ publishedOn }) => publishedOn <= content.today)
    .map((article): ArticleCard => {
      const picture = pictureOf(content, locale, article)
      return {
        ...article,
        isExternal: true,
        id: article.url,
        changedOn: article.publishedOn,
        categoryName: categories[article.category],
        ...(typeof picture === 'string' ? { imageUrl: picture } : { imageUrl: picture.path, svg: picture.svg }),
      }
    })
  const own = content.articles.filter((article) => article.locale === locale).map(toCard)
  const picks = entrances.flatMap((entrance) => entrance.picks.map((slug, turn) => ({ slug, turn })))
  const inTurn = picks.sort((a, b) => a.turn - b.turn).map(({ slug }) => slug)
  const first: readonly string[] = [...onHome, ...inTurn]
  const placeOf = ({ id }: ArticleCard) => (first.includes(id) ? first.indexOf(id) : first.length)
  return [...own, ...external].sort((a, b) => placeOf(a) - placeOf(b) || b.changedOn.localeCompare(a.changedOn))
}

/** Cards by what they are about, in the order of the categories; a category without a card is left out. */
export function groupBySubject(
  cards: readonly ArticleCard[],
): { slug: CategorySlug; name: string; cards: ArticleCard[] }[] {
  return categorySlugs.flatMap((slug) => {
    const ofSubject = cards.filter(({ category }) => category === slug)
    return ofSubject[0] ? [{ slug, name: ofSubject[0].categoryName, cards: ofSubject }] : []
  })
}

/** Categories of the French blog that hold a card, with the number of their cards, in the order of the filter. */
export function listFilledCategories(content: Content): { slug: CategorySlug; name: string; count: number }[] {
  const groups = groupBySubject(listBlogCards(content, 'fr'))
  return groups.map(({ slug, name, cards }) => ({ slug, name, count: cards.length }))
}

/** Cards of the named articles of a language in this order; one that readers cannot see yet is left out. */
export function listCards(content: Content, locale: Locale, slugs: readonly string[]): ArticleCard[] {
  return slugs.flatMap((slug) => {
    const article = content.articles.find((one) => one.locale === locale && one.slug === slug)
    return article ? [toCard(article)] : []
  })
}
