/*
 * Where a fact of the owner is seen, as the form says it beside its field. `tests/site/shown-on.test.ts` changes each fact
 * and looks which pages and mails change.
 */
export const placeNames = {
  everywhere: 'toutes les pages',
  home: 'Accueil',
  about: 'À propos',
  offers: 'Page de chaque offre',
  contact: 'Contact',
  articles: 'Articles',
  blog: 'Blog',
  contents: 'Contenus',
  checklist: 'Checklist',
  legalNotice: 'Mentions légales',
  privacy: 'Confidentialité',
  terms: 'CGV',
  cookies: 'Cookies',
  pdf: 'PDF de la checklist',
  mails: 'E-mails',
} as const

export type Place = keyof typeof placeNames
