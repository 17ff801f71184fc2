import { drawHomePicture, drawPicture } from './draw-picture.ts'
import type { SocialPicture } from './list-pictures.ts'

/** How a picture becomes a file. */
export const pictureOptions = { palette: true, colours: 48, compressionLevel: 9, effort: 1, dither: 0 } as const

/** The picture as SVG. @throws an error named `noRoomError` */
export const drawSocialPicture = async ({ words, cover }: SocialPicture): Promise<string> =>
  cover === undefined ? drawHomePicture(words) : drawPicture(words, cover)

/** The picture as PNG, 1200 by 630. */
export async function renderPicture(picture: SocialPicture): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const svg = await drawSocialPicture(picture)
  return sharp(Buffer.from(svg)).png(pictureOptions).toBuffer()
}
