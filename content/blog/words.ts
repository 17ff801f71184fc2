import { formatNumber } from '../../contract/formats.ts'
import { claims } from '../offers/claims.ts'
import type { ClosingWords, PageHead, PageHero } from '../pages/shape.ts'

/** Index of the blog, with its search and its filter. The blog exists in French only. */
export const blogWords = {
  head: {
    title: 'Blog : vendre en Allemagne, pas à pas',
    description:
      'SEO, contenu, e-commerce, vente B2B et droit : les articles pour vendre en Allemagne, en Autriche et en Suisse, avec leurs sources et leur date.',
    keywords: ['blog marché allemand', 'vendre en Allemagne', 'SEO Allemagne', 'marketing DACH', 'export Allemagne'],
  } satisfies PageHead,
  hero: {
    label: { fr: 'Blog', de: 'Lesestoff' },
    title: 'Un article, une question.',
    lead: 'Les questions que l’on se pose avant de vendre en Allemagne, en Autriche ou en Suisse. Une réponse dès le premier paragraphe, des chiffres avec leur source, et quelque chose à faire lundi.',
  } satisfies PageHero,
  featured: 'Pour commencer',
  filter: 'Catégories',
  allLabel: { fr: 'Articles', de: 'Alles' },
  all: 'Tous les articles.',
  allOf: 'Tous',
  external: 'article externe',
  search: {
    label: 'Chercher dans tous les articles',
    hint: 'Un mot suffit, avec ou sans tréma : facture, [de:Rückgabe], [de:Impressum]…',
    button: 'Chercher',
    /** `{n}` is the number of articles, `{q}` what was searched for. */
    one: '1 article pour « {q} »',
    many: '{n} articles pour « {q} »',
    none: 'Aucun article pour « {q} ». Essayez un mot plus court, ou une catégorie.',
    failed: 'La recherche n’a pas pu être chargée. Les catégories restent ouvertes.',
  },
  newsletter: {
    title: 'La suite, par la newsletter.',
    text: `Un problème franco-allemand par numéro, avec sa réparation. Plus de ${formatNumber(claims.subscribers.atLeast, 'fr')} décideurs la reçoivent.`,
    button: 'S’abonner à la newsletter',
    feed: 'Suivre par flux RSS',
  },
  closing: {
    title: ['Votre question', 'n’y est pas ?'],
    text: 'Posez-la de vive voix : trente minutes, gratuites. Elle fera peut-être le prochain article, sans votre nom.',
    primary: 'Réserver un appel',
    secondary: 'Voir les offres',
  } satisfies ClosingWords,
} as const

/** Words around every article. */
export const articleWords = {
  blog: 'Blog',
  trail: 'Fil d’Ariane',
  minutes: 'min de lecture',
  minutesShort: 'min',
  draft: 'Brouillon',
  published: 'Publié le',
  revised: 'révisé le',
  contents: 'Sommaire',
  sources: 'Sources',
  /** Stands before the number of a source, for those who hear the page. */
  source: 'source',
  backToText: 'Retour au texte',
  /** Before the number of a further place that names the same source. */
  place: 'passage',
  saidAs: 'se dit',
  relatedLabel: { fr: 'À suivre', de: 'Weiterlesen' },
  related: 'Tirer le fil',
  neighbours: 'Articles voisins',
  previous: 'Article précédent',
  next: 'Article suivant',
  all: 'Tous les articles du blog',
  picture: 'Couverture de l’article',
  feed: 'Articles de BusinessBretzel',
} as const

/** Words around every category. */
export const categoryWords = {
  articles: 'Les articles',
  closing: {
    title: ['Lire, c’est bien.', 'Décider, c’est mieux.'],
    text: 'Trente minutes pour passer de l’article à votre cas. L’appel est gratuit.',
    primary: 'Réserver un appel',
    secondary: 'Voir les offres',
  } satisfies ClosingWords,
} as const
