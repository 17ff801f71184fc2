import type { Picture } from '../../../../contract/content/article-body.ts'
import { ServedPicture } from '../../../shared/pictures/ServedPicture.tsx'

/** Width of the column of an article (`prose.css`), and of a window without one. */
const sizes = '(min-width: 64rem) 44rem, 92vw'

/** A picture of an article's text. */
export function ArticlePicture(props: { picture: Picture; description: string }) {
  return <ServedPicture {...props} sizes={sizes} />
}
