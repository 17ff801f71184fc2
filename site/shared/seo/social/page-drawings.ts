import type { CoverGround, CoverMotif } from '../../../../contract/content/covers.ts'
import type { PageKey } from '../../../../contract/routes.ts'

/** What the line draws on the picture of each page. The home has the knot. */
export const pageDrawings: Record<Exclude<PageKey, 'home'>, readonly [motif: CoverMotif, ground: CoverGround]> = {
  about: ['casque', 'moutarde'],
  offers: ['etiquettes', 'encre'],
  contents: ['livre', 'brume'],
  contact: ['boite-aux-lettres', 'brume'],
  blog: ['journal', 'moutarde'],
  checklist: ['prise', 'moutarde'],
  thanks: ['boite-aux-lettres', 'moutarde'],
  expressAudit: ['chronometre', 'encre'],
  auditDach: ['loupe', 'encre'],
  sampleAudit: ['loupe', 'moutarde'],
  backlinks: ['pont', 'fil'],
  vip: ['poteau', 'encre'],
  legalNotice: ['paragraphe', 'encre'],
  privacy: ['badge', 'brume'],
  terms: ['balance', 'farine'],
  cookies: ['bocal', 'moutarde'],
}
