/**
 * Articles that others may link to already although they are not written yet. Until the article is there the words of
 * such a link stand without it. A link to anything else that does not exist stops the build.
 */
export const plannedArticles: readonly string[] = [
  'google-sge-impact-seo-allemagne-2025',
  'expansion-dach-zero-waste-2025',
  'hreflang-de-at-ch',
  'domaine-de-ou-sous-dossier',
  'migration-site-version-allemande',
  'core-web-vitals-marche-allemand',
  'seo-local-allemagne',
  'gastbeitrag-et-lien-sponsorise',
  'sie-ou-du',
  'fiche-produit-allemande',
  'traduire-ou-reecrire',
  'temoignages-clients-allemagne',
  'paiement-facture-paypal',
  'retours-allemagne',
  'marketplaces-dach',
  'comparateurs-de-prix-idealo',
  'service-client-en-allemand',
  'prospection-email-allemagne',
  'linkedin-ou-xing',
  'salon-professionnel-allemand',
  'cycle-de-vente-allemand',
  'premier-appel-prospect-allemand',
  'impressum-allemagne',
  'verpackg-lucid-emballages',
  'labels-de-confiance',
  'vendre-en-autriche',
  'vendre-en-suisse-alemanique',
  'tester-le-marche-en-90-jours',
]
