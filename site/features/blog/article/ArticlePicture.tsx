import type { Picture } from '../../../../contract/content/article-body.ts'
import { type PictureFormat, picturePath } from './picture-files.ts'

/** Width of the column of an article (`prose.css`), and of a window without one. */
const sizes = '(min-width: 64rem) 44rem, 92vw'

const toSrcSet = (picture: Picture, format: PictureFormat) =>
  picture.widths.map((width) => `${picturePath(picture, width, format)} ${width}w`).join(', ')

/** A picture of an article in the width and the format that suit the reader, loaded when it comes near. */
export function ArticlePicture({ picture, description }: { picture: Picture; description: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={toSrcSet(picture, 'avif')} sizes={sizes} />
      <img
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
