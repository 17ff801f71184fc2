import { hash } from 'node:crypto'
import { parse } from 'node:path'
import { contentLimits } from '../../contract/api/admin-contents.ts'
import type { Picture } from '../../contract/content/article.ts'
import { toSlug } from '../../contract/text.ts'
import type { ContentFile } from './content-files.ts'

type Fault = { problem: string; remedy: string }

/** A picture beside the text, or why it cannot be shown. */
export type FoundPicture = Picture | Fault

/** How a picture is served. */
export type PictureUse = {
  /** Address of the folder it is served from. */
  folder: string
  /** In points; those that the original does not fill are left out. */
  widths: readonly number[]
  /** What it is cut to and has to fill, in points; without one it keeps its own shape. */
  frame?: { width: number; height: number }
}

const saveAnew = { remedy: 'Enregistrez-la de nouveau, en JPEG, PNG, WebP ou AVIF' }

/** Said of what is no picture that browsers show, and of one that is damaged. */
export const otherKind: Fault = { problem: 'n’est pas d’une sorte que le site montre', ...saveAnew }
export const unreadable: Fault = { problem: 'ne se laisse pas lire', ...saveAnew }

const formats = /\.(?:jpe?g|png|webp|avif)$/i

/** What an original may weigh and hold; a telephone's photograph stays below both. */
export const pictureLimits = { megabytes: contentLimits.picture / 1e6, megapixels: 50 } as const

/** Whether a file weighs more than an original may. */
export function findWeight(bytes: Buffer): Fault | undefined {
  const megabytes = bytes.length / 1e6
  if (megabytes <= pictureLimits.megabytes) return undefined
  const remedy = `Enregistrez-la en ${pictureLimits.megabytes} Mo au plus ; 1440 points de large suffisent`
  return { problem: `pèse ${Math.ceil(megabytes)} Mo`, remedy }
}

/** Whether a picture has more points than an original may. */
export function findExcess({ width, height }: { width: number; height: number }): Fault | undefined {
  const megapixels = (width * height) / 1e6
  if (megapixels <= pictureLimits.megapixels) return undefined
  const remedy = `Réduisez-la à ${pictureLimits.megapixels} millions au plus ; 1440 points de large suffisent`
  return { problem: `compte ${Math.ceil(megapixels)} millions de points`, remedy }
}

/** What a picture says of itself, or nothing unless all of it can be read: half of one would fail only when it is drawn. */
async function readMetadata(bytes: Buffer) {
  const { default: sharp } = await import('sharp')
  try {
    const metadata = await sharp(bytes).metadata()
    if (!findExcess(metadata)) await sharp(bytes).resize(8).toBuffer()
    return metadata
  } catch {
    return undefined
  }
}

/** Looks at a file that is to be shown as a picture, under its name. */
export async function findPicture(
  name: string,
  { bytes, path }: ContentFile,
  { folder, widths, frame }: PictureUse,
): Promise<FoundPicture> {
  if (!formats.test(name)) return otherKind
  const weight = findWeight(bytes)
  if (weight) return weight
  const metadata = await readMetadata(bytes)
  if (!metadata) return unreadable
  // A photograph may lie on its side, with a note that says so.
  const { width, height } = metadata.autoOrient
  const excess = findExcess({ width, height })
  if (excess) return excess
  if (frame && (width < frame.width || height < frame.height))
    return {
      problem: `ne compte que ${width} × ${height} points`,
      remedy: `Prenez-en une de ${frame.width} × ${frame.height} points au moins`,
    }
  const shape = frame ?? { width, height }
  const filled = Math.min(width, Math.floor((height * shape.width) / shape.height))
  const served = [...new Set(widths.map((one) => Math.min(one, filled)))]
  const version = hash('sha256', bytes).slice(0, 8)
  const widest = Math.max(...served)
  return {
    file: path,
    path: `${folder}/${toSlug(parse(name).name) || 'image'}-${version}`,
    width: widest,
    height: Math.round((shape.height * widest) / shape.width),
    widths: served,
  }
}
