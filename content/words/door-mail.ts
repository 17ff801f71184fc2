/**
 * Words of the mails with a link to the administrator's door; French only. `{{doorUrl}}` is a slot that the server
 * fills. Spaces before ; : ! ? and inside « » are no-break spaces.
 */
export const doorMail = {
  signInLink: {
    subject: 'Votre lien de connexion',
    preview: 'Valable 15 minutes, une seule fois.',
    heading: 'Votre lien de connexion.',
    intro: 'Vous l’avez demandé à la porte de l’administration. Il ouvre pendant 15 minutes, une seule fois.',
    button: 'Aller à la porte',
    afterButton: 'Le bouton ne répond pas ? Copiez cette adresse dans votre navigateur :',
    unasked:
      'Vous n’avez rien demandé ? Ne cliquez pas : sans vous, ce lien n’ouvre rien. Quelqu’un connaît seulement votre adresse.',
  },
  passwordReset: {
    subject: 'Choisir un nouveau mot de passe',
    preview: 'Valable 15 minutes, une seule fois.',
    heading: 'Un nouveau mot de passe.',
    intro:
      'Vous avez demandé à le changer. Le lien est valable 15 minutes, une seule fois. Le nouveau mot de passe ferme toutes les sessions ouvertes.',
    button: 'Choisir un mot de passe',
    afterButton: 'Le bouton ne répond pas ? Copiez cette adresse dans votre navigateur :',
    unasked:
      'Vous n’avez rien demandé ? Ne cliquez pas : votre mot de passe reste le même. Quelqu’un connaît seulement votre adresse.',
  },
} as const

export type DoorMailWords = (typeof doorMail)[keyof typeof doorMail]
