import { formatNumber } from '../../../contract/formats.ts'
import { claims } from '../../offers/claims.ts'
import type { ContactWords } from './shape.ts'

const { minutes, perMonth, replyHours, planDays, blockers } = claims.consultation
const companies = formatNumber(claims.companies.atLeast, 'fr')

export const fr: ContactWords = {
  head: {
    title: 'Contact : dites-moi où ça coince',
    description: `Un formulaire, un e-mail ou ${minutes} minutes d’appel gratuites : décrivez votre défi allemand, la réponse vient sous ${replyHours} h, en français ou en allemand.`,
    keywords: [
      'contact consultant franco-allemand',
      'consultation gratuite Allemagne',
      'conseil marché allemand',
      'rendez-vous expansion DACH',
    ],
  },
  hero: {
    label: { fr: 'Contact', de: 'Kontakt' },
    badge: 'Première consultation gratuite',
    title: 'Dites-moi où ça coince.',
    lead: 'En français, en allemand ou en anglais. Trois lignes suffisent : un problème mal rangé m’en dit plus qu’un cahier des charges bien relié.',
    stats: [
      { figure: `${replyHours} h`, text: 'pour une réponse, garanti' },
      { figure: `${claims.satisfaction.percent.fr} %`, text: 'de clients satisfaits, environ' },
      { figure: `${companies}+`, text: 'entreprises accompagnées' },
    ],
  },
  form: {
    title: 'Décrivez votre défi allemand.',
    subtitle: 'Ce que vous vendez, à qui, et l’endroit où l’Allemagne dit non. Le reste, je vous le demanderai.',
  },
  booking: {
    title: `Ou parlons-nous, ${minutes} minutes.`,
    text: 'C’est gratuit et sans suite obligée. Vous choisissez l’horaire, j’ouvre votre site avant l’appel.',
    button: 'Choisir un horaire',
  },
  panel: {
    title: 'La consultation gratuite.',
    pitch: `${minutes} minutes sur votre cas, pas sur mes diapositives. Vous repartez avec :`,
    takeaways: [
      `les ${blockers} principaux blocages entre vous et le marché allemand, nommés ;`,
      `un plan d’action sur ${planDays} jours, à suivre avec moi ou sans moi ;`,
      'un avis franc si le moment est mal choisi.',
    ],
    channelsTitle: 'Trois chemins jusqu’à moi',
    email: { name: 'E-mail' },
    calendar: { name: 'Agenda', action: 'Réserver un créneau' },
    network: { name: 'Réseau professionnel', action: 'M’y écrire' },
    urgency: `**${perMonth} consultations par mois**, pas davantage : je lis les sites avant d’en parler, et cela prend des soirées.`,
  },
  faq: {
    label: { fr: 'Questions', de: 'Fragen' },
    title: 'Avant d’écrire.',
    questions: [
      {
        question: 'Avec quel type de clients travaillez-vous ?',
        answer:
          'Des entreprises françaises qui vendent en Allemagne, en Autriche ou en Suisse, ou s’y préparent, et des entreprises allemandes qui font le trajet inverse. En face de moi : un dirigeant, une fondatrice, quelqu’un du marketing ou du SEO. La taille compte moins que ceci : un produit qui se vend déjà chez vous.',
      },
      {
        question: 'La première consultation est-elle vraiment gratuite ?',
        answer: `Oui. ${minutes} minutes, sans carte bancaire et sans devis glissé à la fin. Si je ne suis pas la bonne personne, je vous le dis, et si je connais la bonne, je vous le dis aussi. Il y en a ${perMonth} par mois.`,
      },
      {
        question: 'Peut-on travailler entièrement à distance ?',
        answer:
          'Oui. Visio, téléphone, documents partagés : un marché à deux rives se travaille rarement dans un seul bureau. Un salon ou un rendez-vous client demande parfois d’être sur place ; nous en convenons avant.',
      },
      {
        question: 'Que préparer pour le premier contact ?',
        answer:
          'L’adresse de votre site, le pays visé, ce que vous avez essayé et ce que cela a donné, même si ce n’est pas glorieux. Un ordre de budget aide. Ni accès, ni mot de passe, ni présentation.',
      },
    ],
  },
  closing: {
    title: ['Trop tôt pour en parler ?', 'Sept erreurs à emporter.'],
    text: 'La checklist se lit seul, en une demi-heure, et ne vous engage à rien. L’audit express, lui, suit le parcours de vos acheteurs à votre place.',
    primary: 'Recevoir la checklist',
    secondary: 'Voir l’audit express',
  },
}
