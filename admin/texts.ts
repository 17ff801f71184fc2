/** What the app says around its screens. */
export const appTexts = {
  close: 'Fermer',
  unreachable: {
    title: 'Le serveur ne répond pas.',
    retry: 'Réessayer',
  },
  refused: {
    title: 'Accès refusé',
    text: 'Vous n’êtes pas autorisé à accéder à cette page.',
  },
  passwordChanged: {
    title: 'Mot de passe changé',
    text: 'Toutes les sessions sont fermées. Connectez-vous avec le nouveau.',
  },
  bar: {
    label: 'Administration',
    menu: 'Menu',
    toAnswer: ' : {n} à répondre',
    site: 'Voir le site',
    signedInAs: 'Connecté(e) : {email}',
  },
}
