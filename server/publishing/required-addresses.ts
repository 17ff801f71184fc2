import { blogPath, categoryPath, feedPath, searchIndexPath } from '../../contract/blog-routes.ts'
import type { Content } from '../../contract/content/content.ts'
import { locales } from '../../contract/locales.ts'
import { type PageRoute, pageRoutes } from '../../contract/routes.ts'

/** What programs ask for under names of their own. */
const machineAddresses = ['/robots.txt', '/sitemap-index.xml', '/llms.txt']

const addressesOf = ({ paths, aliases }: PageRoute): string[] => [
  ...Object.values(paths),
  ...Object.values(aliases ?? {}).flat(),
]

/** Every address that a site with this content must have: without one of them it is neither published nor ready. */
export function listRequiredAddresses({ articles }: Content): string[] {
  const inFrench = articles.filter(({ locale }) => locale === 'fr')
  const categories = new Set(inFrench.map(({ category }) => category))
  return [
    ...Object.values(pageRoutes).flatMap(addressesOf),
    ...articles.map(blogPath),
    ...[...categories].map(categoryPath),
    ...locales.flatMap((locale) => [feedPath(locale), searchIndexPath(locale)]),
    ...machineAddresses,
  ]
}
