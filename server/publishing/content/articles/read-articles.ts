import { isUtf8 } from 'node:buffer'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CategorySlug } from '../../../../contract/blog-routes.ts'
import type { Article } from '../../../../contract/content/article.ts'
import { toLines } from '../../../../contract/content/article-body.ts'
import type { CoverWords } from '../../../../contract/content/covers.ts'
import { toPlainText } from '../../../../contract/content/plain-text.ts'
import { hashFolders } from '../../hash-folders.ts'
import { hashOf } from '../../store.ts'
import { type Complaint, notUtf8 } from '../complaint.ts'
import { checkLinks } from './check-links.ts'
import { findPictures } from './find-pictures.ts'
import { articleFile, readArticle, type WrittenArticle } from './read-article.ts'
import { readCover } from './read-cover.ts'
import { countWords, toMinutes } from './reading-time.ts'

/** What the articles take from the rest of the content: names of categories, and what covers show. */
export type BlogWords = {
  categories: Record<CategorySlug, { name: string }>
  covers: CoverWords
}

/** What may be taken over instead of being read again. */
export type KnownArticles = { buildId: string; articles: readonly Article[] }

const none: KnownArticles = { buildId: '', articles: [] }

async function toArticle(
  folder: string,
  written: WrittenArticle,
  blog: BlogWords,
  sourceHash: string,
): Promise<Article> {
  const words = countWords(toLines(written.body.blocks))
  return {
    ...written,
    sourceHash,
    title: toPlainText(written.title),
    description: toPlainText(written.description),
    headline: written.headline ?? written.title,
    categoryName: blog.categories[written.category].name,
    cover: await readCover(join(folder, written.slug), written, blog.covers),
    words,
    minutes: toMinutes(words),
    changedOn: written.revisedOn ?? written.publishedOn,
  }
}

/** An article that can be used, if it can, and what is wrong with it. */
type ReadArticle = { article?: Article; complaints: Complaint[] }

async function readFolder(folder: string, slug: string, blog: BlogWords, known: KnownArticles): Promise<ReadArticle> {
  const file = articleFile(slug)
  const bytes = await readFile(join(folder, slug, 'article.md')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (bytes === undefined) {
    const problem = `le dossier « ${slug} » ne contient pas de fichier article.md`
    return { complaints: [{ file, problem, remedy: 'Écrivez-le, ou retirez le dossier' }] }
  }
  const { categories, covers } = blog
  const pictures = await hashFolders([join(folder, slug)], (path) => path !== '/article.md')
  const made = [known.buildId, folder, slug, categories, covers, hashOf(bytes), pictures]
  const sourceHash = hashOf(JSON.stringify(made))
  const same = known.articles.find((article) => article.sourceHash === sourceHash)
  if (same) return { article: same, complaints: [] }
  if (!isUtf8(bytes)) return { complaints: [{ file, ...notUtf8 }] }
  const { written, complaints } = readArticle(
    slug,
    bytes.toString('utf8'),
    await findPictures(join(folder, slug), slug),
  )
  return { ...(written && { article: await toArticle(folder, written, blog, sourceHash) }), complaints }
}

/** The newest first; those of one day in the order of their addresses. */
function byDate(a: Article, b: Article): number {
  return b.publishedOn.localeCompare(a.publishedOn) || a.slug.localeCompare(b.slug)
}

/**
 * Reads every article, drafts and those of days to come among them, the newest first.
 * @param folder `content/articles`, one folder per article
 * @param known articles without a fault that the same code has read before: those that have not changed since are
 *   taken over, which spares parsing them and drawing their covers
 * @returns the articles that can be read, and what is wrong with any
 */
export async function readArticles(
  folder: string,
  blog: BlogWords,
  known = none,
): Promise<{ articles: Article[]; complaints: Complaint[] }> {
  const entries = await readdir(folder, { withFileTypes: true })
  const slugs = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  const read = await Promise.all(slugs.map((slug) => readFolder(folder, slug, blog, known)))
  const articles = read.flatMap(({ article }) => article ?? [])
  const strays = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }): Complaint => {
      const remedy = name.endsWith('.md')
        ? `Mettez-le dans un dossier qui porte le nom de son adresse : articles/${name.slice(0, -3)}/article.md`
        : 'Rangez-le dans le dossier de son article, ou retirez-le'
      return { file: `articles/${name}`, problem: 'ce fichier n’est dans le dossier d’aucun article', remedy }
    })
  const complaints = [...strays, ...read.flatMap((one) => one.complaints), ...checkLinks(articles, new Set(slugs))]
  return { articles: articles.sort(byDate), complaints }
}
