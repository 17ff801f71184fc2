import { type Locale, locales, toPath } from './locales.ts'
import { routes } from './routes.ts'

/** The eight categories of the blog, by the last part of their address, as the owner reads them, in the order of the filter (docs/requirements.md 5.2). */
export const categoryTitles = {
  'seo-dach': 'SEO DACH',
  'contenu-et-localisation': 'Contenu et localisation',
  'e-commerce': 'E-commerce',
  'vente-b2b': 'Vente B2B',
  'juridique-et-confiance': 'Juridique et confiance',
  'reseaux-et-ia': 'Réseaux et IA',
  'autriche-et-suisse': 'Autriche et Suisse',
  'methode-et-etudes': 'Méthode et études',
}

export type CategorySlug = keyof typeof categoryTitles
export const categorySlugs = Object.keys(categoryTitles) as CategorySlug[]

const { paths } = routes.blog

/** Address of an article. */
export function blogPath({ locale, slug }: { locale: Locale; slug: string }): string {
  return `${paths[locale]}/${slug}`
}

/** Address of a category with its articles. The French blog alone has articles enough for pages of categories. */
export function categoryPath(category: CategorySlug): string {
  return `${paths.fr}/categorie/${category}`
}

/** Feed of the articles of a language, with their full text. */
export const feedPath = (locale: Locale): string => toPath(locale, 'rss.xml')

/** The words of all articles of a language, which the search of its blog loads at its first use. */
export const searchIndexPath = (locale: Locale): string => `${paths[locale]}/search.json`

export type BlogPlace = { kind: 'article'; locale: Locale; slug: string } | { kind: 'category'; slug: string }

/** What stands under an address below a blog, or nothing if the address has another form. */
export function blogPlaceOf(path: string): BlogPlace | undefined {
  const category = /^\/blog\/categorie\/([\w-]+)$/.exec(path)?.[1]
  if (category !== undefined) return { kind: 'category', slug: category }
  for (const locale of locales) {
    const slug = path.startsWith(`${paths[locale]}/`) ? path.slice(paths[locale].length + 1) : ''
    if (/^[\w-]+$/.test(slug)) return { kind: 'article', locale, slug }
  }
  return undefined
}
