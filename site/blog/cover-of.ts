import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CategorySlug } from '../../contract/blog-routes.ts'
import { toFrenchTypography } from './french-typography.ts'

const folder = '/pictures/covers'

/** The drawing that stands in until an article has its own. */
const stopgaps: Record<CategorySlug, string> = {
  'seo-dach': 'backlinks-allemands',
  'contenu-et-localisation': 'sie-oder-du',
  'e-commerce': 'kauf-auf-rechnung',
  'vente-b2b': 'telephone-b2b',
  'juridique-et-confiance': 'preuves-de-confiance',
  'reseaux-et-ia': 'mots-composes',
  'autriche-et-suisse': 'paris-berlin',
  'methode-et-etudes': 'feuille-de-route-90-jours',
}

export type Cover = {
  /** Address of the picture, 640 by 480. */
  path: string
  /** What it shows, in words. */
  alt: string
  /** Drawn for this article; else it is lent by the category. */
  isOwn: boolean
  svg: string
}

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#39;': "'" }

/** The cover of an article: the one that bears its name, else one that its category lends it. */
export function coverOf(slug: string, category: CategorySlug): Cover {
  const fileOf = (name: string) => join(process.cwd(), 'public', folder, `${name}.svg`)
  const isOwn = existsSync(fileOf(slug))
  const name = isOwn ? slug : stopgaps[category]
  const svg = readFileSync(fileOf(name), 'utf8')
  const words = /aria-label="([^"]*)"/.exec(svg)?.[1] ?? /<title>([^<]*)/.exec(svg)?.[1] ?? ''
  const alt = toFrenchTypography(words.replace(/&(?:amp|quot|#39);/g, (entity) => entities[entity] ?? entity))
  return { path: `${folder}/${name}.svg`, alt, isOwn, svg }
}
