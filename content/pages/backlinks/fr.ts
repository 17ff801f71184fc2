import { formatNumber, formatPrice } from '../../../contract/formats.ts'
import { claims } from '../../offers/claims.ts'
import { prices } from '../../offers/prices.ts'
import type { BacklinksWords } from './shape.ts'

const { discovery, growth, authority } = prices.backlinks
const { depositPercent } = prices.terms
const { consultation, firstResults } = claims
const [seoFrom, seoTo] = firstResults.seoMonths
const price = (euros: number) => formatPrice(euros, 'fr')
const count = ([from, to]: readonly [number, number]) => `${from} à ${to} backlinks`
const rating = (pack: { domainRating: number }) => `Sites de DR ${pack.domainRating} ou plus`
const length = (pack: { words: number }) => `Articles de ${formatNumber(pack.words, 'fr')} mots ou plus, en allemand`

export const fr: BacklinksWords = {
  head: {
    title: 'Backlinks en Allemagne : trois packs',
    description: `Backlinks allemands, autrichiens et suisses en trois packs, de ${price(discovery.once)} à ${price(authority.perMonth)} HT : sites lus, textes en allemand, liens payés étiquetés.`,
    keywords: [
      'backlinks Allemagne',
      'backlinks allemands',
      'netlinking Allemagne',
      'liens sponsorisés Allemagne',
      'link building DACH',
    ],
  },
  hero: {
    label: { fr: 'Liens', de: 'Verlinkung' },
    title: 'Des backlinks allemands que quelqu’un lit.',
    lead: 'Un bon lien est un lien que votre acheteur pourrait suivre. Je les cherche là où il lit : presse professionnelle, fédérations, fournisseurs, salons, en Allemagne, en Autriche et en Suisse.',
    booking: 'Réserver un appel',
    packsLink: 'Voir les trois packs',
  },
  packs: {
    label: { fr: 'Packs', de: 'Pakete' },
    title: 'Peu de liens, et dans un ordre.',
    offers: [
      {
        name: 'Découverte',
        audience: 'Pour un premier essai, une seule fois.',
        price: price(discovery.once),
        unit: 'HT, une fois',
        features: [
          count(discovery.links),
          rating(discovery),
          'Liste des sites validée par vous',
          `Suivi des liens pendant ${discovery.followUpMonths} mois`,
        ],
        button: 'Parler du pack Découverte',
      },
      {
        name: 'Croissance',
        audience: 'Pour avancer chaque mois.',
        price: price(growth.perMonth),
        unit: 'HT par mois',
        popular: 'Le plus populaire',
        features: [
          `${count(growth.links)} par mois`,
          rating(growth),
          length(growth),
          'Liste des sites validée par vous',
          'Un rapport par mois, nature de chaque lien comprise',
        ],
        button: 'Parler du pack Croissance',
      },
      {
        name: 'Autorité',
        audience: 'Pour un marché déjà disputé.',
        price: price(authority.perMonth),
        unit: 'HT par mois',
        features: [
          `${count(authority.links)} par mois`,
          rating(authority),
          length(authority),
          'Liste des sites validée par vous',
          'Un rapport par mois, concurrents compris',
        ],
        button: 'Parler du pack Autorité',
      },
    ],
    note: `Prix hors taxes (HT). Le DR ([en:Domain Rating]) est une note de 0 à 100 donnée par un outil du métier, pas par Google. Elle écarte les sites vides ; elle ne remplace pas la lecture.`,
  },
  goodLink: {
    label: { fr: 'Le bon lien', de: 'Der gute Link' },
    title: 'Quatre questions avant chaque site.',
    points: [
      {
        title: 'Qui le lit ?',
        text: 'Une revue que reçoivent vos clients vaut mieux qu’un site bien noté que personne n’ouvre. Je regarde ses rubriques, ses auteurs et ses annonceurs avant sa note.',
      },
      {
        title: 'Pourquoi vous ?',
        text: 'Il faut une raison : une nouveauté, un essai, une adhésion, un stand, un client commun. Fédérations, chambres de commerce ([de:IHK], [de:AHK]), listes d’exposants et fournisseurs en donnent sans qu’on paie le lien.',
      },
      {
        title: 'Dans quelle langue ?',
        text: 'Un texte pensé en allemand, pour ce lectorat-là. La Suisse écrit [de:Strasse], l’Allemagne [de:Straße] : le détail que le rédacteur en chef voit avant tout le reste.',
      },
      {
        title: 'Vers quelle page ?',
        text: 'Une page allemande qui répond à la question du lecteur. Un lien vers une page qui déçoit apporte une visite très courte.',
      },
    ],
  },
  paidLink: {
    label: { fr: 'Le lien payé', de: 'Der bezahlte Link' },
    title: 'Quand un lien est payé, il le dit deux fois.',
    lead: 'Une fois au lecteur, une fois à Google. L’un ne dispense pas de l’autre, et les deux sont compris dans les packs.',
    parts: [
      {
        title: 'L’étiquette',
        text: '« [de:Anzeige] », en haut, avant la première ligne. Une mention en anglais ou en petit gris ne suffit pas à coup sûr.',
      },
      {
        title: 'Le texte',
        text: 'Écrit pour les lecteurs du site, utile même si l’on retire le lien. S’il ne l’est pas, il ne paraît pas.',
      },
      {
        title: 'L’ancre',
        text: 'Les mots qui portent le lien sont ceux de la phrase : le nom de la marque, le produit, la page. Pas votre mot-clé répété d’un site à l’autre.',
      },
      {
        title: 'L’attribut',
        text: '[en:rel=sponsored], dans le code. Google sait alors que la place est achetée. Le lien amène des lecteurs et fait connaître la marque ; il n’est pas vendu comme un vote.',
      },
    ],
    note: 'Les liens gagnés sans paiement paraissent sans étiquette. Le rapport dit, lien par lien, de quelle sorte il s’agit.',
    drawing: {
      description:
        'Article dessiné : la mention Anzeige en haut, le texte, les mots qui portent le lien, et dessous le code du lien avec son attribut.',
      label: 'Anzeige',
      title: 'Fachartikel',
      code: 'rel="sponsored"',
    },
  },
  rules: {
    label: { fr: 'Les règles', de: 'Die Regeln' },
    title: 'Trois règles, avec leur date.',
    lead: 'Elles sont publiques. Avant de payer une parution, demandez à votre prestataire comment il les applique.',
    facts: [
      {
        figure: 'sponsored',
        text: 'Depuis 2019, un lien payé ou échangé contre un service porte [en:rel=sponsored] ou, à défaut, [en:nofollow]. Sans cela, il relève des règles de Google contre le spam.',
        source: 'Google, règles contre le spam dans la recherche',
        address: 'https://developers.google.com/search/docs/essentials/spam-policies',
      },
      {
        figure: 'Anzeige',
        text: 'Le droit allemand veut que le lecteur reconnaisse la publicité. En 2014, la Cour fédérale a jugé que « [en:sponsored by] » ne suffisait pas pour un texte payé dans la presse.',
        source: '[de:BGH], 6 février 2014, I ZR 2/11, et § 5a, alinéa 4, UWG',
        address: 'https://www.gesetze-im-internet.de/uwg_2004/__5a.html',
      },
      {
        figure: 'Mars 2024',
        text: 'Google nomme « abus de réputation de site » le contenu de tiers publié surtout pour profiter du classement de son hôte. La règle vise les sites, et les textes que l’on y loue.',
        source: 'Google, règles contre le spam, annonce de mars 2024, texte durci en novembre 2024',
        address: 'https://developers.google.com/search/docs/essentials/spam-policies',
      },
    ],
    sourceLabel: 'Source',
  },
  sold: {
    label: { fr: 'Le contrat', de: 'Die Abmachung' },
    title: 'Ce que vous achetez, et le reste.',
    fits: {
      title: 'Compris dans chaque pack',
      list: [
        'la recherche des sites et leur lecture, un par un ;',
        'une liste que vous validez avant toute prise de contact ;',
        'la rédaction en allemand et les échanges avec la rédaction ;',
        'l’étiquette et l’attribut de chaque lien payé ;',
        'un rapport : l’adresse, la date, la nature du lien.',
      ],
    },
    misfits: {
      title: 'Pas à vendre',
      list: [
        'une position promise : personne n’en possède ;',
        'des réseaux de sites créés pour porter des liens ;',
        'un lien payé déguisé en conseil d’ami ;',
        'les échanges du type « tu me cites, je te cite ».',
      ],
    },
  },
  process: {
    label: { fr: 'Déroulement', de: 'Ablauf' },
    title: 'D’une page que personne ne cite à un nom que l’on connaît.',
    steps: [
      {
        title: 'On lit',
        text: 'Vos pages allemandes, vos liens actuels et ceux des noms que vous voulez rattraper.',
      },
      { title: 'On choisit', text: 'Une liste courte de sites, avec la raison de chacun. Vous rayez, vous gardez.' },
      {
        title: 'On écrit',
        text: 'Le sujet, puis le texte en allemand, puis la réponse aux questions de la rédaction.',
      },
      { title: 'On tient', text: 'Chaque lien est vérifié après parution, et le rapport note ceux qui bougent.' },
    ],
  },
  faq: {
    label: { fr: 'Questions', de: 'Fragen' },
    title: 'Avant le premier lien.',
    questions: [
      {
        question: 'À quoi sert un lien marqué « sponsored » ?',
        answer:
          'À être lu. Il amène des visiteurs d’un site que vos acheteurs fréquentent et fait exister votre nom en allemand, ce qui aide à obtenir ensuite des citations que personne n’a payées. L’attribut dit à Google que la place est achetée ; je ne la vends donc pas comme une recommandation.',
      },
      {
        question: 'Combien de temps avant un effet ?',
        answer: `Comptez en général ${seoFrom} à ${seoTo} mois pour juger le SEO. Les visites venues des articles, elles, se mesurent dès la parution. Ni l’un ni l’autre ne se promet par contrat.`,
      },
      {
        question: 'Peut-on vous confier des liens sans pages allemandes ?',
        answer:
          'Je le déconseille. Un lecteur allemand qui tombe sur une page en français repart, et le lien avec lui. Mieux vaut commencer par les pages ; l’Audit DACH dit lesquelles.',
      },
      {
        question: 'Qui choisit les sites ?',
        answer:
          'Je propose, vous validez. Rien n’est envoyé à une rédaction, ni payé, avant votre accord sur la liste. Un site refusé est remplacé.',
      },
      {
        question: 'Et si un lien disparaît ?',
        answer: `Dans le pack Découverte, les liens sont suivis ${discovery.followUpMonths} mois ; dans les packs au mois, tant que le pack court. Je contacte la rédaction et vous dis ce qu’elle répond. Un site reste maître de ses pages.`,
      },
      {
        question: 'Comment se passe le paiement ?',
        answer: `${depositPercent} % à la signature du devis, le solde à la livraison, pour le pack Découverte. Pour Croissance et Autorité, l’échéancier figure au devis. Tous les prix sont hors taxes.`,
      },
    ],
  },
  closing: {
    title: ['Un fil ne tient que s’il est', 'attaché quelque part.'],
    text: `${consultation.minutes} minutes pour regarder vos liens actuels et ceux qui vous manquent. Gratuit, et sans pack à la fin si vous n’en avez pas besoin.`,
    primary: 'Réserver un appel',
    secondary: 'Voir l’Audit DACH',
  },
}
