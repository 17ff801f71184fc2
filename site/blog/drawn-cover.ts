import type { CoverGround, CoverMotif } from '../../content/blog/cover-words.ts'
import type { CategorySlug } from '../../contract/blog-routes.ts'
import type { Content } from '../../contract/content/content.ts'
import { drawCover } from '../illustration/covers/draw-cover.ts'
import { pick, toRandom, toSeed } from '../illustration/covers/seed.ts'
import { toFrenchTypography } from './french-typography.ts'

export type Cover = {
  /** Address of the picture, 640 by 480. */
  path: string
  /** What it shows, in words. */
  alt: string
  svg: string
}

/** What an article asks for; its category lends what it leaves open. */
export type CoverWish = { motif: CoverMotif; ground?: CoverGround | undefined }

/** Address of the cover of an article. */
export const coverPath = (slug: string) => `/pictures/covers/${slug}.svg`

/** A cover drawn in the site's line, always the same for the same slug; the category lends what is not asked for. */
export function drawnCover(
  { motifs, ofCategory }: Content['blog']['covers'],
  slug: string,
  category: CategorySlug,
  wish?: CoverWish,
): Cover {
  const lent = ofCategory[category]
  const random = toRandom(toSeed(`${slug} ${category}`))
  const motif = wish?.motif ?? pick(random, lent.motifs)
  const label = toFrenchTypography(motifs[motif])
  return {
    path: coverPath(slug),
    alt: label,
    svg: drawCover({ seed: slug, motif, ground: wish?.ground ?? pick(random, lent.grounds), label }),
  }
}
