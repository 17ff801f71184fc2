import type { Locale } from '../../contract/locales.ts'

/**
 * Words of the mails that the owner receives; French only. `{{name}}` is a slot that the server fills.
 * Spaces before ; : ! ? and inside « » are no-break spaces.
 */
export const ownerMail = {
  automatic: 'Message automatique du site, envoyé au propriétaire.',
  leadNotification: {
    subject: 'Checklist demandée : {{email}}',
    preview: 'Une adresse de plus, à confirmer. Elle n’a dit oui qu’au PDF.',
    heading: 'Quelqu’un veut la checklist.',
    intro: 'La demande est enregistrée. L’adresse sera confirmée au clic sur la page que l’e-mail ouvre, pas avant.',
    facts: { email: 'Adresse', language: 'Langue', page: 'Page', date: 'Date', campaign: 'Campagne' },
    delivery:
      'L’e-mail avec la checklist part en même temps que celui-ci : son sort n’est pas encore connu. Le tableau de bord le dira.',
    button: 'Ouvrir le tableau de bord',
    consentHeading: 'Oui au PDF, à rien d’autre',
    consent:
      'L’accord donné ne couvre que cet envoi. Ni newsletter, ni relance, ni ajout à une liste : tout autre e-mail demande un autre accord.',
  },
  digest: {
    subject: 'Récapitulatif des e-mails du site',
    preview: 'Plusieurs avis en un seul message.',
    heading: 'Voici où en sont les e-mails.',
    intro: 'Pour ne pas remplir votre boîte, le site réunit ici ce qui s’est passé depuis le dernier récapitulatif :',
    meaningHeading: 'Ce que cela veut dire',
    meaning: [
      'Au-delà de dix avis d’un même genre dans l’heure, les suivants sont réunis ici. Toutes les demandes sont enregistrées, aucune n’est perdue.',
      'Les envois aux visiteurs sont limités par heure et par jour, pour que personne ne se serve du site comme d’un canon à courrier. Les nouvelles demandes passent d’abord ; les autres attendent, puis sont abandonnées après 24 h si l’adresse n’est pas confirmée.',
    ],
    actionHeading: 'Ce que vous pouvez vérifier',
    action: [
      'Un article partagé, une campagne, un salon : l’affluence s’explique, il n’y a rien à faire.',
      'Des adresses sans queue ni tête, un seul domaine, la même minute : c’est sans doute un robot. Le tableau de bord les efface d’un coup, sous « Libérer ou effacer en nombre ».',
    ],
    button: 'Ouvrir le tableau de bord',
  },
} as const

/** What the server puts into the slots of these mails. `{n}` is a number. */
export const ownerMailWords = {
  languages: { fr: 'français', en: 'anglais', de: 'allemand' } satisfies Record<Locale, string>,
  noCampaign: 'aucune',
} as const

/** The lines of the digest, in their order; `{n}` is a number from two. */
export const digestLines = {
  enquiries: {
    one: '1 message du formulaire de contact, à lire dans le tableau de bord',
    many: '{n} messages du formulaire de contact, à lire dans le tableau de bord',
  },
  leads: { one: '1 demande de checklist', many: '{n} demandes de checklist' },
  held: {
    one: '1 e-mail à un visiteur attend une place sous les plafonds d’envoi',
    many: '{n} e-mails à des visiteurs attendent une place sous les plafonds d’envoi',
  },
  expired: {
    one: '1 e-mail abandonné : plafond d’envoi atteint pendant 24 h, adresse non confirmée',
    many: '{n} e-mails abandonnés : plafond d’envoi atteint pendant 24 h, adresses non confirmées',
  },
  failed: {
    one: '1 e-mail abandonné : serveur de messagerie injoignable trop longtemps, ou texte impossible à écrire',
    many: '{n} e-mails abandonnés : serveur de messagerie injoignable trop longtemps, ou texte impossible à écrire',
  },
  uncertain: {
    one: '1 e-mail peut-être arrivé : le serveur de messagerie l’a pris sans jamais répondre',
    many: '{n} e-mails peut-être arrivés : le serveur de messagerie les a pris sans jamais répondre',
  },
} as const
