import { blogPath, blogPlaceOf } from '../../../contract/blog-routes.ts'
import { type Article, originalOf } from '../../../contract/content/article.ts'
import type { Redirects } from '../../../contract/content/redirects.ts'
import type { Complaint } from '../complaint.ts'

/**
 * Ties the articles that say the same in several languages: each but the first names the first or one that names it.
 * The first may be at another address by now, not be published yet, or be gone: those that name it belong together all
 * the same.
 * @param redirects where articles stood before
 * @returns the articles with the address at which the first one stands now, or with none where that cannot be
 */
export function linkTranslations(
  articles: readonly Article[],
  redirects: Redirects = [],
): { articles: Article[]; complaints: Complaint[] } {
  const written = new Map(articles.map((article) => [blogPath(article), article]))
  const moved = new Map(redirects.flatMap(({ from, to }) => (to === undefined ? [] : [[from, to]])))
  const find = (address: string) => (written.has(address) ? address : (moved.get(address) ?? address))
  const tied = articles.map((article): Article => {
    const { translationOf: named } = article
    if (named === undefined) return article
    const address = find(named)
    const other = written.get(address)
    const first = other && other.locale !== article.locale ? find(other.translationOf ?? address) : address
    return { ...article, translationOf: first === blogPath(article) ? address : first }
  })
  const taken = new Map(tied.map((article) => [`${article.locale} ${originalOf(article)}`, article.file]))

  function faultOf(article: Article): [problem: string, remedy: string] | undefined {
    const { translationOf: original, locale, file } = article
    if (original === undefined) return undefined
    const place = blogPlaceOf(original)
    const first = written.get(original)
    if (place?.kind === 'article' && place.locale === locale)
      return [`mène à ${original}, un article de la même langue`, 'Choisissez-en un autre, ou aucun']
    if (first?.translationOf !== undefined)
      return [`nomme ${original}, qui nomme lui-même un autre article`, 'Gardez ce champ dans un seul des deux']
    const other = taken.get(`${locale} ${original}`)
    if (other !== undefined && other !== file)
      return [`nomme ${original}, que ${other} traduit déjà`, 'Gardez ce champ dans un seul des deux']
    return undefined
  }

  const complaints: Complaint[] = []
  const linked = tied.map((article): Article => {
    const fault = faultOf(article)
    if (!fault) return article
    const [problem, remedy] = fault
    complaints.push({
      file: article.file,
      field: ['translationOf'],
      remedy,
      problem: `le champ « translationOf » ${problem}`,
    })
    const { translationOf: _, ...alone } = article
    return alone
  })
  return { articles: linked, complaints }
}
