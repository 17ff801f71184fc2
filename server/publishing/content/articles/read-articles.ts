import { isUtf8 } from 'node:buffer'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { blogPath } from '../../../../contract/blog-routes.ts'
import type { Article } from '../../../../contract/content/article.ts'
import { toLines } from '../../../../contract/content/article-body.ts'
import type { Blog, SharedBlog } from '../../../../contract/content/blog.ts'
import { toPlainText } from '../../../../contract/content/plain-text.ts'
import { isLocale, type Locale } from '../../../../contract/locales.ts'
import { hashFolders } from '../../hash-folders.ts'
import { hashOf } from '../../store.ts'
import { type Complaint, notUtf8 } from '../complaint.ts'
import { checkLinks } from './check-links.ts'
import { findPictures } from './find-pictures.ts'
import { articleFile, readArticle, type WrittenArticle } from './read-article.ts'
import { readCover } from './read-cover.ts'
import { countWords, toMinutes } from './reading-time.ts'

/** What the articles take from the rest of the content: names of categories, and what covers show. */
export type BlogWords = Pick<Blog, 'categories' | 'coverMotifs'> & Pick<SharedBlog, 'coversOfCategory'>

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
    categoryName: blog.categories[written.category],
    cover: await readCover(join(folder, written.slug), written, {
      locale: written.locale,
      motifs: blog.coverMotifs,
      ofCategory: blog.coversOfCategory,
    }),
    words,
    minutes: toMinutes(words),
    changedOn: written.revisedOn ?? written.publishedOn,
  }
}

/** An article that can be used, if it can, and what is wrong with it. */
type ReadArticle = { article?: Article; complaints: Complaint[] }

async function readFolder(
  folder: string,
  locale: Locale,
  slug: string,
  blog: BlogWords,
  known: KnownArticles,
): Promise<ReadArticle> {
  const file = articleFile(locale, slug)
  const bytes = await readFile(join(folder, slug, 'article.md')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (bytes === undefined) {
    const problem = `le dossier « ${slug} » ne contient pas de fichier article.md`
    return { complaints: [{ file, problem, remedy: 'Écrivez-le, ou retirez le dossier' }] }
  }
  const pictures = await hashFolders([join(folder, slug)], (path) => path !== '/article.md')
  const made = [known.buildId, folder, slug, blog.categories, blog.coverMotifs, blog.coversOfCategory]
  const sourceHash = hashOf(JSON.stringify([...made, hashOf(bytes), pictures]))
  const same = known.articles.find((article) => article.sourceHash === sourceHash)
  if (same) return { article: same, complaints: [] }
  if (!isUtf8(bytes)) return { complaints: [{ file, ...notUtf8 }] }
  const { written, complaints } = readArticle(
    locale,
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

/** What lies in the folder of the articles, or of one language, and does not belong there. */
function complainOfStray(place: string, name: string): Complaint {
  const remedy = name.endsWith('.md')
    ? `Mettez-le dans un dossier qui porte le nom de son adresse : ${place}/${name.slice(0, -3)}/article.md`
    : 'Rangez-le dans le dossier de son article, ou retirez-le'
  return { file: `${place}/${name}`, problem: 'ce fichier n’est dans le dossier d’aucun article', remedy }
}

/** Names of the folders in a folder, and of the files that lie beside them. */
async function listEntries(folder: string): Promise<{ folders: string[]; files: string[] }> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = (isWanted: (entry: (typeof entries)[number]) => boolean) =>
    entries.filter((entry) => isWanted(entry) && !entry.name.startsWith('.')).map(({ name }) => name)
  return { folders: names((entry) => entry.isDirectory()).sort(), files: names((entry) => entry.isFile()) }
}

/**
 * Reads every article, drafts and those of days to come among them, the newest first.
 * @param folder `content/articles`: one folder per language, in it one per article
 * @param blogs the words of each language's blog; articles of a language whose words have a fault are not looked at
 * @param known articles without a fault that the same code has read before: those that have not changed since are
 *   taken over, which spares parsing them and drawing their covers
 * @returns the articles that can be read, and what is wrong with any
 */
export async function readArticles(
  folder: string,
  blogs: Partial<Record<Locale, BlogWords>>,
  known = none,
): Promise<{ articles: Article[]; complaints: Complaint[] }> {
  const { folders, files } = await listEntries(folder)
  const complaints = files.map((name) => complainOfStray('articles/fr', name))
  const articles: Article[] = []
  const written = new Set<string>()
  for (const locale of folders) {
    if (!isLocale(locale)) {
      const remedy = `Mettez ce dossier dans celui de sa langue, par exemple articles/fr/${locale}`
      complaints.push({ file: `articles/${locale}`, problem: `« ${locale} » n’est pas une langue du site`, remedy })
      continue
    }
    const { folders: slugs, files: strays } = await listEntries(join(folder, locale))
    complaints.push(...strays.map((name) => complainOfStray(`articles/${locale}`, name)))
    for (const slug of slugs) written.add(blogPath({ locale, slug }))
    const blog = blogs[locale]
    if (!blog) continue
    const read = await Promise.all(slugs.map((slug) => readFolder(join(folder, locale), locale, slug, blog, known)))
    articles.push(...read.flatMap(({ article }) => article ?? []))
    complaints.push(...read.flatMap((one) => one.complaints))
  }
  return { articles: articles.sort(byDate), complaints: [...complaints, ...checkLinks(articles, written)] }
}
