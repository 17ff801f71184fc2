import { blogPath, blogPlaceOf, categorySlugs, feedPath } from '../../../../contract/blog-routes.ts'
import type { Article } from '../../../../contract/content/article.ts'
import { listHeadings } from '../../../../contract/content/article-body.ts'
import { locales } from '../../../../contract/locales.ts'
import { pageRoutes } from '../../../../contract/routes.ts'
import type { Complaint } from '../complaint.ts'

type Linking = Pick<Article, 'body' | 'file' | 'locale' | 'related' | 'relatedLine' | 'slug'>

const pages = new Set([
  ...locales.map(feedPath),
  ...Object.values(pageRoutes).flatMap(({ paths, aliases }) => [
    ...Object.values(paths),
    ...Object.values(aliases ?? {}).flat(),
  ]),
])

/** Where a link leads that leads nowhere, and what to do about it. */
function faultOf(
  href: string,
  article: Linking,
  articles: ReadonlyMap<string, Linking>,
  written: ReadonlySet<string>,
): [goal: string, remedy: string] | undefined {
  if (/^https?:\/\//.test(href)) return undefined
  const [path = '', anchor] = href.split('#', 2)
  if (!path.startsWith('/') && !href.startsWith('#'))
    return ['n’est pas lisible', 'Commencez-le par / pour une page du site, par https:// pour une autre']
  const page = blogPlaceOf(path)
  const target = href.startsWith('#') ? article : page?.kind === 'article' ? articles.get(path) : undefined
  if (page?.kind === 'article' && !written.has(path))
    return ['mène à un article qui n’existe pas', 'Vérifiez le nom de son dossier']
  if (page?.kind === 'category' && !categorySlugs.some((slug) => slug === page.slug))
    return ['mène à une catégorie qui n’existe pas', `Au choix : ${categorySlugs.join(', ')}`]
  if (!page && path && !pages.has(path))
    return ['mène à une page qui n’existe pas', 'Vérifiez l’adresse, sans barre à la fin']
  if (!anchor || !target || anchor === 'sources') return undefined
  const places = listHeadings(target.body.blocks).map(({ id }) => id)
  return places.includes(anchor) ? undefined : ['mène à un titre qui n’existe pas', `Au choix : ${places.join(', ')}`]
}

/**
 * Checks that every link of the articles, and every article that they name as related, leads somewhere.
 * @param looked those that are to be checked; a draft may be unfinished
 * @param written addresses of all articles, those among them that could not be read: they are complained about by themselves
 */
export function checkLinks(
  looked: readonly Linking[],
  articles: readonly Linking[],
  written: ReadonlySet<string>,
): Complaint[] {
  const known = new Map(articles.map((article) => [blogPath(article), article]))
  return looked.flatMap((article): Complaint[] => {
    const { file, locale, slug } = article
    const links = article.body.links.flatMap(({ href, line }): Complaint[] => {
      const [goal, remedy] = faultOf(href, article, known, written) ?? []
      return goal && remedy ? [{ file, line, problem: `le lien « ${href} » ${goal}`, remedy }] : []
    })
    const related = article.related
      .filter((one) => one === slug || !written.has(blogPath({ locale, slug: one })))
      .map((one) => ({
        file,
        line: article.relatedLine,
        problem: `le champ « related » nomme « ${one} », ${one === slug ? 'l’article lui-même' : 'qui n’existe pas'}`,
        remedy: one === slug ? 'Choisissez-en un autre' : 'Vérifiez le nom de son dossier',
      }))
    return [...links, ...related]
  })
}
