import type { ContentFiles } from '../content-files.ts'
import { type FoundPicture, findPicture } from '../find-picture.ts'

const notPictures = new Set(['article.md', 'cover.svg'])

/** Widths in which a picture is served: a telephone, a column, a column of a dense screen. */
const widths = [480, 960, 1440] as const

/**
 * The pictures of an article's folder, by the name of their file.
 * @param folder its files by name
 * @param slug its own name
 */
export async function findPictures(folder: ContentFiles, slug: string): Promise<Map<string, FoundPicture>> {
  const pictures = [...folder].filter(([name]) => !notPictures.has(name))
  const use = { folder: `/pictures/articles/${slug}`, widths }
  const found = await Promise.all(
    pictures.map(async ([name, file]): Promise<[string, FoundPicture]> => [name, await findPicture(name, file, use)]),
  )
  return new Map(found)
}
