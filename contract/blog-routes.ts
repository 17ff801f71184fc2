import { routes } from './routes.ts'

/** The eight categories of the blog, by the last part of their address, in the order of the filter (docs/requirements.md 5.2). */
export const categorySlugs = [
  'seo-dach',
  'contenu-et-localisation',
  'e-commerce',
  'vente-b2b',
  'juridique-et-confiance',
  'reseaux-et-ia',
  'autriche-et-suisse',
  'methode-et-etudes',
] as const

export type CategorySlug = (typeof categorySlugs)[number]

const blog = routes.blog.paths.fr

/** Address of an article. Articles exist in French only. */
export function blogPath(slug: string): string {
  return `${blog}/${slug}`
}

/** Address of a category with its articles. */
export function categoryPath(category: CategorySlug): string {
  return `${blog}/categorie/${category}`
}

/** Feed of the articles, with their full text. */
export const feedPath = '/rss.xml'

/** The words of all articles, which the search of the blog loads at its first use. */
export const searchIndexPath = `${blog}/recherche.json`

/** What stands under an address below `/blog`, or nothing if the address has another form. */
export function blogPageOf(path: string): { kind: 'article' | 'category'; slug: string } | undefined {
  const [, category, article] = /^\/blog\/(?:categorie\/([\w-]+)|([\w-]+))$/.exec(path) ?? []
  if (category !== undefined) return { kind: 'category', slug: category }
  return article === undefined ? undefined : { kind: 'article', slug: article }
}
