import type { Source } from './shape.ts'

/** Sources about France, in the order of the mistakes that use them; statutes are named without an address. */
export const sourcesOnFrance: readonly Source[] = [
  {
    key: 'toubon',
    name: 'Deshoulières Avocats, Loi Toubon, 1994',
    address: 'https://www.deshoulieres-avocats.com/loi-toubon-proteger-votre-image-tout-en-respectant-le-francais',
  },
  {
    key: 'uplex',
    name: 'uplex.fr, Ausnahmen der Loi Toubon, 2020',
    address: 'https://uplex.fr/contrats/non-respect-de-la-langue-francaise-sur-internet-qui-peut-agir',
  },
  {
    key: 'csa',
    name: 'CSA Research, Sprachvorlieben, 2020',
    address: 'https://csa-research.com/Insights/ArticleID/661/cant-read-wont-buy-consumer-language-preferences',
  },
  { key: 'lcen', name: 'Lexing, Pflichtangaben der LCEN, 2004', address: 'https://lexing.law/?p=135960' },
  {
    key: 'lcen19',
    name: 'droit-compta-gestion.fr, Angaben auf Websites, 2024',
    address:
      'https://www.droit-compta-gestion.fr/droit/droit-numerique/quelles-sont-les-mentions-legales-sur-tous-les-sites-internet/',
  },
  {
    key: 'juris',
    name: 'juris, Herkunftslandprinzip, 2024',
    address:
      'https://www.juris.de/jportal/portal/page/homerl.psml?nid=jpr-NLITADG000124&cmsuri=%2Fjuris%2Fde%2Fservices%2Fnews%2Fnews-detail.jsp',
  },
  {
    key: 'cnil',
    name: 'vie-publique.fr, Bußgelder der CNIL, 2025',
    address: 'https://www.vie-publique.fr/en-bref/300037-cnil-des-amendes-prononcees-lencontre-de-google-et-de-shein',
  },
  {
    key: 'rep',
    name: 'PwC Avocats, Herstellerverantwortung und Marktplätze, 2022',
    address:
      'https://www.pwcavocats.com/fr/ealertes/ealertes-france/2022/03/evolutions-legislation-en-matiere-responsabilite-elargie-des-producteurs.html',
  },
  {
    key: 'triman',
    name: 'AGN Avocats, Triman und Sortierhinweis, 2022',
    address:
      'https://www.agn-avocats.fr/blog/droit-contrats-distribution/le-logo-triman-et-linformation-sur-le-tri-entree-en-vigueur-pour-les-emballages-menagers-imprimes-papier-et-papiers-a-usage-graphique/',
  },
  { key: 'ppwr', name: 'Verordnung (EU) 2025/40 (PPWR), 2025' },
  { key: 'agec', name: 'Loi AGEC, Art. 13; décret n° 2022-748 (legifrance.gouv.fr)' },
  {
    key: 'mediateur',
    name: 'Französischer Staat, Verbrauchermediation, 2016',
    address:
      'https://www.plus.transformation.gouv.fr/j-ai-droit-a-l-erreur/je-suis-un-professionnel-en-relation-avec-des-consommateurs-quelles-sont-mes',
  },
  {
    key: 'retractation',
    name: 'Lettre des réseaux, Widerruf online, 2026',
    address: 'https://www.lettredesreseaux.com/?p=24207',
  },
  {
    key: 'alliance',
    name: 'Alliance du Commerce, Widerruf online, 2026',
    address: 'https://alliancecommerce.org/droit-de-retractation-en-ligne-2026',
  },
  {
    key: 'os',
    name: 'tww.law, Ende der OS-Plattform, 2025',
    address: 'https://tww.law/blog/2025/07/03/os-plattform-wird-abgeschaltet/',
  },
  { key: 'bgb', name: '§ 477 BGB; Code de la consommation, gesetzliche Gewährleistung, 2022' },
  {
    key: 'fevad',
    name: 'Agentur Deneko über Fevad, Zahlungsmittel, 2026',
    address:
      'https://blogmarketingdigital.agencedeneko.com/index.php/2026/02/06/e-commerce-les-mutations-du-paiement-en-ligne',
  },
  {
    key: 'ehi',
    name: 'möbelmarkt über EHI, Onlinezahlung, 2025',
    address: 'https://www.moebelmarkt.de/beitrag/deutscher-onlinehandel-paypal-ist-meistgenutztes-zahlungsmittel',
  },
  {
    key: 'boursorama',
    name: 'Boursorama über Fevad, Onlinehandel 2025, 2026',
    address:
      'https://www.boursorama.com/budget/conso/actualites/commerce-en-ligne-les-francais-ont-depense-pres-de-200-milliards-d-euros-sur-internet-en-2025-75fc55602a33dd77529616db551ec301',
  },
  {
    key: 'impots',
    name: 'impots.gouv.fr, Fristen der E-Rechnung, 2026',
    address:
      'http://www.impots.gouv.fr/professionnel/questions/partir-de-quand-suis-je-concerne-par-la-reforme-de-la-facturation',
  },
  {
    key: 'advicentis',
    name: 'advicentis, Plattformen und E-Reporting, 2026',
    address: 'https://advicentis.com/facturation_electronique_2026.html',
  },
  {
    key: 'rca',
    name: 'RCA, Ablauf der E-Rechnung, 2026',
    address:
      'https://supportrca.freshdesk.com/support/solutions/articles/101000556759-comprendre-le-cadre-légal-et-les-schémas-de-fonctionnement-de-la-facture-électronique',
  },
  {
    key: 'chorus',
    name: 'portail-autoentrepreneur.fr, Chorus Pro, 2020',
    address:
      'https://www.portail-autoentrepreneur.fr/academie/gestion-auto-entreprise/facturation/facturation-electronique-2026',
  },
  { key: 'commerce', name: 'Code de commerce, Art. L441-9, L441-10, D441-5; §§ 286, 271a BGB' },
  {
    key: 'demarchage',
    name: 'Vocalcom, Gesetz Nr. 2025-594, 2026',
    address: 'https://www.vocalcom.com/fr/?p=38127',
  },
  {
    key: 'avencia',
    name: 'Avencia, Werbeanrufe, 2026',
    address:
      'https://www.avencia-eca.fr/blog-actualite-expert-comptable/juridique/actualites/7812-linterdiction-de-principe-du-demarchage-telephonique',
  },
  {
    key: 'prospection',
    name: 'modeles.biz über die CNIL, B2B-E-Mails, 2021',
    address: 'https://modeles.biz/blogs/infos/comment-prospecter-par-mail-en-toute-legalite-en-btb',
  },
  {
    key: 'village',
    name: 'Village de la Justice, E-Mail-Werbung, 2021',
    address: 'https://www.village-justice.com/articles/spip.php?page=imprimer&id_article=38013',
  },
  { key: 'aio', name: 'mntd.fr, AI Overviews in Frankreich, 2026', address: 'https://www.mntd.fr/?p=25891' },
]
