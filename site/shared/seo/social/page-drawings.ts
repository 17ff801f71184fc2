import type { CoverName } from '../../../../contract/content/covers.ts'
import type { PageKey } from '../../../../contract/routes.ts'

/** The cover on the picture of each page. The home has the knot. */
export const pageDrawings: Record<Exclude<PageKey, 'home'>, CoverName> = {
  about: 'casque',
  offers: 'etiquettes',
  contents: 'livre',
  contact: 'boite-aux-lettres',
  blog: 'journal',
  checklist: 'prise',
  thanks: 'boite-aux-lettres',
  expressAudit: 'chronometre',
  auditDach: 'loupe',
  sampleAudit: 'loupe',
  backlinks: 'pont',
  vip: 'poteau',
  legalNotice: 'paragraphe',
  privacy: 'badge',
  terms: 'balance',
  cookies: 'bocal',
}
