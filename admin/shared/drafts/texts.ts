/** What is said of texts that are saved while they are written. */
export const draftTexts = {
  saving: {
    saved: 'Enregistré à {time}',
    untouched: 'Aucun changement',
    waiting: 'Pas encore enregistré',
    saving: 'Enregistrement…',
    offline: 'Hors ligne : gardé dans ce navigateur, envoyé dès que le réseau revient',
    signedOut: 'Votre session est terminée : reconnectez-vous, rien n’est perdu',
    failed: 'Pas encore enregistré, gardé dans ce navigateur. {reason}',
    sessionEnded: {
      title: 'Session terminée',
      text: 'Votre texte est gardé dans ce navigateur : reconnectez-vous, il sera repris et enregistré.',
    },
    overtaken: 'Ce texte a changé ailleurs',
  },
  diff: {
    removed: 'retiré',
    added: 'ajouté',
    hidden: '[…]',
    same: 'Les deux textes sont identiques.',
  },
}
