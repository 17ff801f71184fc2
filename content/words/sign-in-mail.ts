/**
 * Words of the mail with a sign-in link; French only. `{{signInUrl}}` is a slot that the server fills. Spaces before
 * ; : ! ? and inside « » are no-break spaces.
 */
export const signInMail = {
  subject: 'Votre lien de connexion',
  preview: 'Valable 15 minutes, une seule fois.',
  heading: 'Votre lien de connexion.',
  intro:
    'Vous l’avez demandé sur la page d’administration. Il est valable 15 minutes, une seule fois ; ensuite, vous pouvez aussi choisir un nouveau mot de passe ou ajouter une clé d’accès.',
  button: 'Ouvrir la page de connexion',
  afterButton: 'Le bouton ne répond pas ? Copiez cette adresse dans votre navigateur :',
  unasked:
    'Vous n’avez rien demandé ? Ne cliquez pas : sans vous, ce lien n’ouvre rien. Quelqu’un connaît seulement votre adresse.',
} as const
