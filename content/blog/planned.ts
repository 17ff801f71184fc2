/**
 * Articles that others may link to already although they are not written yet. Until the article is there the words of
 * such a link stand without it. A link to anything else that does not exist stops the build.
 */
export const plannedArticles: readonly string[] = [
  'verpackg-lucid-emballages',
  'vendre-en-autriche',
  'vendre-en-suisse-alemanique',
  'tester-le-marche-en-90-jours',
]
