import { formatNumber } from '../../../contract/formats.ts'
import { claims } from '../../offers/claims.ts'
import type { ContentsWords } from './shape.ts'

const number = (value: number) => formatNumber(value, 'fr')

export const fr: ContentsWords = {
  head: {
    title: 'Contenus : articles, newsletter, vidéos',
    description:
      'Articles, newsletter et vidéos sur le marché allemand : SEO, mots-clés, liens, localisation, concurrents. De quoi avancer avant de m’appeler.',
    keywords: [
      'newsletter franco-allemande',
      'articles marché allemand',
      'SEO Allemagne',
      'vidéos marché allemand',
      'veille marché DACH',
    ],
  },
  hero: {
    label: { fr: 'Contenus', de: 'Zum Mitnehmen' },
    title: 'À lire avant de m’appeler. Ou à la place.',
    lead: 'Une newsletter, des articles, des vidéos : ce que je sais du marché allemand, écrit pour que vous puissiez vous en servir sans moi.',
    media: 'Sur cette page',
    newsletter: 'La newsletter',
    articles: 'Les articles',
    videos: 'Les vidéos',
  },
  newsletter: {
    label: { fr: 'Newsletter', de: 'Rundbrief' },
    title: 'Elle ne part que si elle sert.',
    lead: 'Un problème franco-allemand par numéro, raconté du symptôme à la réparation. Pas de jour fixe, donc pas de numéro de remplissage.',
    gets: [
      { title: 'Un cas', text: 'Une page, une offre ou un e-mail qui bloquait, et ce qui l’a débloqué.' },
      { title: 'Un fait daté', text: 'Une règle ou un usage qui a changé, avec son année et sa source.' },
      { title: 'Une action', text: 'Quelque chose à faire lundi, sans budget ni réunion.' },
    ],
    subscribers: { figure: `${number(claims.subscribers.atLeast)}+`, text: 'décideurs y sont abonnés' },
    button: 'S’abonner',
    note: 'Elle paraît sur mon réseau professionnel : on s’abonne et on se désabonne là-bas, sans laisser d’adresse ici.',
  },
  articles: {
    label: { fr: 'Articles', de: 'Lesestoff' },
    title: 'Six articles pour commencer.',
    lead: 'Dans cet ordre si vous préparez l’ouverture. Sinon, par celui dont le titre vous gêne.',
    all: 'Tous les articles',
  },
  elsewhere: {
    label: { fr: 'Ailleurs', de: 'Anderswo' },
    title: 'Le même fil, sur d’autres écrans.',
    video: {
      title: 'La chaîne vidéo',
      text: 'Certaines choses se montrent mieux qu’elles ne s’écrivent : une caisse qui hésite, un ton qui glisse, un [de:Impressum] qui se cache.',
      button: 'Voir la chaîne',
    },
    follow: {
      title: 'Suivre le fil',
      network: { name: 'Réseau professionnel', text: 'Notes courtes, questions de lecteurs, nouveaux articles.' },
      newsletter: { name: 'Newsletter', text: 'Un problème, sa réparation, quand il y a matière.' },
      feed: { name: 'Flux RSS', text: 'Chaque article dès qu’il paraît, sans compte et sans algorithme.' },
    },
  },
  closing: {
    title: ['Vous avez tout lu,', 'il reste une question.'],
    text: `C’est bon signe : elle est précise. Posez‑la‑moi, je réponds sous ${number(claims.consultation.replyHours)} heures.`,
    primary: 'Poser ma question',
    secondary: 'Recevoir la checklist',
  },
}
