import type { Article } from '../../../../contract/content/article.ts'
import type { Picture } from '../../../../contract/content/article-body.ts'
import type { DrawnFile } from '../../../../contract/renderer.ts'

/** What pictures are served as, the smallest first; whoever reads neither gets no picture but its description. */
const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** From 1 to 100, where each looks the same as the original at a glance. */
const qualities: Record<PictureFormat, number> = { avif: 55, webp: 78 }

/** Address of a picture in one width. */
export const picturePath = ({ path }: Picture, width: number, format: PictureFormat) => `${path}-${width}.${format}`

async function drawPicture(file: string, width: number, format: PictureFormat): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  // What a camera notes, the place above all, stays behind.
  return sharp(file).autoOrient().resize({ width }).toFormat(format, { quality: qualities[format] }).toBuffer()
}

/** The pictures of an article's text, each in its widths and formats. */
export function listPictureFiles({ body }: Pick<Article, 'body'>): DrawnFile[] {
  return body.pictures.flatMap((picture) =>
    picture.widths.flatMap((width) =>
      pictureFormats.map((format): DrawnFile => {
        const path = picturePath(picture, width, format)
        const key = `${path} ${qualities[format]}`
        return { path, key, draw: () => drawPicture(picture.file, width, format) }
      }),
    ),
  )
}
