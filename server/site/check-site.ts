import { blogPath, categoryPath, feedPath, searchIndexPath } from '../../contract/blog-routes.ts'
import type { Content } from '../../contract/content/content.ts'
import { locales } from '../../contract/locales.ts'
import { type PageRoute, pageRoutes } from '../../contract/routes.ts'
import { checkLinks, cutElements, type DrawnTexts } from './check-links.ts'

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

/** What a missing value leaves in a sentence. */
const leftovers = /\bNaN\b|\bundefined\b|\[object Object\]|\{\w+\}/

/** Attributes that are read out or shown. */
const spokenAttribute = /\s(?:alt|title|aria-label|placeholder|content)="([^"]*)"/g

/**
 * No sentence of a page shows that a value is missing.
 * @returns where one does, a French sentence each
 */
function checkText(pages: ReadonlyMap<string, string>): string[] {
  return [...pages].flatMap(([path, html]) => {
    // Code may speak of such things.
    const prose = cutElements(html, ['script', 'style', 'pre', 'code']).rest
    const spoken = [...prose.matchAll(spokenAttribute)].map(([, value = '']) => value)
    const texts = [...prose.split(/<[^<>]*>/), ...spoken]
    const found = texts.find((text) => leftovers.test(text))
    return found === undefined ? [] : [`${path} : une valeur manque dans « ${found.trim().slice(0, 120)} ».`]
  })
}

/**
 * Looks at a site as a whole, before anybody gets it.
 * @param required every address that it must have
 * @returns what is wrong, a French sentence each; nothing if it may be published
 */
export function checkSite(drawn: DrawnTexts, required: readonly string[]): string[] {
  const missing = required.filter((path) => !drawn.has(path)).map((path) => `${path} : cette adresse manque.`)
  return [...missing, ...checkLinks(drawn), ...checkText(drawn.pages)]
}
