import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { Picture } from '../../../../contract/content/article-body.ts'
import { toSlug } from '../../../../contract/fold-text.ts'

/** A picture of an article's folder, or why it cannot be shown. */
export type FoundPicture = Picture | { problem: string; remedy: string }

const unreadable = { remedy: 'Enregistrez-la de nouveau, en JPEG, PNG, WebP ou AVIF' }

const formats = /\.(?:jpe?g|png|webp|avif)$/i

const notPictures = new Set(['article.md', 'cover.svg'])

/** What an original may weigh and hold; a telephone's photograph stays below both. */
const pictureLimits = { megabytes: 15, megapixels: 50 } as const

/** Widths in which a picture is served, if the original is as wide: a telephone, a column, a column of a dense screen. */
const widths = [480, 960, 1440] as const

/** What a picture says of itself, or nothing unless all of it can be read: half of one would fail only when it is drawn. */
async function readMetadata(bytes: Buffer) {
  const { default: sharp } = await import('sharp')
  try {
    const metadata = await sharp(bytes).metadata()
    if (metadata.width * metadata.height <= pictureLimits.megapixels * 1e6) await sharp(bytes).resize(8).toBuffer()
    return metadata
  } catch {
    return undefined
  }
}

async function findPicture(file: string, slug: string): Promise<FoundPicture> {
  const bytes = await readFile(file)
  const megabytes = bytes.length / 1e6
  if (megabytes > pictureLimits.megabytes)
    return {
      problem: `pèse ${Math.ceil(megabytes)} Mo`,
      remedy: `Enregistrez-la en ${pictureLimits.megabytes} Mo au plus ; 1440 points de large suffisent`,
    }
  const metadata = await readMetadata(bytes)
  if (!metadata) return { problem: 'ne se laisse pas lire', ...unreadable }
  // A photograph may lie on its side, with a note that says so.
  const { width, height } = metadata.autoOrient
  const megapixels = (width * height) / 1e6
  if (megapixels > pictureLimits.megapixels)
    return {
      problem: `compte ${Math.ceil(megapixels)} millions de points`,
      remedy: `Réduisez-la à ${pictureLimits.megapixels} millions au plus ; 1440 points de large suffisent`,
    }
  const served = [...new Set(widths.map((one) => Math.min(one, width)))]
  const version = hash('sha256', bytes).slice(0, 8)
  const widest = Math.max(...served)
  return {
    file,
    path: `/pictures/articles/${slug}/${toSlug(parse(file).name) || 'image'}-${version}`,
    width: widest,
    height: Math.round((height * widest) / width),
    widths: served,
  }
}

/**
 * The pictures of an article's folder, by the name of their file.
 * @param slug name of the folder
 */
export async function findPictures(folder: string, slug: string): Promise<Map<string, FoundPicture>> {
  const names = (await readdir(folder)).filter((name) => !notPictures.has(name))
  const found = await Promise.all(
    names.map(async (name): Promise<[string, FoundPicture]> => {
      if (!formats.test(name)) return [name, { problem: 'n’est pas d’une sorte que le site montre', ...unreadable }]
      return [name, await findPicture(join(folder, name), slug)]
    }),
  )
  return new Map(found)
}
