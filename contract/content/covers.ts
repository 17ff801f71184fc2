import { type Locale, toPath } from '../locales.ts'

/** The covers that an article may choose from (`cover: pont`): files in `content/covers`. `content/blog` says what each shows. */
export const coverNames = [
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
export type CoverName = (typeof coverNames)[number]

/** Address of the cover of an article: below its language, as the article's own. */
export const coverPath = (locale: Locale, slug: string) => `/pictures/covers${toPath(locale, `${slug}.svg`)}`

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
