import { join } from 'node:path'
import { categories } from '../../content/blog/categories.ts'
import { categoryCovers, coverMotifs } from '../../content/blog/cover-words.ts'
import type { Article } from '../../contract/content/article.ts'
import { readArticles } from '../../server/publishing/content/articles/read-articles.ts'
import { toSentence } from '../../server/publishing/content/complaint.ts'

export type { Article } from '../../contract/content/article.ts'

// Stands in until the loader of the content reads the articles.
const { articles, complaints } = await readArticles(join(process.cwd(), 'content/articles'), {
  categories,
  covers: { motifs: coverMotifs, ofCategory: categoryCovers },
})
for (const complaint of complaints) console.warn(toSentence(complaint))

/** Every article, drafts and those of days to come among them, the newest first. */
export function listArticles(): Article[] {
  return articles
}
