import { blogPath } from '../../../contract/blog-routes.ts'
import { type Article, countWords, toMinutes, toText } from '../../../contract/content/article.ts'
import type { Blog } from '../../../contract/content/blog.ts'
import { articleFile, articleOf, entryOf } from '../../../contract/content/content-paths.ts'
import type { Redirects } from '../../../contract/content/redirects.ts'
import { toTypography } from '../../../contract/content/typography.ts'
import type { Locale } from '../../../contract/locales.ts'
import { toPlainText } from '../../../contract/text.ts'
import { hashOf } from '../../runtime/files.ts'
import { type Complain, type Complaint, complainOfBytes, complainOfStray } from '../complaint.ts'
import { type ContentFiles, filesBelow } from '../content-files.ts'
import type { FoundPicture } from '../find-picture.ts'
import { checkLinks } from './check-links.ts'
import { linkTranslations } from './link-translations.ts'
import { findPictures } from './pictures.ts'
import { readBody } from './read-body.ts'
import { type CoverChoice, readCover } from './read-cover.ts'
import { readFrontMatter } from './read-front-matter.ts'

/** What the articles take from the rest of the content: names of categories, and covers with what they show. */
export type BlogWords = Pick<Blog, 'categories'> & CoverChoice

/** What may be taken over instead of being read again. */
export type KnownArticles = { buildId: string; articles: readonly Article[] }

const none: KnownArticles = { buildId: '', articles: [] }

export type ArticleOptions = {
  /**
   * Articles without a fault that the same code has read before: those that have not changed since are taken over, which
   * spares parsing them and looking at their covers.
   */
  known?: KnownArticles | undefined
  /** `YYYY-MM-DD` */
  today: string
  /** Where articles stood before. */
  redirects?: Redirects | undefined
}

/** Whether a folder of this name can be the last part of an address. */
export const isSlug = (name: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)

/**
 * Reads one article: its front matter checked, its text read, both set by the rules of their language.
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
) {
  const file = articleFile({ locale, slug })
  const complaints: Complaint[] = []
  const complain: Complain = (line, problem, remedy, field) =>
    void complaints.push({ file, line, problem, remedy, ...(field && { field }) })
  const { fields, relatedLine, body: text } = readFrontMatter(source, complain, today)
  const body = readBody(text, locale, complain, pictures)
  if (text.trim() === '') complain(1, 'l’article n’a pas de texte', 'Écrivez-le sous l’en-tête')
  const set = (words: string) => toTypography(words, locale)
  const { title, description, excerpt } = fields
  const own = { title: set(title), description: set(description), excerpt: set(excerpt) }
  return { written: { ...fields, ...own, slug, locale, file, relatedLine, body }, complaints }
}

async function toArticle(
  folder: ContentFiles,
  written: ReturnType<typeof readArticle>['written'],
  blog: BlogWords,
  sourceHash: string,
): Promise<Article> {
  const words = countWords([toText(written.body.tree)])
  return {
    ...written,
    sourceHash,
    title: toPlainText(written.title),
    description: toPlainText(written.description),
    categoryName: blog.categories[written.category],
    cover: await readCover(folder, written, blog),
    words,
    minutes: toMinutes(words),
    changedOn: written.revisedOn ?? written.publishedOn,
  }
}

/** An article as far as it can be read, if there is one, and what is wrong with it. */
type ReadArticle = { article?: Article; complaints: Complaint[] }

async function readFolder(
  folder: ContentFiles,
  locale: Locale,
  slug: string,
  blog: BlogWords,
  { known = none, today }: ArticleOptions,
): Promise<ReadArticle> {
  const file = articleFile({ locale, slug })
  const bytes = folder.get('article.md')?.bytes
  if (bytes === undefined) throw new Error(`${file} is not there`)
  const sources = [...folder].map(([name, one]) => [name, hashOf(one.bytes)])
  const made = [known.buildId, slug, blog.categories, blog.covers, blog.coverOfCategory, blog.drawings]
  const sourceHash = hashOf(JSON.stringify([...made, sources]))
  const same = known.articles.find((article) => article.sourceHash === sourceHash)
  if (same) return { article: same, complaints: [] }
  const garbled = complainOfBytes(file, bytes)
  if (garbled) return { complaints: [garbled] }
  const pictures = await findPictures(folder, slug)
  const { written, complaints } = readArticle(locale, slug, bytes.toString('utf8'), today, pictures)
  return { article: await toArticle(folder, written, blog, sourceHash), complaints }
}

/** The newest first; those of one day in the order of their addresses. */
function byDate(a: Article, b: Article): number {
  return b.publishedOn.localeCompare(a.publishedOn) || a.slug.localeCompare(b.slug)
}

/**
 * Reads every article, drafts and those of days to come among them, the newest first.
 * @param files of the content: those below `articles` are read, one folder per language, in it one per article
 * @param blogs the words of each language's blog; articles of a language whose words have a fault are not looked at
 * @returns the articles that can be read, the addresses of all, and what is wrong with any
 */
export async function readArticles(
  files: ContentFiles,
  blogs: Partial<Record<Locale, BlogWords>>,
  options: ArticleOptions,
): Promise<{ articles: Article[]; written: ReadonlySet<string>; complaints: Complaint[] }> {
  const places = [...files.keys()].flatMap((path) => articleOf(path) ?? []).filter(({ slug }) => isSlug(slug))
  const written = new Set(places.map(blogPath))
  const texts = new Set(places.map(articleFile))
  const strays = [...files.keys()].filter((path) => path.startsWith('articles/') && !texts.has(entryOf(path)))
  const read = await Promise.all(
    places.map(({ locale, slug }) => {
      const blog = blogs[locale]
      return blog && readFolder(filesBelow(files, `articles/${locale}/${slug}/`), locale, slug, blog, options)
    }),
  )
  const articles = read.flatMap((one) => one?.article ?? [])
  const complaints = [...strays.map(complainOfStray), ...read.flatMap((one) => one?.complaints ?? [])]
  const linked = linkTranslations(articles, options.redirects)
  return {
    articles: linked.articles.sort(byDate),
    written,
    complaints: [...complaints, ...linked.complaints, ...checkLinks(articles, written, options.redirects)],
  }
}
