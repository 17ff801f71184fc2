import type { Article } from '../../../contract/content/article.ts'
import type { ArticleFrontMatter } from '../../../contract/content/article-front-matter.ts'
import type { Blog, SharedBlog } from '../../../contract/content/blog.ts'
import type { Content } from '../../../contract/content/content.ts'
import { coverPath } from '../../../contract/content/covers.ts'
import { toTypography } from '../../../contract/content/typography.ts'
import type { Locale } from '../../../contract/locales.ts'
import { unescapeMarkup } from '../../../contract/text.ts'
import { readCoverEdges } from '../../../site/shared/illustration/cover-edges.ts'
import type { ContentFiles } from '../content-files.ts'

/** What a drawing made by hand says of itself. */
function altOf(svg: string, locale: Locale): string {
  const words = /aria-label="([^"]*)"/.exec(svg)?.[1] ?? /<title>([^<]*)/.exec(svg)?.[1] ?? ''
  return toTypography(unescapeMarkup(words), locale)
}

/** What an article may take as its cover: drawings by their names with what they show, and the one of each category. */
export type CoverChoice = Pick<Blog, 'covers'> & Pick<SharedBlog, 'coverOfCategory'> & { drawings: Content['covers'] }

/**
 * The cover of an article with its edges: the one that it chooses by its name, else the drawing among its files, else
 * that of its category.
 */
export async function readCover(
  folder: ContentFiles,
  { slug, locale, category, cover }: Pick<Article, 'slug' | 'locale'> & Pick<ArticleFrontMatter, 'category' | 'cover'>,
  { covers, coverOfCategory, drawings }: CoverChoice,
): Promise<Article['cover']> {
  const own = cover === undefined ? folder.get('cover.svg')?.bytes.toString('utf8') : undefined
  const name = cover ?? coverOfCategory[category]
  const svg = own ?? drawings[name]
  const alt = own === undefined ? toTypography(covers[name], locale) : altOf(own, locale)
  return { path: coverPath(locale, slug), alt, svg, edges: await readCoverEdges(svg) }
}
