import type { CategorySlug } from '../../../../contract/blog-routes.ts'
import type { Cover, CoverWish, CoverWords } from '../../../../contract/content/covers.ts'
import { toTypography } from '../../../../contract/content/typography.ts'
import { type Locale, toPath } from '../../../../contract/locales.ts'
import { drawCover } from './draw-cover.ts'
import { pick, toRandom, toSeed } from './seed.ts'

/** Address of the cover of an article: below its language, as the article's own. */
export const coverPath = (locale: Locale, slug: string) => `/pictures/covers${toPath(locale, `${slug}.svg`)}`

/** A cover drawn in the site's line, always the same for the same slug. */
export function coverOf(slug: string, category: CategorySlug, covers: CoverWords, wish?: CoverWish): Cover {
  const { grounds, motifs } = covers.ofCategory[category]
  const random = toRandom(toSeed(`${slug} ${category}`))
  const motif = wish?.motif ?? pick(random, motifs)
  const alt = toTypography(covers.motifs[motif], covers.locale)
  return {
    path: coverPath(covers.locale, slug),
    alt,
    svg: drawCover({ seed: slug, motif, ground: wish?.ground ?? pick(random, grounds), label: alt }),
  }
}
