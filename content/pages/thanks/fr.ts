import type { ThanksWords } from './shape.ts'

export const fr: ThanksWords = {
  head: {
    title: 'Merci, la checklist est en route',
    description:
      'Votre demande est enregistrée. Deux clics restent à faire, dans l’e-mail puis sur la page qu’il ouvre, et vous tenez « 7 erreurs du marché allemand ».',
    keywords: [],
  },
  hero: {
    label: { fr: 'Merci', de: 'Danke' },
    title: 'C’est noué.',
    lead: 'Votre demande est enregistrée. L’e-mail est en route, ou déjà dans votre boîte si vous l’avez demandé il y a peu. Il reste deux clics : un dans l’e-mail, un sur la page qu’il ouvre.',
  },
  steps: {
    title: 'La suite, en trois temps',
    list: [
      {
        title: 'L’e-mail',
        text: 'Son objet : « {subject} ». Il arrive en général dans la minute. Son bouton, « {button} », ouvre une page de ce site.',
      },
      {
        title: 'La confirmation',
        text: 'Sur cette page, cliquez sur « {confirm} ». Ce clic confirme votre adresse. Le lien vaut trente jours.',
      },
      {
        title: 'Le PDF',
        text: 'Son lien est sur la page qui suit, à lire à l’écran ou à imprimer. Le lien de l’e-mail y ramène quand vous voulez.',
      },
    ],
  },
  missing: {
    title: 'Rien dans dix minutes ?',
    list: [
      'Regardez dans les indésirables, puis dans l’onglet des promotions si votre messagerie en a un.',
      'Une lettre de travers dans l’adresse ? Revenez au formulaire et corrigez-la.',
      'L’adresse est bonne ? Vous pouvez redemander la checklist. L’e-mail repart un quart d’heure après le précédent, pas avant.',
    ],
    form: 'Revenir au formulaire',
    write: 'Toujours rien ? Écrivez-moi :',
  },
  next: {
    title: 'La checklist demande. L’audit répond.',
    text: 'Vous préférez qu’un œil allemand parcoure votre site à votre place ? C’est l’audit express : les points de rupture, rangés par effet sur vos ventes.',
    audit: 'Voir l’audit express',
    home: 'Revenir à l’accueil',
  },
}
