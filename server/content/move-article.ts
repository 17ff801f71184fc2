import { stringify } from 'yaml'
import type { TextComplaint } from '../../contract/api/admin-contents.ts'
import { blogPath } from '../../contract/blog-routes.ts'
import { isPublished } from '../../contract/content/article.ts'
import { pageAddresses } from './articles/check-links.ts'
import { isSlug } from './articles/read-article.ts'
import { readAppearance } from './articles/read-front-matter.ts'
import { changeRedirects, redirectsFile } from './change-redirects.ts'
import { type ContentFiles, filesBelow } from './content-files.ts'
import { articlePlaceOf, findMentions, type Mention } from './find-mentions.ts'

/** What is to be written by the path of each file; null is a file that is taken away. */
type ChangedFiles = ReadonlyMap<string, Buffer | null>

export type ArticleMove = { kind: 'changed'; files: ChangedFiles } | { kind: 'refused'; complaints: TextComplaint[] }

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/** Whether readers can have the address of an article. */
function isKnown(files: ContentFiles, path: string, today: string): boolean {
  const { isDraft, publishedOn } = readAppearance(files.get(path)?.bytes.toString('utf8') ?? '')
  return publishedOn !== undefined && isPublished({ draft: isDraft, publishedOn }, today)
}

function replace(text: string, mentions: readonly Mention[], words: (mention: Mention) => string): string {
  return mentions
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, one) => rest.slice(0, one.from) + words(one) + rest.slice(one.to), text)
}

/** Why an article cannot have a name. */
function complainOfName(files: ContentFiles, path: string, slug: string): TextComplaint[] {
  const { locale, slug: before } = articlePlaceOf(path)
  const complain = (problem: string, remedy: string) => [{ path, line: null, problem, remedy }]
  if (!isSlug(slug))
    return complain(
      `« ${slug} » ne peut pas servir d’adresse`,
      'Écrivez-la en minuscules sans accent, avec des traits d’union',
    )
  if (slug === before) return complain('c’est déjà son adresse', 'Écrivez-en une autre')
  if (filesBelow(files, `articles/${locale}/${slug}/`).size > 0 || pageAddresses.has(blogPath({ locale, slug })))
    return complain(`une autre page a déjà l’adresse ${blogPath({ locale, slug })}`, 'Écrivez-en une autre')
  return []
}

/**
 * Gives an article another address: its folder moves, its old address and all that led to it lead to the new one, and
 * whatever names it names it anew. What readers have not seen yet leaves no address.
 * @param path of the article's text
 * @param today `YYYY-MM-DD`, Europe/Paris
 */
export function renameArticle(files: ContentFiles, path: string, slug: string, today: string): ArticleMove {
  const complaints = complainOfName(files, path, slug)
  if (complaints.length > 0) return { kind: 'refused', complaints }
  const place = articlePlaceOf(path)
  const goal = { locale: place.locale, slug }
  const changed = new Map<string, Buffer | null>()
  const mentions = Map.groupBy(findMentions(files, place), (mention) => mention.path)
  for (const [file, ofFile] of mentions) {
    const text = files.get(file)?.bytes.toString('utf8') ?? ''
    const words = ({ kind }: Mention) => (kind === 'link' ? blogPath(goal) : stringify(slug).trimEnd())
    changed.set(file, Buffer.from(replace(text, ofFile, words)))
  }
  for (const [name, { bytes }] of filesBelow(files, folderOf(path))) {
    const file = folderOf(path) + name
    changed.set(`articles/${goal.locale}/${slug}/${name}`, changed.get(file) ?? bytes)
    changed.set(file, null)
  }
  if (isKnown(files, path, today))
    changed.set(redirectsFile, Buffer.from(changeRedirects(files, { from: blogPath(place), to: blogPath(goal) })))
  return { kind: 'changed', files: changed }
}

const problems: Record<Mention['kind'], string> = {
  link: 'cette ligne mène à l’article',
  related: 'l’article est proposé à lire ensuite (related)',
  onHome: 'l’article est sur l’accueil et en tête du blog (onHome)',
  entrances: 'une entrée du blog mène à l’article (entrances)',
  onContents: 'l’article est sur la page des contenus (onContents)',
}

/**
 * Takes an article away: its folder goes, and its address says so from then on, with those that led to it.
 * @param path of the article's text
 * @param today `YYYY-MM-DD`, Europe/Paris
 * @returns every place that still names it, if there is one that readers see
 */
export function withdrawArticle(files: ContentFiles, path: string, today: string): ArticleMove {
  const place = articlePlaceOf(path)
  const complaints = findMentions(files, place)
    .filter((mention) => mention.path !== path && !mention.isInDraft)
    .map(({ path: where, line, kind }) => ({
      path: where,
      line,
      problem: problems[kind],
      remedy: kind === 'link' ? 'Retirez le lien, ou menez-le ailleurs' : 'Mettez-en un autre à sa place',
    }))
  if (complaints.length > 0) return { kind: 'refused', complaints }
  const folder = folderOf(path)
  const changed = new Map<string, Buffer | null>(
    [...filesBelow(files, folder).keys()].map((name) => [folder + name, null]),
  )
  if (isKnown(files, path, today))
    changed.set(redirectsFile, Buffer.from(changeRedirects(files, { from: blogPath(place) })))
  return { kind: 'changed', files: changed }
}
