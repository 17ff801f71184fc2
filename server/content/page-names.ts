import { blogPath, blogPlaceOf, categorySlugs } from '../../contract/blog-routes.ts'
import { blogSchema } from '../../contract/content/blog.ts'
import type { Content } from '../../contract/content/content.ts'
import { otherPageSchemas, routedPageSchemas } from '../../contract/content/pages.ts'
import { defaultLocale, frenchNames, type Locale, locales, toPath } from '../../contract/locales.ts'
import { pageKeys, pageRoutes } from '../../contract/routes.ts'

/** Where the not-found page of a language is previewed; visitors find it everywhere. */
export const notFoundPath = (locale: Locale): string => toPath(locale, '404')

const pageSchemas = { ...routedPageSchemas, ...otherPageSchemas, blog: blogSchema.shape.index }

type NamedPage = { name: string; locale: Locale | undefined }
export type NamingContent = Pick<Content, 'articles' | 'blogs'>

/** What the owner knows a page by, and its language; of an article its title. */
export function toNamedPage(path: string, content: NamingContent | undefined): NamedPage {
  const place = blogPlaceOf(path)
  if (place?.kind === 'article')
    return { name: content?.articles.find((one) => blogPath(one) === path)?.title ?? path, locale: undefined }
  if (place?.kind === 'category') {
    const slug = categorySlugs.find((one) => one === place.slug)
    return { name: (slug && content?.blogs.fr.categories[slug]) ?? path, locale: undefined }
  }
  for (const locale of locales) {
    if (path === notFoundPath(locale)) return { name: nameOf('notFound'), locale }
    const page = pageKeys.find((key) => pageRoutes[key].paths[locale] === path)
    if (page) return { name: nameOf(page), locale }
  }
  return { name: path, locale: undefined }
}

const nameOf = (page: keyof typeof pageSchemas): string => pageSchemas[page].meta()?.description ?? page

/** The same in one, the language where it is not French; a path that no page has stays itself. */
export function toPageTitle(path: string, content: NamingContent): string {
  const { name, locale = defaultLocale } = toNamedPage(path, content)
  return locale === defaultLocale ? name : `${name} (${frenchNames[locale]})`
}
