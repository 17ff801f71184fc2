import type { ArticleBody } from '../../../../contract/content/article-body.ts'
import type { ArticleFrontMatter } from '../../../../contract/content/article-front-matter.ts'
import type { Complaint } from '../complaint.ts'
import type { FoundPicture } from './find-pictures.ts'
import { readBody } from './read-body.ts'
import { readFrontMatter } from './read-front-matter.ts'

/** An article as written: its front matter checked, its text read. */
export type WrittenArticle = ArticleFrontMatter & { slug: string; file: string; relatedLine: number; body: ArticleBody }

/** An article's path below the content folder, as the complaints show it. */
export const articleFile = (slug: string) => `articles/${slug}/article.md`

/**
 * Reads one article.
 * @param slug its folder
 * @returns nothing if its front matter cannot be used; a draft may be unfinished and is not complained about
 */
export function readArticle(
  slug: string,
  source: string,
  pictures?: ReadonlyMap<string, FoundPicture>,
): { written: WrittenArticle | undefined; complaints: Complaint[] } {
  const file = articleFile(slug)
  const complaints: Complaint[] = []
  const complain = (line: number, problem: string, remedy: string) => complaints.push({ file, line, problem, remedy })
  const { fields, isDraft, relatedLine, body } = readFrontMatter(source, complain)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    complaints.push({
      file,
      problem: `le dossier « ${slug} » ne peut pas servir d’adresse`,
      remedy: 'Renommez-le en minuscules sans accent, avec des traits d’union',
    })
  const text = readBody(body, complain, pictures)
  if (body.trim() === '' && fields) complain(1, 'l’article n’a pas de texte', 'Écrivez-le sous l’en-tête')
  return {
    written: fields && { ...fields, slug, file, relatedLine, body: text },
    complaints: isDraft ? [] : complaints,
  }
}
