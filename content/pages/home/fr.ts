import { formatNumber } from '../../../contract/formats.ts'
import { claims } from '../../offers/claims.ts'
import { prices } from '../../offers/prices.ts'
import type { HomeWords } from './shape.ts'

const { companies, consultation, firstResults, reviews, subscribers, years } = claims
const readers = formatNumber(subscribers.atLeast, 'fr')

export const fr: HomeWords = {
  head: {
    title: 'SEO et vente en Allemagne – BusinessBretzel',
    description:
      'Consultant franco-allemand indépendant : SEO, marketing digital et vente B2B pour les marques françaises en Allemagne, en Autriche et en Suisse.',
    keywords: [
      'consultant franco-allemand',
      'SEO Allemagne',
      'marketing Allemagne',
      'vente B2B Allemagne',
      'marché DACH',
    ],
  },
  hero: {
    badge: 'Au classement SEO franco-allemand',
    title: 'Votre budget allemand part en',
    crumbling: 'miettes.',
    lead: 'Site traduit, annonces traduites, offre traduite… et l’Allemagne n’achète pas. Je trouve l’endroit où le fil casse entre votre marque et le marché DACH. Puis je le renoue.',
    checklist: 'Recevoir la checklist',
    booking: 'Réserver un appel',
    note: '« 7 erreurs du marché allemand », PDF gratuit. L’appel dure 30 minutes, gratuit aussi.',
    from: 'Paris',
    to: 'Berlin',
  },
  services: {
    label: { fr: 'Services', de: 'Leistungen' },
    title: 'Quatre façons de reprendre le fil.',
    diagnostic: {
      title: 'Diagnostic de conversion',
      tag: `Rendu en ${prices.auditDach.deliveryHours} heures`,
      text: 'Les visiteurs allemands arrivent, regardent, repartent. Je lis votre site comme eux : preuves, paiement, délais, ton. Vous recevez les points de rupture, du plus urgent au moins grave.',
      link: 'Voir le diagnostic',
    },
    backlinks: {
      title: 'Backlinks d’autorité',
      tag: `${prices.backlinks.offersPage.links[0]} à ${prices.backlinks.offersPage.links[1]} liens par mois`,
      text: 'Des liens éditoriaux sur des sites allemands, autrichiens et suisses qui ont de vrais lecteurs. Sujet choisi ensemble, texte écrit en allemand, et la mention [de:Anzeige] là où la loi la demande.',
      link: 'Voir les backlinks',
    },
    vip: {
      title: 'Transformation business VIP',
      tag: `${prices.vip.transformation.days} jours`,
      text: `${prices.vip.transformation.months} mois côte à côte, un nœud solide par mois. Vous gardez les décisions ; les verbes en fin de phrase, je m’en charge.`,
      link: 'Voir l’accompagnement',
      stages: ['Offre', 'Visibilité', 'Vente'],
    },
    newsletter: {
      title: 'Une place dans la newsletter',
      tag: `${readers}+ décideurs`,
      text: 'Votre offre devant celles et ceux qui achètent ou vendent entre la France et l’espace DACH. Elle est annoncée comme sponsorisée : c’est plus honnête, et cela se lit mieux.',
      link: 'Voir le sponsoring',
    },
  },
  about: {
    label: { fr: 'À propos', de: 'Über mich' },
    title: 'Une tête, deux marchés.',
    lead: 'À gauche, le trait. À droite, la règle. Je travaille avec les deux.',
    portrait:
      'Portrait dessiné : à gauche, une moitié de visage tracée d’un seul trait rouge ; à droite, l’autre moitié en formes géométriques.',
    paragraphs: [
      'Une page française tend à donner envie d’abord, à rassurer ensuite. L’acheteur allemand, lui, cherche souvent la preuve avant la promesse. D’où ces campagnes impeccables à Lyon et suspectes à Leipzig, sans une faute de traduction.',
      'Je suis consultant franco-allemand indépendant. J’aide les marques françaises à grandir en Allemagne, en Autriche et en Suisse, et les entreprises allemandes à trouver leur place en France. Un interlocuteur, deux langues, pas d’agence au milieu.',
    ],
    facts: [
      { figure: `${companies.atLeast}+`, text: 'entreprises accompagnées' },
      { figure: `${years.atLeast}+`, text: 'ans entre les deux rives' },
      { figure: `${readers}+`, text: 'abonnés à la newsletter' },
    ],
    link: 'Voir comment je travaille',
  },
  articles: {
    label: { fr: 'Blog', de: 'Lesestoff' },
    title: 'À lire avant de dépenser.',
    all: 'Tous les articles',
  },
  checklist: {
    label: { fr: 'Checklist', de: 'Zum Abhaken' },
    title: 'Comptez d’abord les miettes.',
    lead: 'Un budget ne part jamais d’un coup. Il part en e-mails que le droit allemand interdit sans accord, en paniers abandonnés à la caisse, en colis qui n’auraient pas dû partir. Sept erreurs, une page chacune : cochez les vôtres, vous saurez par où commencer lundi.',
    button: 'Voir ce qu’elle contient',
    note: 'PDF gratuit, envoyé par e-mail. Un seul e-mail, et un lien pour tout effacer.',
  },
  clients: {
    label: { fr: 'Clients', de: 'Kunden' },
    title: 'Ils ont traversé le Rhin sans se mouiller.',
    you: 'Et vous ?',
    note: 'Les noms restent entre mes clients et moi. Chaque case porte un secteur, composé par mes soins : ce ne sont pas des marques.',
  },
  testimonials: {
    label: { fr: 'Avis', de: 'Stimmen' },
    title: 'Ce qu’ils en disent, facture payée.',
    score: `sur plus de ${reviews.atLeast} avis clients`,
  },
  faq: {
    label: { fr: 'Questions', de: 'Fragen' },
    title: 'Avant de nouer quoi que ce soit.',
    questions: [
      {
        question: 'Une bonne traduction ne suffit-elle pas ?',
        answer:
          'Elle suffit pour être compris, pas pour être choisi. Avant de commander, l’acheteur allemand cherche souvent ce qui pourrait mal tourner : retours, délai, interlocuteur, [de:Impressum]. Si la réponse manque, la phrase a beau être parfaite, la commande attend.',
      },
      {
        question: 'Faut-il parler allemand pour travailler avec vous ?',
        answer:
          'Non. Nous travaillons en français, et je prends en charge ce qui se passe en allemand : textes, relectures, appels. Si votre équipe parle les deux langues, nous passerons de l’une à l’autre.',
      },
      {
        question: 'Combien de temps avant les premiers résultats ?',
        answer: `Autour de ${firstResults.months} mois, et ${firstResults.seoMonths[0]} à ${firstResults.seoMonths[1]} pour le SEO seul. C’est un ordre de grandeur tiré de mes missions, pas une promesse : Google ne garantit aucun délai, moi non plus. Une page de paiement corrigée peut agir plus tôt, puisque des visiteurs y passent déjà.`,
      },
      {
        question: 'Autriche et Suisse : même recette ?',
        answer:
          'La même pâte, une autre cuisson. Depuis 2023, l’Autriche demande aux vendeurs étrangers un mandataire pour les emballages envoyés aux particuliers (source : WKO). La Suisse a sa monnaie, sa douane et pas un seul ß. On commence par un pays, on apprend, puis on étend.',
      },
      {
        question: 'Aidez-vous aussi les entreprises allemandes en France ?',
        answer:
          'Oui, et le travail se fait en miroir : une offre en français, des mentions légales qui ne soient pas un [de:Impressum] traduit, une caisse qui prenne la carte bancaire. La version allemande de ce site leur est consacrée.',
      },
      {
        question: `Que se passe-t-il pendant l’appel de ${consultation.minutes} minutes ?`,
        answer: `Vous décrivez votre situation, je regarde votre site en direct. Vous repartez avec vos ${consultation.blockers} principaux blocages et un plan d’action sur ${consultation.planDays} jours. C’est gratuit, je n’en propose que ${consultation.perMonth} par mois, et je réponds à votre demande sous ${consultation.replyHours} heures. Si je ne suis pas la bonne personne, je vous le dis.`,
      },
    ],
  },
  closing: {
    title: ['Plus on tire des deux côtés,', 'plus le nœud tient.'],
    text: 'La checklist se lit ce soir, et elle est gratuite. L’audit express regarde votre site avec des yeux d’acheteur allemand. L’une montre où chercher, l’autre ce qui casse.',
    primary: 'Recevoir la checklist',
    secondary: 'Voir l’audit express',
  },
}
