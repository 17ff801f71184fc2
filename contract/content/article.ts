import type { Locale } from '../locales.ts'
import type { ArticleBody } from './article-body.ts'
import type { ArticleFrontMatter } from './article-front-matter.ts'
import type { Cover, CoverEdges } from './covers.ts'

/** An article, whether readers may see it yet or not. */
export type Article = Omit<ArticleFrontMatter, 'cover'> & {
  slug: string
  locale: Locale
  /** Path below the content folder. */
  file: string
  /** Line of its front matter on which `related` stands, for complaints. */
  relatedLine: number
  /** Changes with everything that the article was read from: its folder, the words it takes from the blog, the code. */
  sourceHash: string
  body: ArticleBody
  categoryName: string
  cover: Cover & { edges: CoverEdges }
  words: number
  minutes: number
  /** Day of the last change that readers are told of. */
  changedOn: string
}

/** Whether readers may see an article on a day of the consultant's calendar, `YYYY-MM-DD`. */
export function isPublished({ draft, publishedOn }: Pick<Article, 'draft' | 'publishedOn'>, today: string): boolean {
  return !draft && publishedOn <= today
}
