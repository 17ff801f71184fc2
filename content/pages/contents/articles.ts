/** The six articles of the contents page, in reading order. */
export const contentsArticles = [
  'seo-france-allemagne-differences',
  'localization-erreurs',
  'contenu-marche-allemand',
  'backlinks-allemands',
  'mots-cles-allemands',
  'positionnement-concurrents-allemands',
] as const
