import type { Article } from '../../../contract/content/article.ts'
import type { Cover, CoverWords } from '../../../contract/content/covers.ts'
import { toTypography } from '../../../contract/content/typography.ts'
import type { Locale } from '../../../contract/locales.ts'
import { readCoverEdges } from '../../../site/shared/illustration/covers/cover-edges.ts'
import { coverOf, coverPath } from '../../../site/shared/illustration/covers/cover-of.ts'
import type { ContentFiles } from '../content-files.ts'
import type { WrittenArticle } from './read-article.ts'

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#39;': "'" }

/** What a drawing made by hand says of itself. */
function altOf(svg: string, locale: Locale): string {
  const words = /aria-label="([^"]*)"/.exec(svg)?.[1] ?? /<title>([^<]*)/.exec(svg)?.[1] ?? ''
  return toTypography(
    words.replace(/&(?:amp|quot|#39);/g, (entity) => entities[entity] ?? entity),
    locale,
  )
}

/** The file `cover.svg` that lies beside the text. */
function findDrawing(folder: ContentFiles, slug: string, locale: Locale): Cover | undefined {
  const svg = folder.get('cover.svg')?.bytes.toString('utf8')
  return svg === undefined ? undefined : { path: coverPath(locale, slug), alt: altOf(svg, locale), svg }
}

/** The cover of an article with its edges: the drawing among its files, else one in the site's line. */
export async function readCover(
  folder: ContentFiles,
  { slug, category, cover: wish }: Pick<WrittenArticle, 'slug' | 'category' | 'cover'>,
  covers: CoverWords,
): Promise<Article['cover']> {
  const cover = findDrawing(folder, slug, covers.locale) ?? coverOf(slug, category, covers, wish)
  return { ...cover, edges: await readCoverEdges(cover.svg) }
}
