import type { ChecklistWords } from './shape.ts'

export const fr: ChecklistWords = {
  head: {
    title: '7 erreurs du marché allemand : checklist',
    description:
      'Checklist gratuite en PDF : sept erreurs qui coûtent cher aux entreprises françaises en Allemagne, leurs signes, leurs preuves, et quoi faire lundi.',
    keywords: [
      'checklist marché allemand',
      'erreurs marché allemand',
      'vendre en Allemagne',
      'exporter en Allemagne',
      'Impressum',
    ],
  },
  hero: {
    label: { fr: 'Checklist', de: 'Zum Abhaken' },
    title: '7 erreurs du marché allemand.',
    lead: 'À cocher avant de dépenser le premier euro outre-Rhin. Un PDF court et gratuit, pour les entreprises françaises qui vendent en Allemagne ou s’y préparent.',
    formTitle: 'Où l’envoyer ?',
  },
  inside: {
    label: { fr: 'Dedans', de: 'Drin' },
    title: 'Une erreur par page, et de quoi la réparer.',
    lead: 'Chaque page suit le même fil. Prenons la quatrième, celle de la carte bancaire.',
    mistake: 4,
    parts: [
      {
        title: 'Le signe',
        text: 'À quoi vous reconnaissez l’erreur chez vous. Ici, le panier allemand se remplit, puis s’arrête au paiement.',
      },
      { title: 'Le coût', text: 'Ce qu’elle vous prend, et pourquoi personne ne vous prévient.' },
      {
        title: 'Les deux rives',
        text: 'La même caisse vue de France et d’Allemagne. Ce qui rassure ici fait parfois hésiter là-bas.',
      },
      { title: 'La preuve', text: 'Des faits datés. Leur source est numérotée et se retrouve en dernière page.' },
      { title: 'Lundi', text: 'Cinq cases, et chacune commence par un verbe. Aucune ne dit « penser à réfléchir ».' },
      {
        title: 'Le mot',
        text: 'Un terme à savoir dire au téléphone, prononciation comprise. Ici, [de:Kauf auf Rechnung] : l’achat sur facture.',
      },
    ],
    extras: {
      title: 'Et après les sept pages',
      list: [
        { title: 'Votre score', text: 'Trente-cinq cases à compter, et ce que votre compte veut dire.' },
        { title: 'Trente jours', text: 'Un plan semaine par semaine, l’urgent d’abord.' },
        { title: 'Les sources', text: 'Toutes, numérotées, avec leur adresse quand elles sont en ligne.' },
      ],
    },
  },
  audience: {
    label: { fr: 'Pour qui', de: 'Für wen' },
    title: 'Utile à tous, sauf à certains.',
    fits: {
      title: 'Elle est pour vous si',
      list: [
        'vous vendez déjà en Allemagne, et les visites ne deviennent pas des commandes ;',
        'vous préparez l’ouverture, et le devis de traduction est déjà sur la table ;',
        'vous dirigez l’entreprise, son marketing ou son SEO, et l’on vous demandera des comptes.',
      ],
    },
    misfits: {
      title: 'Elle n’est pas pour vous si',
      list: [
        'vous cherchez un avis juridique : elle informe, votre avocat conseille ;',
        'vous voulez le travail fait : les cases ne se cochent pas toutes seules ;',
        'votre équipe de Hambourg vend depuis dix ans : offrez-lui plutôt un café.',
      ],
    },
  },
  proof: {
    label: { fr: 'Preuves', de: 'Belege' },
    title: 'Trois faits tirés de la checklist.',
    lead: 'En Allemagne, une promesse sans preuve agace. Autant commencer par les preuves.',
    facts: [
      {
        figure: '12,3 %',
        text: 'C’est la part des cartes de crédit et de débit internationales dans le chiffre d’affaires du commerce en ligne allemand en 2024. PayPal pèse 28,5 %, l’achat sur facture 25,8 %.',
        source: 'EHI, étude Online-Payment 2025, citée par [de:möbelmarkt]',
        address: 'https://www.moebelmarkt.de/beitrag/deutscher-onlinehandel-paypal-ist-meistgenutztes-zahlungsmittel',
      },
      {
        figure: '§ 7 UWG',
        text: 'La publicité par e-mail demande un accord préalable et exprès, y compris entre entreprises. L’e-mail de prospection admis en France ne l’est pas en Allemagne.',
        source: 'Loi allemande contre la concurrence déloyale, § 7, alinéa 2, texte de 2022',
        address: 'https://www.gesetze-im-internet.de/uwg_2004/__7.html',
      },
      {
        figure: 'LUCID',
        text: 'Depuis 2019, le registre allemand des emballages est public. Un produit emballé qui n’y figure pas ne peut pas être vendu en Allemagne, même depuis une boutique française.',
        source: 'Revue [de:recyclingmagazin], 2021',
        address: 'https://www.recyclingmagazin.de/2021/07/02/novelle-des-verpackungsgesetzes-tritt-am-3-juli-in-kraft/',
      },
    ],
    sourceLabel: 'Source',
  },
  method: {
    label: { fr: 'Méthode', de: 'Machart' },
    title: 'Écrite preuves en main.',
    points: [
      {
        title: 'Une année, une source',
        text: 'Un chiffre sans date ni origine n’entre pas. Les statistiques célèbres dont personne ne retrouve l’étude sont restées dehors.',
      },
      {
        title: 'Des habitudes, pas des caractères',
        text: 'Ni Allemands froids, ni Français légers. Ce qui relève de l’usage est présenté comme un usage, avec sa conséquence pratique.',
      },
      {
        title: 'Le droit avec sa date',
        text: 'Chaque règle porte sa date, et ce qui bouge vite la mention « à vérifier ». Avant de signer, faites contrôler celles qui vous concernent.',
      },
    ],
  },
  faq: {
    label: { fr: 'Questions', de: 'Fragen' },
    title: 'Avant de donner votre adresse.',
    questions: [
      {
        question: 'Est-ce vraiment gratuit ?',
        answer: 'Oui. Vous donnez une adresse e-mail, vous recevez un PDF. Ni carte bancaire, ni essai à résilier.',
      },
      {
        question: 'Que devient mon adresse ?',
        answer:
          'Elle sert à vous envoyer l’e-mail de la checklist, et à rien d’autre : ni newsletter, ni relance. Un lien dans cet e-mail efface tout, sans question. Sans confirmation de votre part, l’adresse disparaît d’elle-même au bout de trente jours.',
      },
      {
        question: 'Pourquoi confirmer mon adresse par un clic ?',
        answer:
          'Pour établir qu’elle est bien la vôtre. En Allemagne, c’est à l’expéditeur de prouver l’accord, et ce clic en est la trace habituelle. Une checklist sur les erreurs du marché allemand aurait tort de commencer par une.',
      },
      {
        question: 'L’Autriche et la Suisse sont-elles comprises ?',
        answer:
          'L’Allemagne d’abord. L’Autriche et la Suisse apparaissent là où elles s’en écartent, et la septième erreur part de là : prendre le DACH pour un seul pays.',
      },
      {
        question: 'Combien de temps faut-il ?',
        answer:
          'Dix pages, une demi-heure pour lire et cocher, café compris. Le plan qui suit s’étale sur trente jours, à votre rythme.',
      },
      {
        question: 'Faut-il parler allemand ?',
        answer:
          'Non. Tout est en français. Les mots allemands à connaître sont expliqués, avec de quoi les prononcer sans rougir.',
      },
    ],
  },
  closing: {
    title: ['Cochez d’abord,', 'dépensez ensuite.'],
    text: 'La checklist montre où regarder. Si une case vous résiste, trente minutes au téléphone suffisent souvent pour comprendre pourquoi. C’est gratuit aussi.',
    primary: 'Recevoir la checklist',
    secondary: 'Réserver un appel',
  },
}
