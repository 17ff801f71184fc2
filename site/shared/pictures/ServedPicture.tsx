import type { Picture } from '../../../contract/content/article.ts'
import type { DrawnFile, ReadOriginal } from '../../../contract/renderer.ts'

/** What pictures are served as, the smallest first; a browser that reads neither shows the description. */
const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** From 1 to 100, where each looks the same as the original at a glance. */
const qualities: Record<PictureFormat, number> = { avif: 55, webp: 78 }

/** Address of a picture in one width. */
export const picturePath = ({ path }: Picture, width: number, format: PictureFormat) => `${path}-${width}.${format}`

async function drawPicture(
  picture: Picture,
  width: number,
  format: PictureFormat,
  read: ReadOriginal,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const height = Math.round((picture.height * width) / picture.width)
  // What a camera notes, the place above all, stays behind. Where a frame cuts a tall picture, the head stays.
  return sharp(read(picture.file))
    .autoOrient()
    .resize({ width, height, fit: 'cover', position: 'top' })
    .toFormat(format, { quality: qualities[format] })
    .toBuffer()
}

/** A picture in each of its widths and formats. */
export function listPictureFiles(picture: Picture): DrawnFile[] {
  return picture.widths.flatMap((width) =>
    pictureFormats.map((format): DrawnFile => {
      const path = picturePath(picture, width, format)
      const key = `${path} ${qualities[format]}`
      return { path, key, draw: (read) => drawPicture(picture, width, format, read) }
    }),
  )
}

type ServedPictureProps = {
  picture: Picture
  /** What it shows, for who cannot see it; empty if words beside it say so. */
  description: string
  /** How wide it is shown, as `sizes` of HTML. */
  sizes: string
  className?: string
}

const toSrcSet = (picture: Picture, format: PictureFormat) =>
  picture.widths.map((width) => `${picturePath(picture, width, format)} ${width}w`).join(', ')

/** A picture in the width and the format that suit the reader, loaded when it comes near. */
export function ServedPicture({ picture, description, sizes, className }: ServedPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={toSrcSet(picture, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={picturePath(picture, picture.width, 'webp')}
        srcSet={toSrcSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={description}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
