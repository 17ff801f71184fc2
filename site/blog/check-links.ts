import { blogPageOf, categorySlugs, feedPath } from '../../contract/blog-routes.ts'
import { pageRoutes } from '../../contract/routes.ts'
import { listHeadings } from './article-body.ts'
import type { WrittenArticle } from './read-article.ts'

const pages = new Set([
  feedPath,
  ...Object.values(pageRoutes).flatMap(({ paths, aliases }) => [
    ...Object.values(paths),
    ...Object.values(aliases ?? {}).flat(),
  ]),
])

type Known = {
  /** Articles that have a file, published or not. */
  written: ReadonlyMap<string, WrittenArticle>
  /** Folders of all articles, those whose head could not be read among them. */
  folders: ReadonlySet<string>
}

function faultOf(href: string, article: WrittenArticle, { written, folders }: Known): string | undefined {
  if (/^https?:\/\//.test(href)) return undefined
  const [path = '', anchor] = href.split('#', 2)
  if (!path.startsWith('/') && !href.startsWith('#'))
    return `le lien « ${href} » n’est pas lisible ; commencez-le par / pour une page du site, par https:// pour une autre.`
  const page = blogPageOf(path)
  let target: WrittenArticle | undefined = href.startsWith('#') ? article : undefined
  if (page?.kind === 'article') {
    target = written.get(page.slug)
    if (!target && !folders.has(page.slug))
      return `le lien « ${href} » mène à un article qui n’existe pas ; vérifiez le nom de son dossier.`
  } else if (page?.kind === 'category') {
    if (!categorySlugs.some((slug) => slug === page.slug))
      return `le lien « ${href} » mène à une catégorie qui n’existe pas ; au choix : ${categorySlugs.join(', ')}.`
  } else if (path && !pages.has(path)) {
    return `le lien « ${href} » mène à une page qui n’existe pas ; vérifiez l’adresse, sans barre à la fin.`
  }
  if (anchor && target && anchor !== 'sources') {
    const places = listHeadings(target.body.blocks).map(({ id }) => id)
    if (!places.includes(anchor))
      return `le lien « ${href} » mène à un titre qui n’existe pas ; au choix : ${places.join(', ')}.`
  }
  return undefined
}

/** Checks that every link of the articles, and every article they name as related, leads somewhere. */
export function checkLinks(known: Known, complain: (sentence: string) => void): void {
  for (const article of known.written.values()) {
    if (article.draft) continue
    for (const { href, line } of article.body.links) {
      const fault = faultOf(href, article, known)
      if (fault) complain(`${article.file}, ligne ${line} : ${fault}`)
    }
    for (const slug of article.related) {
      if (!known.written.has(slug) && !known.folders.has(slug))
        complain(
          `${article.file} : le champ "related" nomme « ${slug} », qui n’existe pas ; vérifiez le nom de son dossier.`,
        )
    }
  }
}
