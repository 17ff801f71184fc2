import { type Locale, locales } from '../../contract/locales.ts'
import { type PageKey, pageRoutes } from '../../contract/routes.ts'
import { type Alternate, absoluteUrl, alternatesOf } from './page-meta.ts'

export type ListedPage = { page: PageKey; locale: Locale; url: string; alternates: readonly Alternate[] }

/** Every page that search engines may list: indexed, built, under its own address (aliases are left out). */
export function listPages(siteUrl: string | URL): ListedPage[] {
  const keys = Object.keys(pageRoutes) as PageKey[]
  return keys.flatMap((page) => {
    const { paths, isIndexed, isDue } = pageRoutes[page]
    if (!isIndexed || isDue) return []
    return locales.flatMap((locale) => {
      const path = paths[locale]
      if (path === undefined) return []
      return [{ page, locale, url: absoluteUrl(path, siteUrl), alternates: alternatesOf(page, locale, siteUrl) }]
    })
  })
}
