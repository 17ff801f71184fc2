import type { Checklist } from './shape.ts'
import { frenchSources } from './sources-germany.ts'

/** The German market, for French firms. One long file, so that it reads from cover to cover like the PDF. */
export const fr: Checklist = {
  title: '7 erreurs du marché allemand',
  coverLines: ['7 erreurs', 'du marché', 'allemand.'],
  subtitle: 'À cocher avant de dépenser le premier euro outre-Rhin.',
  subject: 'Checklist pour les entreprises françaises qui se lancent en Allemagne, en Autriche et en Suisse',
  keywords: ['Allemagne', 'DACH', 'export', 'checklist', 'Impressum', 'LUCID', 'SEO', 'vente B2B'],
  date: '2026-11-21',
  edition: 'État : novembre 2026',
  coverDrawing: 'Un fil rouge entre par la gauche, se noue en bretzel et repart vers la droite.',
  closingDrawing: 'Le fil rouge, noué en bretzel.',
  use: {
    title: 'Mode d’emploi',
    steps: [
      { title: 'Cochez', text: 'Ce qui est fait, pas ce qui est prévu. Une erreur par page, cinq cases par erreur.' },
      { title: 'Comptez', text: 'Trente-cinq cases en tout. La page 9 dit ce que votre compte veut dire.' },
      { title: 'Commencez', text: 'Lundi. Le plan de trente jours range le travail dans le bon ordre.' },
    ],
  },
  labels: {
    footer: '7 erreurs du marché allemand',
    sign: 'Le signe',
    cost: 'Ce que cela coûte',
    here: 'En France',
    there: 'Outre-Rhin',
    facts: 'Les faits',
    boxes: 'Lundi matin',
    term: 'Le mot à savoir',
    box: 'Erreur {mistake}, case {box} : ',
    source: 'Source : {source}',
    link: 'Lien : ',
  },
  mistakes: [
    {
      title: 'Traduire au lieu de réécrire',
      sign: 'Votre page allemande dit la même chose que la française, dans le même ordre, et Google ne vous y trouve que sous votre nom.',
      cost: 'On ne cherche pas en allemand avec des mots français traduits. L’allemand soude ses mots : la requête devient un seul mot long, que votre traduction n’écrit jamais. La page existe, personne ne la demande. Et le lecteur qui arrive quand même entend l’accent dès la première ligne.',
      here: '« Machine d’emballage » est une requête. Le menu dit « Actualités », « Nos réalisations », « Formation ».',
      there:
        'La requête s’écrit [de:Verpackungsmaschine]. [de:Realisationen] et [de:Formation] trahissent la traduction : on attend [de:Referenzen] et [de:Schulung].',
      facts: [
        {
          text: '**76 %** des acheteurs en ligne préfèrent une information dans leur langue, **40 %** disent ne jamais acheter dans une autre. Préférence déclarée, 8 709 consommateurs, 29 pays, 2020 : ce n’est pas un chiffre allemand.',
          sources: ['csa'],
        },
        {
          text: 'Google reconnaît la langue d’une page à son texte visible, pas à ses balises. Si seul le menu est traduit, la version compte comme un doublon (2026).',
          sources: ['google'],
        },
        {
          text: 'Avec hreflang, chaque version se nomme elle-même et nomme toutes les autres, dans les deux sens. Sinon Google ignore le lien (2026).',
          sources: ['google'],
        },
      ],
      boxes: [
        'Chercher cinq mots clés dans un outil réglé sur l’Allemagne, avant d’écrire une ligne',
        'Choisir [de:Sie] ou [de:du] une fois pour toutes : site, e-mails, annonces',
        'Remplacer [de:Aktualitäten], [de:Realisationen] et [de:Formation] par les mots en usage',
        'Adapter prix, unités, preuves et moyens de paiement, page par page',
        'Faire relire par une personne de langue allemande qui connaît votre métier',
      ],
      term: {
        word: 'Muttersprachler',
        language: 'de',
        sound: 'mou-ta-chprakh-la',
        meaning:
          'Personne de langue maternelle. Sur un devis de traduction, demandez qui relit, et dans quelle langue cette personne rêve.',
      },
    },
    {
      title: 'Copier ses pages légales de France',
      sign: 'Votre [de:Impressum] est la traduction de vos mentions légales, et vos [de:AGB] sont celle de vos CGV.',
      cost: 'Outre-Rhin, concurrents et associations habilitées peuvent envoyer une [de:Abmahnung], une mise en demeure. Les partenaires et les acheteurs, eux, cherchent l’[de:Impressum] pour savoir à qui ils ont affaire. S’il est bancal, ils n’écrivent pas pour le dire : ils partent.',
      here: 'Les mentions légales nomment l’hébergeur et le directeur de la publication.',
      there:
        'L’[de:Impressum] nomme le registre du commerce et les représentants légaux. Il reste directement accessible, en permanence.',
      facts: [
        {
          text: 'L’[de:Impressum] relève du § 5 DDG depuis le 14 mai 2024. « Angaben gemäß § 5 TMG » est périmé : le titre [de:Impressum] suffit.',
          sources: ['ddg', 'tmg'],
        },
        {
          text: 'Établi en France, vous relevez en principe du droit français (pays d’origine, § 3 DDG). L’[de:Impressum] reste conseillé ; une filiale allemande y est tenue (2024).',
          sources: ['juris'],
        },
        {
          text: 'Depuis le 19 juin 2026, une boutique B2C offre un bouton de rétractation, par exemple [de:Vertrag widerrufen], utilisable sans compte client.',
          sources: ['widerruf', 'atimedia'],
        },
        {
          text: 'Rabais au consommateur : montrer le prix le plus bas des 30 derniers jours (§ 11 PAngV, 2022) et calculer le pourcentage sur ce prix (CJUE, 2024).',
          sources: ['pangv', 'aldi'],
        },
      ],
      boxes: [
        'Relire l’[de:Impressum] : nom, forme, adresse, représentants, registre, e-mail, second contact rapide',
        'Retirer « § 5 TMG » et le lien vers la plateforme européenne de litiges, fermée le 20 juillet 2025',
        'Tester le bouton de rétractation sans être connecté, si vous vendez au consommateur',
        'Vérifier le bouton de commande : [de:zahlungspflichtig bestellen], rien de plus flou',
        'Confier [de:AGB] et [de:Widerrufsbelehrung] à un juriste allemand, jamais à un traducteur',
      ],
      term: {
        word: 'Abmahnung',
        language: 'de',
        sound: 'ap-ma-noung',
        meaning:
          'Mise en demeure pour concurrence déloyale. Elle fixe un délai et attend une signature : ne signez pas seul, et n’attendez pas.',
      },
    },
    {
      title: 'Prospecter par e-mail comme en France',
      sign: 'Vos commerciaux écrivent à des inconnus allemands avec le fichier et le message qui servent déjà en France.',
      cost: 'Ce qui est votre quotidien en France est illicite en Allemagne sans accord préalable, même entre entreprises. La campagne partie trop tôt se paie deux fois : la mise en demeure, puis le nom grillé chez ceux que vous vouliez séduire.',
      here: 'Un e-mail à un professionnel passe s’il concerne son métier et s’il peut s’y opposer facilement.',
      there: 'Le même e-mail demande un accord exprès, obtenu avant, et que vous puissiez prouver.',
      facts: [
        {
          text: 'E-mail publicitaire : accord préalable et exprès, aussi entre entreprises (§ 7 UWG, état 2022). L’exception pour un client existant est étroite.',
          sources: ['kaltakquise'],
        },
        {
          text: 'Appel à froid : accord au moins présumé pour une entreprise, jugé au cas par cas ; accord exprès pour un consommateur (BGH, I ZR 191/03, source de 2007).',
          sources: ['kaltakquise'],
        },
        {
          text: 'Chaque accord doit être documenté, conservé, imprimable (BGH, 10 février 2011). D’où le double opt-in : une preuve, pas un texte de loi. Il ne vaut pas accord pour téléphoner.',
          sources: ['doi'],
        },
        {
          text: 'En France : information et droit d’opposition suffisent en B2B, si le message touche le métier du destinataire (CNIL, 2021).',
          sources: ['cnil', 'village'],
        },
      ],
      boxes: [
        'Suspendre les e-mails à froid vers l’Allemagne et l’Autriche, aujourd’hui',
        'Séparer les contacts qui ont donné leur accord, avec sa date et sa preuve',
        'Installer un double opt-in et garder son journal',
        'Préparer un autre premier contact : salon, association de branche, recommandation',
        'Faire valider les messages LinkedIn : des tribunaux les traitent comme des e-mails',
      ],
      term: {
        word: 'Einwilligung',
        language: 'de',
        sound: 'aïn-vi-li-goung',
        meaning:
          'Accord donné avant. [de:Mutmaßliche Einwilligung], l’accord présumé, ne vaut que pour le téléphone, entre entreprises, et se discute.',
      },
    },
    {
      title: 'N’accepter que la carte bancaire',
      sign: 'Le panier allemand se remplit et s’arrête au paiement. Vous y proposez la carte, et rien d’autre.',
      cost: 'Une caisse à la française laisse de côté les deux premiers moyens de paiement allemands. Puis vient le retour : si le client doit chercher qui paie le renvoi, il trouve surtout une autre boutique.',
      here: 'La carte est le réflexe, le point relais aussi. La facture, c’est pour les entreprises.',
      there:
        'PayPal et l’achat sur facture mènent, la carte vient en quatrième. Le colis va à la [de:Packstation] ou chez le voisin.',
      facts: [
        {
          text: 'Allemagne, part du chiffre d’affaires en ligne 2024 : **PayPal 28,5 %**, **facture 25,8 %**, prélèvement 17,3 %, cartes 12,3 % (EHI, 2025 ; à vérifier chaque année).',
          sources: ['ehi'],
        },
        {
          text: 'France : **92 %** des acheteurs en ligne utilisent la carte (Fevad, 2026 ; à vérifier). Ce sont des utilisateurs, pas du chiffre d’affaires : ne comparez pas les deux.',
          sources: ['fevad'],
        },
        {
          text: 'Presque un colis allemand sur quatre repartait en 2021, mais 91 % des articles renvoyés étaient de la mode : n’appliquez pas ce taux ailleurs (Bamberg, 2022 ; à vérifier).',
          sources: ['bamberg'],
        },
        {
          text: 'Une boutique allemande sur dix environ faisait payer le retour, contre près d’une sur deux ailleurs en Europe (même étude, 2022 ; à vérifier).',
          sources: ['bamberg'],
        },
      ],
      boxes: [
        'Ajouter PayPal et l’achat sur facture, avec un prestataire qui porte le risque d’impayé',
        'Passer une commande depuis l’Allemagne, jusqu’au bout, puis la renvoyer',
        'Écrire une page « Retours » : délai, frais, adresse, remboursement',
        'Afficher délai et frais de livraison avant le panier',
        'Prévoir EPS pour l’Autriche, la facture et TWINT pour la Suisse',
      ],
      term: {
        word: 'Kauf auf Rechnung',
        language: 'de',
        sound: 'kaouf aouf rèch-noung',
        meaning:
          'Achat sur facture : la marchandise d’abord, le virement ensuite. Le client juge sur pièce avant de payer.',
      },
    },
    {
      title: 'Expédier avant de s’enregistrer',
      sign: 'Les premiers colis sont partis, et personne dans la maison ne connaît le mot LUCID.',
      cost: 'Sans enregistrement, la marchandise ne peut pas être vendue. Places de marché et logisticiens doivent le contrôler : l’offre est bloquée, le stock attend, et la campagne payée la veille mène vers un produit retiré.',
      here: 'Votre identifiant unique et votre éco-organisme couvrent la France.',
      there:
        'Ils n’ont aucun effet à Hambourg : il y faut LUCID et un système dual, et la [de:stiftung ear] pour l’électrique.',
      facts: [
        {
          text: 'Emballages : inscription à LUCID avant la mise sur le marché. Le registre est public depuis le 1er janvier 2019 ; les boutiques étrangères sont concernées.',
          sources: ['lucid', 'verpackg'],
        },
        {
          text: 'Maxima du VerpackG : 200 000 € d’amende et interdiction de vente (depuis 2019). Appareils électriques sans numéro WEEE : jusqu’à 100 000 € (2022).',
          sources: ['ecocycle', 'ear'],
        },
        {
          text: 'Le règlement européen PPWR s’applique depuis le 12 août 2026. Une loi allemande, le VerpackDG, devait alors remplacer le VerpackG en gardant LUCID (2026, à vérifier).',
          sources: ['verpackdg', 'verpackdg-2'],
        },
        {
          text: 'Autriche : depuis le 1er janvier 2023, le vendeur à distance étranger nomme un mandataire pour ses emballages, avec procuration certifiée.',
          sources: ['wko'],
        },
      ],
      boxes: [
        'Peser et lister tous les emballages, carton d’expédition et calage compris',
        'Créer le compte LUCID, puis signer avec un système dual pour la vente au consommateur',
        'Repérer tout produit à pile, à prise ou à puce, et vérifier son registre',
        'Nommer le mandataire autrichien avant le premier colis pour Vienne',
        'Ranger chaque numéro avec la fiche produit : les places de marché le demandent',
      ],
      term: {
        word: 'Systembeteiligung',
        language: 'de',
        sound: 'zus-têm-be-taï-li-goung',
        meaning:
          'Adhésion payante à un système dual, pour les emballages qui finissent chez le consommateur. Le compte LUCID seul ne suffit pas.',
      },
    },
    {
      title: 'Se dire vert sans le prouver',
      sign: '« Écologique », « durable » ou « neutre en carbone » figure sur votre emballage, sans une ligne d’explication à côté.',
      cost: 'Depuis le 27 septembre 2026, ces mots ont leurs règles dans toute l’Union. Un adjectif de trop peut immobiliser un stock d’emballages entier. Le mot était gratuit, la réimpression ne l’est pas.',
      here: '« Biodégradable » et « respectueux de l’environnement » sont déjà bannis des produits et emballages (loi AGEC).',
      there:
        '[de:Klimaneutral] doit s’expliquer dans la publicité même. Un emballage admis en France ne l’est pas d’office en Allemagne.',
      facts: [
        {
          text: 'BGH, 27 juin 2024 (I ZR 98/23) : « klimaneutral » est ambigu, un code QR ne suffit pas à l’expliquer. L’annonce avait paru dans une revue professionnelle : le B2B compte aussi.',
          sources: ['klimaneutral', 'epd'],
        },
        {
          text: 'Directive EmpCo (UE) 2024/825 : applicable depuis le 27 septembre 2026, transposée dans l’UWG (Bundesrat, 30 janvier 2026).',
          sources: ['empco', 'futurecamp'],
        },
        {
          text: 'Envers le consommateur, « vert » ou « durable » demande une performance reconnue, ou une précision claire sur le même support (2026).',
          sources: ['bdew', 'cbh'],
        },
        {
          text: 'Interdits : la neutralité d’un produit obtenue par compensation, et le label maison sans certification. Le secteur alimentaire a averti : aucun délai d’écoulement des stocks (2025).',
          sources: ['arqum', 'futurecamp', 'bve'],
        },
      ],
      boxes: [
        'Relever chaque adjectif vert : emballages, fiches, site, stand, signatures',
        'Écrire la preuve chiffrée à côté de chacun, ou le barrer',
        'Retirer toute promesse de produit fondée sur la compensation',
        'Remplacer le label maison par un label certifié, ou par une phrase précise',
        'Demander la date du prochain tirage, et corriger le fichier avant',
      ],
      term: {
        word: 'nachhaltig',
        language: 'de',
        sound: 'nakh-hal-tich',
        meaning:
          'Durable. Le mot le plus doux des brochures, et l’un des plus risqués. Dites plutôt quoi, de combien et depuis quand.',
      },
    },
    {
      title: 'Prendre le DACH pour un seul pays',
      sign: 'Une seule page « DACH », un prix en euros, des ß partout, et pas un lien venu d’Allemagne, d’Autriche ou de Suisse.',
      cost: 'Trois pays, trois droits, deux monnaies. La page unique perd la Suisse au premier prix en euros et l’Autriche au premier colis. Et sans liens ni preuves du pays, un moteur de recherche n’a pas de raison de vous préférer à ceux qui en ont.',
      here: 'Au 9 février 2026, les réponses par IA de Google (AI Overviews) n’étaient pas ouvertes en France (à vérifier).',
      there:
        'Elles sont annoncées depuis mars 2025 en Allemagne, en Autriche et en Suisse. Vos courbes françaises ne le montrent pas.',
      facts: [
        {
          text: 'Un code hreflang nomme une langue, et un pays si besoin : de-DE, de-AT, de-CH. « de-DACH » n’existe pas (2026).',
          sources: ['hreflang'],
        },
        {
          text: 'Suisse : le vendeur à distance étranger qui atteint 100 000 francs par an de petits envois doit s’inscrire à la TVA suisse (depuis 2019).',
          sources: ['estv'],
        },
        {
          text: '**50 %** des internautes allemands utilisent au moins parfois un chat IA au lieu d’un moteur de recherche (Bitkom, 1 156 personnes, novembre 2025).',
          sources: ['bitkom'],
        },
        {
          text: 'AI Overviews : annoncées en mars 2025 pour les trois pays, en allemand et en anglais, en Suisse aussi en français. Absentes de France en février 2026 (à vérifier).',
          sources: ['aio-dach', 'aio-france'],
        },
      ],
      boxes: [
        'Décider du premier pays et l’écrire sur la page : livraison, prix, droit, contact',
        'Pour la Suisse : prix en francs, « ss » au lieu de « ß », douane expliquée',
        'Demander trois liens propres : association de branche, liste d’exposants, fournisseur',
        'Signaler tout lien payé : [de:Anzeige] pour le lecteur, rel="sponsored" pour Google',
        'Noter chaque mois ce que Google et les chats IA répondent, en allemand, à vos cinq questions',
      ],
      term: {
        word: 'Beleg',
        language: 'de',
        sound: 'bé-lék',
        meaning: 'Pièce à l’appui : certificat, norme, mesure, référence du pays. Ce qui se lit avant le slogan.',
      },
    },
  ],
  score: {
    title: 'Votre compte',
    lead: 'Additionnez les cases cochées. Une case sans objet chez vous compte, à condition d’avoir écrit pourquoi.',
    ranges: [
      {
        from: 0,
        to: 11,
        title: 'Le fil est en miettes',
        text: 'Aucune publicité pour l’instant. Commencez par les erreurs 2, 3 et 5 : ce sont elles qui peuvent bloquer une vente.',
      },
      {
        from: 12,
        to: 23,
        title: 'Le fil est posé',
        text: 'Prenez la page où il manque le plus de cases et finissez-la avant d’en ouvrir une autre.',
      },
      {
        from: 24,
        to: 31,
        title: 'La boucle se forme',
        text: 'Vous pouvez tester : une page, un budget fixé, une règle d’arrêt écrite avant le départ.',
      },
      {
        from: 32,
        to: 35,
        title: 'Le nœud tient',
        text: 'Reprenez la liste dans six mois : les lignes « à vérifier » bougent, et votre site aussi.',
      },
    ],
    after: 'Mon compte',
  },
  month: {
    title: 'Trente jours, dans cet ordre',
    lead: 'D’abord ce qui peut coûter, ensuite ce qui peut vendre.',
    weeks: [
      {
        title: 'Arrêter',
        days: 'Jours 1 à 7',
        steps: [
          'Suspendre les e-mails à froid (3)',
          'Barrer les mots verts sans preuve (6)',
          'Vérifier LUCID avant le prochain colis (5)',
        ],
      },
      {
        title: 'Mettre en règle',
        days: 'Jours 8 à 14',
        steps: ['Refaire [de:Impressum], rétractation et prix (2)', 'Lancer registres, système dual, mandataire (5)'],
      },
      {
        title: 'Rendre achetable',
        days: 'Jours 15 à 21',
        steps: ['Brancher PayPal et facture, écrire « Retours » (4)', 'Commander soi-même, du clic au renvoi (4)'],
      },
      {
        title: 'Réécrire, relier',
        days: 'Jours 22 à 30',
        steps: [
          'Réécrire une page, sur cinq mots clés (1)',
          'Choisir le premier pays, demander trois liens (7)',
          'Recompter, puis fixer un test et son arrêt',
        ],
      },
    ],
  },
  sources: {
    title: 'Sources',
    lead: 'Consultées ou relevées en novembre 2026. Plusieurs rapportent un texte officiel : avant d’agir, lisez le texte lui-même.',
    list: frenchSources,
  },
  legal: {
    title: 'Ce que ce document n’est pas',
    text: 'Une information, pas un conseil juridique. Les montants d’amende sont des maxima. Les lignes « à vérifier » changent vite. Les habitudes décrites sont des tendances, jamais des personnes. Pour votre cas, demandez à un avocat du pays visé.',
  },
  closing: {
    title: 'Une case résiste ?',
    text: 'Trente minutes, gratuites. Vous repartez avec une réponse, dans un sens ou dans l’autre.',
    booking: 'Réserver un appel',
    site: 'Le site :',
  },
}
