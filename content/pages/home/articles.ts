/** Articles of the home's four cards, by their address on the blog, in order. */
export const homeArticles = [
  'seo-france-allemagne-differences',
  'localization-erreurs',
  'guide-expansion-internationale',
  'chatgpt-optimisation-contenu-allemand-2025',
] as const
