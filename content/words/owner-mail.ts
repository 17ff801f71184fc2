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
  capNotice: {
    subject: 'Plafond d’envoi atteint : {{cap}}',
    preview: 'Les demandes sont gardées, les e-mails attendent.',
    heading: 'Le plafond d’envoi est atteint.',
    intro:
      'Le site compte ses envois, pour que personne ne s’en serve comme d’un canon à courrier. Limite atteinte : {{cap}}.',
    meaningHeading: 'Ce que cela change',
    meaning: [
      'Les nouvelles demandes sont enregistrées comme d’habitude. Aucune n’est perdue.',
      'Leurs e-mails attendent et partiront plus tard, sans intervention de votre part.',
      'Les visiteurs concernés ont été prévenus du retard par le formulaire.',
    ],
    actionHeading: 'Ce que vous pouvez vérifier',
    action: [
      'Un article partagé, une campagne, un salon : l’affluence s’explique, il n’y a rien à faire.',
      'Des adresses sans queue ni tête, un seul domaine, plusieurs demandes à la même minute : c’est sans doute un robot. Regardez les dernières demandes.',
    ],
    button: 'Voir les dernières demandes',
  },
} as const

/** What the server puts into the slots of these mails. `{n}` is a number. */
export const ownerMailWords = {
  languages: { fr: 'français', en: 'anglais', de: 'allemand' } satisfies Record<Locale, string>,
  noCampaign: 'aucune',
  caps: {
    address: '{n} e-mails par jour à une même adresse',
    domain: '{n} e-mails par jour vers un même domaine',
    all: '{n} e-mails par jour en tout',
    enquiries: '{n} messages du formulaire de contact par jour',
  },
} as const
