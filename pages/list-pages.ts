import { blogPath, categoryPath } from '../contract/blog-routes.ts'
import type { Content } from '../contract/content/content.ts'
import { locales } from '../contract/locales.ts'
import type { Address } from '../contract/renderer.ts'
import { type PageKey, pageKeys, pageRoutes } from '../contract/routes.ts'
import { listFilledCategories } from '../site/shared/articles/cards.ts'

type PublishedPage = { path: string; address: Address }

/** A page of `contract/routes.ts` under its own addresses and its aliases. */
function listRoutes(page: PageKey): PublishedPage[] {
  const { paths, aliases } = pageRoutes[page]
  return locales.flatMap((locale) => {
    const path = paths[locale]
    const own = path === undefined ? [] : [{ path, address: { page, locale } }]
    const others = aliases?.[locale] ?? []
    return [...own, ...others.map((alias) => ({ path: alias, address: { page, locale, alias } }))]
  })
}

/** Every page that is published, with the address under which it is served; the 404 pages have none. */
export function listPages(content: Content): PublishedPage[] {
  return [
    ...pageKeys.flatMap(listRoutes),
    ...content.articles.map(
      ({ locale, slug }): PublishedPage => ({
        path: blogPath({ locale, slug }),
        address: { page: 'article', locale, slug },
      }),
    ),
    ...listFilledCategories(content).map(
      ({ slug }): PublishedPage => ({
        path: categoryPath(slug),
        address: { page: 'category', category: slug },
      }),
    ),
  ]
}
