import { blogPath, categoryPath } from '../../../contract/blog-routes.ts'
import type { Content } from '../../../contract/content/content.ts'
import { type Locale, locales } from '../../../contract/locales.ts'
import { pageKeys, pageRoutes } from '../../../contract/routes.ts'
import { getCategory, listFilledCategories } from '../articles/cards.ts'
import { type Alternate, absoluteUrl, alternatesOf, alternatesOfArticle } from './page-meta.ts'
import { openingsOf } from './social/list-pictures.ts'

export type ListedPage = {
  locale: Locale
  url: string
  alternates: readonly Alternate[]
  /** Day of the last change, where the page has one (`YYYY-MM-DD`). */
  changedOn?: string | undefined
  title: string
  summary: string
}

/** The pages of `contract/routes.ts`. */
function listRoutes(content: Content, siteUrl: string | URL): ListedPage[] {
  const openings = openingsOf(content)
  return pageKeys.flatMap((page) => {
    const { paths, isIndexed } = pageRoutes[page]
    if (!isIndexed) return []
    return locales.flatMap((locale) => {
      const path = paths[locale]
      const opening = openings[page][locale]
      if (path === undefined || opening === undefined) return []
      const { head, changedOn } = opening
      const alternates = alternatesOf(page, locale, siteUrl)
      const url = absoluteUrl(path, siteUrl)
      return [{ locale, url, alternates, changedOn, title: head.title, summary: head.description }]
    })
  })
}

/** Articles that readers may see, and the categories that hold some. */
function listBlog(content: Content, siteUrl: string | URL): ListedPage[] {
  const { articles } = content
  const inFrench = articles.filter(({ locale }) => locale === 'fr')
  const newestOf = (days: readonly string[]) => days.toSorted().at(-1)
  return [
    ...listFilledCategories(content).map(({ slug, name }): ListedPage => {
      const days = inFrench.filter(({ category }) => category === slug).map(({ changedOn }) => changedOn)
      return {
        locale: 'fr',
        alternates: [],
        url: absoluteUrl(categoryPath(slug), siteUrl),
        changedOn: newestOf(days),
        title: name,
        summary: getCategory(content, slug).head.description,
      }
    }),
    ...articles.map((article): ListedPage => {
      const { locale, title, description, changedOn } = article
      return {
        locale,
        title,
        changedOn,
        summary: description,
        alternates: alternatesOfArticle(article, content, siteUrl),
        url: absoluteUrl(blogPath(article), siteUrl),
      }
    }),
  ]
}

/** Every page that search engines may list: indexed, published, under its own address (aliases are left out). */
export function listIndexed(content: Content, siteUrl: string | URL): ListedPage[] {
  return [...listRoutes(content, siteUrl), ...listBlog(content, siteUrl)]
}
