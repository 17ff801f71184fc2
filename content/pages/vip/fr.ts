import { formatPrice } from '../../../contract/formats.ts'
import { claims } from '../../offers/claims.ts'
import { prices } from '../../offers/prices.ts'
import type { VipWords } from './shape.ts'

const { vip } = prices
const { essential, premium, elite } = vip
const price = (euros: number) => formatPrice(euros, 'fr')
const [followFrom, followTo] = claims.followUp.months

export const fr: VipWords = {
  head: {
    title: 'Accompagnement stratégique en Allemagne',
    description: `Accompagnement VIP pour dirigeants : offre, site, liens et vente en Allemagne menés ensemble. Trois formules, de ${price(essential.perMonth)} à ${price(elite.perMonth)} HT par mois.`,
    keywords: [
      'accompagnement Allemagne',
      'consultant franco-allemand',
      'développement commercial Allemagne',
      's’implanter en Allemagne',
      'coaching export Allemagne',
    ],
  },
  hero: {
    label: { fr: 'Accompagnement', de: 'Begleitung' },
    title: 'Quelqu’un qui tient l’autre bout du fil.',
    lead: 'Vous connaissez votre métier. Il manque quelqu’un qui connaisse l’acheteur allemand, qui décroche, et qui reste assez longtemps pour voir si cela marche. L’accompagnement stratégique, c’est cela : un appel par semaine et un travail qui avance entre deux.',
    booking: 'Réserver l’appel découverte',
    plansLink: 'Voir les trois formules',
  },
  figures: [
    { figure: `${vip.discoveryMinutes} min`, text: 'd’appel découverte, gratuit' },
    { figure: `${vip.startDays} jours`, text: 'au plus avant le premier appel de travail' },
    { figure: `${vip.callHoursPerYear} h`, text: 'd’appels par an' },
    { figure: `${vip.replyHours} h`, text: 'pour une réponse entre deux appels' },
  ],
  features: {
    label: { fr: 'Contenu', de: 'Inhalt' },
    title: 'Quatre chantiers, un seul interlocuteur.',
    lead: 'Les quatre avancent ensemble, parce qu’une bonne page sans vendeur qui rappelle ne vend rien, et l’inverse non plus.',
    groups: [
      {
        title: 'L’offre',
        text: 'Ce que vous vendez là-bas, à qui et à quel prix.',
        features: [
          'Le segment et le pays par lesquels commencer',
          'Un prix bâti sur les coûts allemands, pas sur le tarif français',
          'Les preuves attendues : fiches, normes, références, délais',
        ],
      },
      {
        title: 'La visibilité',
        text: 'Être trouvé dans les mots du pays.',
        features: [
          'Pages écrites d’après les recherches allemandes, avant toute traduction',
          'Liens et citations : presse professionnelle, fédérations, salons',
          'Suivi des résultats classiques et des réponses d’IA, qui y sont affichées depuis 2025',
        ],
      },
      {
        title: 'La vente',
        text: 'De la première question au bon de commande.',
        features: [
          'Argumentaire, devis et relances en allemand, au [de:Sie]',
          'Prospection dans les règles : en Allemagne, l’e-mail publicitaire demande un accord préalable',
          'Rendez-vous préparés et débriefés, avec vous ou vos commerciaux',
        ],
      },
      {
        title: 'Le pilotage',
        text: 'Savoir chaque semaine où l’on en est.',
        features: [
          `Un plan sur ${vip.transformation.months} mois, revu à chaque appel`,
          'Un tableau d’une page : fait, en cours, bloqué, et par qui',
          'La décision d’arrêter une piste, prise avant qu’elle ne coûte',
        ],
      },
    ],
  },
  plans: {
    label: { fr: 'Formules', de: 'Stufen' },
    title: 'Trois rythmes, le même travail.',
    lead: 'Les quatre chantiers sont dans les trois. Ce qui change, c’est la fréquence à laquelle nous nous parlons.',
    offers: [
      {
        name: 'Essential',
        audience: 'Vous avez une équipe, il lui faut un cap.',
        price: price(essential.perMonth),
        unit: 'HT par mois',
        features: [
          `Un appel de ${essential.callMinutes} min chaque semaine`,
          `Réponse sous ${vip.replyHours} h entre deux appels`,
          'Les quatre chantiers, exécutés par votre équipe',
          'Le tableau d’une page, tenu à jour',
        ],
        button: 'Parler d’Essential',
      },
      {
        name: 'Premium',
        audience: 'Le lancement a une date.',
        price: price(premium.perMonth),
        unit: 'HT par mois',
        popular: 'Le plus populaire',
        features: [
          `Un appel de ${premium.callHours} h chaque semaine`,
          `Support urgent ${premium.urgentHours} h`,
          `Réponse sous ${vip.replyHours} h pour tout le reste`,
          'Pages, devis et argumentaires relus en allemand',
          'Rendez-vous importants préparés avec vous',
        ],
        button: 'Parler de Premium',
      },
      {
        name: 'Elite',
        audience: 'L’Allemagne est la priorité de l’année.',
        price: price(elite.perMonth),
        unit: 'HT par mois',
        features: [
          `${elite.callsPerWeek} appels par semaine`,
          'Tout ce que contient Premium',
          'Rendez-vous décisifs menés à deux',
          'Point régulier avec votre direction',
        ],
        button: 'Parler d’Elite',
      },
    ],
    note: `Prix hors taxes (HT). Appel découverte de ${vip.discoveryMinutes} minutes, gratuit ; début sous ${vip.startDays} jours après la signature.`,
  },
  study: {
    label: { fr: 'Cas', de: 'Fallbeispiel' },
    title: 'Deux ans de salons, et pas un rappel.',
    study: {
      company: 'Éditeur de logiciel de maintenance',
      sector: 'Logiciel pour l’industrie',
      challenge:
        'Deux années de stands, beaucoup de cartes de visite, aucun contrat. Les relances partaient en anglais, le site n’avait pas de réponse sur l’hébergement des données, et personne n’appelait.',
      solution: [
        'Un seul segment retenu, les ateliers de taille moyenne du sud de l’Allemagne',
        'Une page sur l’hébergement et le contrat de sous-traitance ([de:AVV]), avant même la page des prix',
        'Les anciens contacts rappelés un par un, en allemand, avec une raison précise',
        'Devis refait : délais, recette, interlocuteur technique nommé',
      ],
      results: [
        'La question des données ne bloque plus le premier entretien',
        'L’équipe commerciale mène elle-même ses appels en allemand',
        'La direction suit l’Allemagne sur une page, chaque lundi',
      ],
      sample: true,
    },
  },
  process: {
    label: { fr: 'Déroulement', de: 'Ablauf' },
    title: `Les ${vip.transformation.days} premiers jours.`,
    steps: [
      {
        title: 'L’appel découverte',
        text: `${vip.discoveryMinutes} minutes, gratuit. Vous racontez, je demande. Si je ne suis pas la bonne personne, je le dis.`,
      },
      {
        title: 'Le départ',
        text: `Sous ${vip.startDays} jours : l’état des lieux des quatre chantiers et un plan sur ${vip.transformation.months} mois.`,
      },
      {
        title: 'Les semaines',
        text: 'Un appel, des décisions, une liste courte. Entre deux appels, chacun tient sa part.',
      },
      {
        title: 'La main',
        text: `Votre équipe reprend ce qui tourne. Je reste joignable ${followFrom} à ${followTo} mois après la fin.`,
      },
    ],
  },
  faq: {
    label: { fr: 'Questions', de: 'Fragen' },
    title: 'Avant de s’engager.',
    questions: [
      {
        question: 'Quelle formule choisir ?',
        answer:
          'Essential si votre équipe sait exécuter et attend un cap. Premium si un lancement, un salon ou un premier gros client approche. Elite si l’Allemagne est la priorité de l’année et que la direction s’en occupe elle-même. L’appel découverte tranche presque toujours.',
      },
      {
        question: 'Que se passe-t-il pendant l’appel découverte ?',
        answer: `${vip.discoveryMinutes} minutes, gratuites. Vous décrivez ce que vous vendez, à qui, et ce qui ne prend pas. Vous repartez avec un avis, que nous travaillions ensemble ou non.`,
      },
      {
        question: 'Qui travaillera avec nous ?',
        answer:
          'Moi, du premier appel au dernier. Je suis indépendant : il n’y a pas de stagiaire derrière la porte. Pour un métier précis, traduction assermentée ou droit par exemple, je vous adresse à quelqu’un dont c’est le métier.',
      },
      {
        question: 'Faut-il parler allemand ?',
        answer:
          'Non, nos appels sont en français. Mais vos clients, eux, attendront souvent quelqu’un qui réponde dans leur langue : nous regardons ensemble qui, chez vous ou ailleurs, et à partir de quand.',
      },
      {
        question: 'Quels résultats peut-on attendre ?',
        answer: `Les premiers effets arrivent en général vers ${claims.firstResults.months} mois. Une décision d’achat passe souvent par plusieurs services de l’entreprise, et aucun calendrier sérieux ne se garantit. Je m’engage sur le travail, le rythme et la franchise.`,
      },
      {
        question: 'Vaut-il mieux commencer par un audit ?',
        answer:
          'Si votre site allemand existe déjà, souvent oui : l’Audit DACH coûte une fois, et le plan est alors à moitié écrit. Si tout est à faire, l’appel découverte suffit pour commencer.',
      },
    ],
  },
  closing: {
    title: ['Plus on tire des deux côtés,', 'plus il faut être deux.'],
    text: `${vip.discoveryMinutes} minutes au téléphone, gratuites. Vous saurez si l’accompagnement vous sert, et laquelle des trois formules.`,
    primary: 'Réserver l’appel découverte',
    secondary: 'Écrire d’abord',
  },
}
