import type { CategorySlug } from '../blog-routes.ts'
import type { Locale } from '../locales.ts'

/** The drawings that an article may ask for (`cover: pont`). What each shows is said in `content/blog`. */
export const coverMotifNames = [
  'automate',
  'badge',
  'balance',
  'barriere',
  'bocal',
  'boite-aux-lettres',
  'carte',
  'casque',
  'chronometre',
  'ecran',
  'etal',
  'etiquettes',
  'fauteuil',
  'grue',
  'journal',
  'lit',
  'livre',
  'loupe',
  'maison',
  'paragraphe',
  'piles',
  'place',
  'pont',
  'poteau',
  'prise',
  'reponse',
  'reseau',
  'retour',
  'sablier',
  'temoin',
] as const
export type CoverMotif = (typeof coverMotifNames)[number]

/** Colours on which a cover may be drawn (`cover: [pont, encre]`). */
export const coverGrounds = ['moutarde', 'brume', 'farine', 'encre', 'fil'] as const
export type CoverGround = (typeof coverGrounds)[number]

/** What an article asks for; its category lends what it leaves open. */
export type CoverWish = { motif: CoverMotif; ground?: CoverGround | undefined }

/** What a category lends an article that asks for nothing: its colours, and drawings that fit any of its questions. */
type CategoryCovers = {
  grounds: readonly [CoverGround, ...CoverGround[]]
  motifs: readonly [CoverMotif, ...CoverMotif[]]
}

/** What each drawing shows, in words of a language, and what each category lends. */
export type CoverWords = {
  locale: Locale
  motifs: Record<CoverMotif, string>
  ofCategory: Record<CategorySlug, CategoryCovers>
}

/** A stretch of one colour along an edge of a cover, in units of its 640 by 480. */
export type EdgeRun = { colour: string; from: number; to: number }

export type CoverEdges = { left: readonly EdgeRun[]; right: readonly EdgeRun[]; top: readonly EdgeRun[] }

export type Cover = {
  /** Address of the picture, 640 by 480. */
  path: string
  /** What it shows, in words. */
  alt: string
  svg: string
}
