import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getCategory } from '../../content/blog/categories.ts'
import { toPlainText } from '../ui/RichText.tsx'
import { toLines } from './article-body.ts'
import { checkLinks } from './check-links.ts'
import { ComplaintError } from './complaint.ts'
import { type Cover, coverOf } from './cover-of.ts'
import { toParisDay } from './paris-day.ts'
import { readArticle, type WrittenArticle } from './read-article.ts'
import { countWords, toMinutes } from './reading-time.ts'

/** An article of the site. */
export type Article = Omit<WrittenArticle, 'headline' | 'cover'> & {
  /** Title in large type; may hold `[de:Impressum]`. */
  headline: string
  categoryName: string
  cover: Cover
  words: number
  minutes: number
  /** Day of the last change that readers are told of. */
  changedOn: string
}

type Blog = { stamp: string; written: ReadonlyMap<string, WrittenArticle>; complaints: readonly string[] }

// Every page of the build asks for the articles; they are read again only when a file has changed (development).
let blog: Blog | undefined

function readBlog(): Blog {
  const root = join(process.cwd(), 'content/blog')
  const files = globSync('*/article.md', { cwd: root }).sort()
  const stamp = files.map((file) => `${file} ${statSync(join(root, file)).mtimeMs}`).join('\n')
  if (blog?.stamp === stamp) return blog
  const complaints: string[] = []
  const complain = (sentence: string) => complaints.push(sentence)
  const written = new Map<string, WrittenArticle>()
  for (const file of files) {
    const slug = file.split(/[/\\]/, 1)[0] ?? ''
    const article = readArticle(slug, readFileSync(join(root, file), 'utf8'), complain)
    if (article) written.set(slug, article)
  }
  // An article whose head is faulty is complained about once, not by everyone who links to it.
  const folders = new Set(files.map((file) => file.split(/[/\\]/, 1)[0] ?? ''))
  checkLinks({ written, folders }, complain)
  // While one writes, the pages stay up and the complaints stand in the terminal; a build does not go on.
  if (complaints.length > 0 && import.meta.env?.PROD) throw new ComplaintError(complaints)
  for (const complaint of complaints) console.warn(complaint)
  blog = { stamp, written, complaints }
  return blog
}

/** What is wrong with the articles as they are written now, a sentence each. */
export function listComplaints(): readonly string[] {
  return readBlog().complaints
}

/** Whether readers may see an article on a day of the consultant's calendar. */
export function isPublished({ draft, publishedOn }: { draft: boolean; publishedOn: string }, today: string): boolean {
  return !draft && publishedOn <= today
}

/** The newest first; those of one day in the order of their addresses. */
function byDate(a: { publishedOn: string; slug: string }, b: { publishedOn: string; slug: string }): number {
  return b.publishedOn.localeCompare(a.publishedOn) || a.slug.localeCompare(b.slug)
}

function toArticle(written: WrittenArticle): Article {
  const words = countWords(toLines(written.body.blocks))
  return {
    ...written,
    title: toPlainText(written.title),
    description: toPlainText(written.description),
    headline: written.headline ?? written.title,
    categoryName: getCategory(written.category).name,
    cover: coverOf(written.slug, written.category, written.cover),
    words,
    minutes: toMinutes(words),
    changedOn: written.revisedOn ?? written.publishedOn,
  }
}

/**
 * The articles that readers may see today, the newest first. A build leaves out drafts and dates to come; while one
 * writes, they are shown.
 * @throws ComplaintError in a build, with a sentence for each fault of any article
 */
export function listArticles(now: Date = new Date()): Article[] {
  const today = toParisDay(now)
  return [...readBlog().written.values()]
    .filter((article) => !import.meta.env?.PROD || isPublished(article, today))
    .sort(byDate)
    .map(toArticle)
}

/** The articles to read after this one: those it names, then others of its category, then the newest; three in all. */
export function listRelated(article: Article, articles: readonly Article[]): Article[] {
  const named = article.related.flatMap((slug) => articles.find((one) => one.slug === slug) ?? [])
  const others = articles.filter((one) => one.slug !== article.slug && !named.includes(one))
  const near = others.filter(({ category }) => category === article.category)
  return [...new Set([...named, ...near, ...others])].slice(0, 3)
}
