import { type Locale, toPath } from '../locales.ts'

/** The covers that an article may choose from (`cover: pont`): files in `content/covers`. `content/blog` says what each shows. */
export const coverTitles = {
  automate: 'Automate',
  badge: 'Badge',
  balance: 'Balance',
  barriere: 'Barrière',
  bocal: 'Bocal',
  'boite-aux-lettres': 'Boîte aux lettres',
  carte: 'Carte',
  casque: 'Casque',
  chronometre: 'Chronomètre',
  ecran: 'Écran',
  etal: 'Étal',
  etiquettes: 'Étiquettes',
  fauteuil: 'Fauteuil',
  grue: 'Grue',
  journal: 'Journal',
  lit: 'Lit',
  livre: 'Livre',
  loupe: 'Loupe',
  maison: 'Maison',
  paragraphe: 'Paragraphe',
  piles: 'Piles',
  place: 'Place',
  pont: 'Pont',
  poteau: 'Poteau',
  prise: 'Prise',
  reponse: 'Réponse',
  reseau: 'Réseau',
  retour: 'Retour',
  sablier: 'Sablier',
  temoin: 'Témoin',
}
export type CoverName = keyof typeof coverTitles
export const coverNames = Object.keys(coverTitles) as CoverName[]

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
