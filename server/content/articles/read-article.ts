import type { ArticleBody } from '../../../contract/content/article.ts'
import type { ArticleFrontMatter } from '../../../contract/content/article-front-matter.ts'
import { articleFile } from '../../../contract/content/content-paths.ts'
import { toTypography } from '../../../contract/content/typography.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Complain, Complaint } from '../complaint.ts'
import type { FoundPicture } from '../find-picture.ts'
import { readBody } from './read-body.ts'
import { readFrontMatter } from './read-front-matter.ts'

/** An article as written: its front matter checked, its text read. */
export type WrittenArticle = ArticleFrontMatter & {
  slug: string
  locale: Locale
  file: string
  relatedLine: number
  body: ArticleBody
}

/** The front matter with its texts set by the rules of their language. */
function setFields(fields: ArticleFrontMatter, locale: Locale): ArticleFrontMatter {
  const { title, description, excerpt } = fields
  const set = (text: string) => toTypography(text, locale)
  return { ...fields, title: set(title), description: set(description), excerpt: set(excerpt) }
}

/** Whether a folder of this name can be the last part of an address. */
export const isSlug = (name: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)

/**
 * Reads one article.
 * @param slug its folder within that of its language
 * @param today `YYYY-MM-DD`
 * @returns the article as far as it is right, and what is not
 */
export function readArticle(
  locale: Locale,
  slug: string,
  source: string,
  today: string,
  pictures?: ReadonlyMap<string, FoundPicture>,
): { written: WrittenArticle; complaints: Complaint[] } {
  const file = articleFile({ locale, slug })
  const complaints: Complaint[] = []
  const complain: Complain = (line, problem, remedy, field) =>
    void complaints.push({ file, line, problem, remedy, ...(field && { field }) })
  const { fields, relatedLine, body } = readFrontMatter(source, complain, today)
  if (!isSlug(slug))
    complaints.push({
      file,
      problem: `le dossier « ${slug} » ne peut pas servir d’adresse`,
      remedy: 'Renommez-le en minuscules sans accent, avec des traits d’union',
    })
  const text = readBody(body, locale, complain, pictures)
  if (body.trim() === '') complain(1, 'l’article n’a pas de texte', 'Écrivez-le sous l’en-tête')
  return {
    written: { ...setFields(fields, locale), slug, locale, file, relatedLine, body: text },
    complaints,
  }
}
