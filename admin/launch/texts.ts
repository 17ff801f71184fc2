/** What the screen “Prêt à publier ?” says. */
export const launchTexts = {
  lead: 'Tout ce qui est encore un exemple, vide ou inventé. Un point fait est barré ; il revient s’il est défait.',
  ready: 'Prêt.',
  failed: 'Impossible de charger ce qui reste à faire.',
  loading: 'Chargement...',
  owner: 'Vous et votre entreprise',
  samples: 'Exemples à confirmer ou à remplacer',
  server: 'Le serveur',
  done: 'fait : ',
  optional: 'facultatif',
  checks: {
    address: 'SITE_URL est l’adresse publique du site. Réglage du serveur, à redémarrer ensuite.',
    mail: 'Un serveur de messagerie envoie les e-mails (SMTP_URL). Réglage du serveur, à redémarrer ensuite.',
    backup: 'Une sauvegarde a été faite, et restaurée à l’essai.',
    password: 'Le mot de passe créé au premier démarrage est remplacé (Accès).',
  },
}
