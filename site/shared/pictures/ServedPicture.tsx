import type { Picture } from '../../../contract/content/article-body.ts'
import { type PictureFormat, picturePath } from './picture-files.ts'

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
