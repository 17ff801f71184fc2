/*
 * Where a fact of the owner is seen, as the form says it beside its field. `tests/site/shown-on.test.ts` changes each fact
 * and looks which pages and mails change.
 */
export const placeNames = {
  everywhere: 'toutes les pages',
  home: 'Accueil',
  about: 'À propos',
  offers: 'offres',
  contact: 'Contact',
  articles: 'articles',
  blog: 'pages du blog',
  contents: 'Contenus',
  checklist: 'checklist',
  legalNotice: 'Mentions légales',
  privacy: 'Confidentialité',
  terms: 'CGV',
  cookies: 'Cookies',
  pdf: 'PDF de la checklist',
  mails: 'e-mails',
} as const

export type Place = keyof typeof placeNames
