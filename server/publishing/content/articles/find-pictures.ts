import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type FoundPicture, findPicture } from '../find-picture.ts'

const notPictures = new Set(['article.md', 'cover.svg'])

/** Widths in which a picture is served: a telephone, a column, a column of a dense screen. */
const widths = [480, 960, 1440] as const

/**
 * The pictures of an article's folder, by the name of their file.
 * @param slug name of the folder
 */
export async function findPictures(folder: string, slug: string): Promise<Map<string, FoundPicture>> {
  const names = (await readdir(folder)).filter((name) => !notPictures.has(name))
  const use = { folder: `/pictures/articles/${slug}`, widths }
  const found = await Promise.all(
    names.map(async (name): Promise<[string, FoundPicture]> => [name, await findPicture(join(folder, name), use)]),
  )
  return new Map(found)
}
