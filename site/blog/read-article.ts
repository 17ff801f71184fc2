import type { ArticleBody } from './article-body.ts'
import { type ArticleHead, checkArticleHead } from './article-schema.ts'
import { readFrontMatter } from './front-matter.ts'
import { readBody } from './read-body.ts'

/** An article as written: its head checked, its text read. */
export type WrittenArticle = ArticleHead & { slug: string; file: string; body: ArticleBody }

/** Name of the file as the complaints and the editor show it. */
export const articleFile = (slug: string) => `content/blog/${slug}/article.md`

/**
 * Reads one article.
 * @param complain gets whole sentences, the file first
 * @returns nothing if its head cannot be used
 */
export function readArticle(
  slug: string,
  source: string,
  complain: (sentence: string) => void,
): WrittenArticle | undefined {
  const file = articleFile(slug)
  const unread: string[] = []
  const { fields, body, bodyLine } = readFrontMatter(source, (sentence) => unread.push(sentence))
  // A draft may be unfinished: it is complained about when its line `draft: true` goes.
  const say =
    fields.draft === 'true' ? () => {} : (place: string, sentence: string) => complain(`${place} : ${sentence}`)
  for (const sentence of unread) say(file, sentence)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    say(file, 'le dossier donne l’adresse ; renommez-le en minuscules sans accent, avec des traits d’union.')
  const head = checkArticleHead(fields, (sentence) => say(file, sentence))
  const text = readBody(body, bodyLine, (line, sentence) => say(`${file}, ligne ${line}`, sentence))
  if (head?.related.includes(slug))
    say(file, 'le champ "related" contient l’article lui-même ; choisissez-en un autre.')
  return head && { ...head, slug, file, body: text }
}
