import type { PageKey } from '../../contract/routes.ts'
import type { ClosingWords, RichText } from '../pages/shape.ts'
import type { settings } from '../settings.ts'

export const articleOffers = ['audit', 'backlinks', 'vip', 'checklist'] as const
export type ArticleOffer = (typeof articleOffers)[number]

/** What an article leads to: the card at the end of its text, and the banner that closes the page. */
export type ArticleOfferWords = {
  page: PageKey
  title: string
  text: RichText
  button: string
  booking: keyof (typeof settings)['booking']
  closing: ClosingWords
}

const checklist = 'Recevoir la checklist'

/** By the `offer` of an article's head. The banner's buttons: an appointment, and the checklist. */
export const offerWords: Record<ArticleOffer, ArticleOfferWords> = {
  audit: {
    page: 'auditDach',
    title: 'Votre site, lu depuis l’Allemagne.',
    text: 'L’audit DACH passe vos pages, vos mots-clés et vos preuves au crible d’un acheteur allemand, puis dit quoi réparer en premier. Le rapport est en français.',
    button: 'Voir l’audit DACH',
    booking: 'auditDach',
    closing: {
      title: ['On regarde', 'votre site ensemble ?'],
      text: 'Trente minutes, votre page à l’écran, et la première chose à changer. Gratuit, même si la réponse est « rien ».',
      primary: 'Réserver un appel',
      secondary: checklist,
    },
  },
  backlinks: {
    page: 'backlinks',
    title: 'Des liens que l’on peut montrer.',
    text: 'Recherche des sites, textes en allemand, prise de contact : des liens de sites allemands, autrichiens et suisses, avec leur étiquette quand ils sont payés.',
    button: 'Voir les packs de liens',
    booking: 'backlinks',
    closing: {
      title: ['Quels sites allemands', 'devraient vous citer ?'],
      text: 'Trente minutes pour en nommer trois, et dire ce qui leur manque pour le faire. L’appel est gratuit.',
      primary: 'Réserver un appel',
      secondary: checklist,
    },
  },
  vip: {
    page: 'vip',
    title: 'Quelqu’un à côté, chaque semaine.',
    text: 'L’accompagnement stratégique met vos étapes dans l’ordre, les suit avec vous d’un appel à l’autre, et prévient quand il vaut mieux s’arrêter.',
    button: 'Voir l’accompagnement',
    booking: 'vip',
    closing: {
      title: ['Et si on traçait', 'votre route ?'],
      text: 'Trente minutes pour poser vos prochaines étapes sur une page, dans le bon ordre. L’appel est gratuit.',
      primary: 'Réserver un appel',
      secondary: checklist,
    },
  },
  checklist: {
    page: 'checklist',
    title: 'Les 7 erreurs du marché allemand.',
    text: 'La checklist à cocher avant de dépenser le premier euro outre-Rhin. Un PDF gratuit, en français, une page par erreur.',
    button: checklist,
    booking: 'checklist',
    closing: {
      title: ['Une case', 'vous résiste ?'],
      text: 'Trente minutes au téléphone suffisent souvent pour comprendre pourquoi. C’est gratuit, et la checklist aussi.',
      primary: 'Réserver un appel',
      secondary: checklist,
    },
  },
}
