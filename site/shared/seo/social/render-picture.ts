import { drawHomePicture, drawPicture } from './draw-picture.ts'
import type { SocialPicture } from './list-pictures.ts'

/** How a picture becomes a file. */
export const pictureOptions = { palette: true, colours: 48, compressionLevel: 9, effort: 1, dither: 0 } as const

/** The picture as PNG, 1200 by 630. */
export async function renderPicture({ words, cover }: SocialPicture): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const svg = cover === undefined ? drawHomePicture(words) : await drawPicture(words, cover)
  return sharp(Buffer.from(svg)).png(pictureOptions).toBuffer()
}
