import { blogPath, blogPlaceOf, categorySlugs } from '../../contract/blog-routes.ts'
import type { Content } from '../../contract/content/content.ts'
import { otherPageSchemas } from '../../contract/content/pages.ts'
import { defaultLocale, frenchNames, type Locale, locales, toPath } from '../../contract/locales.ts'
import { nameOfPage } from '../../contract/offers.ts'
import { pageKeys, pageRoutes } from '../../contract/routes.ts'

/** Where the not-found page of a language is previewed; visitors find it everywhere. */
export const notFoundPath = (locale: Locale): string => toPath(locale, '404')

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
    if (path === notFoundPath(locale)) return { name: otherPageSchemas.notFound.meta()?.description ?? path, locale }
    const page = pageKeys.find((key) => pageRoutes[key].paths[locale] === path)
    if (page) return { name: nameOfPage(page), locale }
  }
  return { name: path, locale: undefined }
}

/** The same in one, the language where it is not French; a path that no page has stays itself. */
export function toPageTitle(path: string, content: NamingContent): string {
  const { name, locale = defaultLocale } = toNamedPage(path, content)
  return locale === defaultLocale ? name : `${name} (${frenchNames[locale]})`
}
