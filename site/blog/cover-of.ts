import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CoverGround, type CoverMotif, categoryCovers, coverMotifs } from '../../content/blog/cover-words.ts'
import type { CategorySlug } from '../../contract/blog-routes.ts'
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

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#39;': "'" }

/** Address of the cover of an article. */
export const coverPath = (slug: string) => `/pictures/covers/${slug}.svg`

/**
 * The cover of an article: the file `cover.svg` that lies beside its text, else one drawn in the site's line, always
 * the same for the same slug.
 */
export function coverOf(slug: string, category: CategorySlug, wish?: CoverWish): Cover {
  const path = coverPath(slug)
  const file = join(process.cwd(), 'content/blog', slug, 'cover.svg')
  if (existsSync(file)) {
    const svg = readFileSync(file, 'utf8')
    const words = /aria-label="([^"]*)"/.exec(svg)?.[1] ?? /<title>([^<]*)/.exec(svg)?.[1] ?? ''
    const alt = words.replace(/&(?:amp|quot|#39);/g, (entity) => entities[entity] ?? entity)
    return { path, alt: toFrenchTypography(alt), svg }
  }
  const { grounds, motifs } = categoryCovers[category]
  const random = toRandom(toSeed(`${slug} ${category}`))
  const motif = wish?.motif ?? pick(random, motifs)
  const label = toFrenchTypography(coverMotifs[motif])
  return {
    path,
    alt: label,
    svg: drawCover({ seed: slug, motif, ground: wish?.ground ?? pick(random, grounds), label }),
  }
}
