import { blogPath, blogPlaceOf, categorySlugs, feedPath } from '../../../contract/blog-routes.ts'
import { type Article, listHeadings } from '../../../contract/content/article.ts'
import type { Redirects } from '../../../contract/content/redirects.ts'
import { type Locale, locales } from '../../../contract/locales.ts'
import { pageRoutes } from '../../../contract/routes.ts'
import type { Complaint } from '../complaint.ts'

type Linking = Pick<Article, 'body' | 'file' | 'locale' | 'related' | 'relatedLine' | 'slug'>

/** Addresses of pages and feeds, those of categories and articles left out. */
export const pageAddresses: ReadonlySet<string> = new Set([
  ...locales.map(feedPath),
  ...Object.values(pageRoutes).flatMap(({ paths, aliases }) => [
    ...Object.values(paths),
    ...Object.values(aliases ?? {}).flat(),
  ]),
])

/** What to do about a link to an article that has moved, or is gone. */
function remedyFor(path: string, redirects: Redirects): string | undefined {
  const moved = redirects.find(({ from }) => from === path)
  if (!moved) return undefined
  return moved.to === undefined ? 'Il a été retiré : enlevez le lien' : `Écrivez sa nouvelle adresse : ${moved.to}`
}

/** What to do where the name of a folder stands that no article has, or has no more. */
export function remedyForName(place: { locale: Locale; slug: string }, redirects: Redirects): string {
  const moved = redirects.find(({ from }) => from === blogPath(place))
  if (moved?.to !== undefined) return `Écrivez son nouveau nom : ${moved.to.split('/').at(-1)}`
  if (moved) return 'Il a été retiré : mettez-en un autre à sa place'
  return 'Vérifiez la dernière partie de son adresse, ou mettez-en un autre à sa place'
}

/** Where a link leads that leads nowhere, and what to do about it. */
function faultOf(
  href: string,
  article: Linking,
  articles: ReadonlyMap<string, Linking>,
  written: ReadonlySet<string>,
  redirects: Redirects,
): [goal: string, remedy: string] | undefined {
  if (/^https?:\/\//.test(href)) return undefined
  const [path = '', anchor] = href.split('#', 2)
  if (!path.startsWith('/') && !href.startsWith('#'))
    return ['n’est pas lisible', 'Commencez-le par / pour une page du site, par https:// pour une autre']
  const page = blogPlaceOf(path)
  const target = href.startsWith('#') ? article : page?.kind === 'article' ? articles.get(path) : undefined
  if (page?.kind === 'article' && !written.has(path))
    return [
      'mène à un article qui n’existe pas',
      remedyFor(path, redirects) ?? 'Vérifiez la dernière partie de son adresse',
    ]
  if (page?.kind === 'category' && !categorySlugs.some((slug) => slug === page.slug))
    return ['mène à une catégorie qui n’existe pas', `Au choix : ${categorySlugs.join(', ')}`]
  if (!page && path && !pageAddresses.has(path))
    return ['mène à une page qui n’existe pas', 'Vérifiez l’adresse, sans barre à la fin']
  if (!anchor || !target || anchor === 'sources') return undefined
  const places = listHeadings(target.body.tree).map(({ id }) => id)
  return places.includes(anchor) ? undefined : ['mène à un titre qui n’existe pas', `Au choix : ${places.join(', ')}`]
}

/**
 * Checks that every link of the articles, and every article that they name as related, leads somewhere.
 * @param written addresses of all articles, those among them that could not be read: they are complained about by themselves
 * @param redirects where articles stood before
 */
export function checkLinks(
  articles: readonly Linking[],
  written: ReadonlySet<string>,
  redirects: Redirects = [],
): Complaint[] {
  const known = new Map(articles.map((article) => [blogPath(article), article]))
  return articles.flatMap((article): Complaint[] => {
    const { file, locale, slug } = article
    const links = article.body.links.flatMap(({ href, line }): Complaint[] => {
      const [goal, remedy] = faultOf(href, article, known, written, redirects) ?? []
      return goal && remedy ? [{ file, line, problem: `le lien « ${href} » ${goal}`, remedy }] : []
    })
    const related = article.related
      .filter((one) => one === slug || !written.has(blogPath({ locale, slug: one })))
      .map((one) => ({
        file,
        line: article.relatedLine,
        field: ['related'],
        problem: `le champ « related » nomme « ${one} », ${one === slug ? 'l’article lui-même' : 'qui n’existe pas'}`,
        remedy: one === slug ? 'Choisissez-en un autre' : remedyForName({ locale, slug: one }, redirects),
      }))
    return [...links, ...related]
  })
}
