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
  overtakenDialog: {
    heading: 'Ce texte a aussi changé ailleurs',
    intro:
      'Un autre onglet, un autre appareil ou une publication l’a changé entre-temps. Les deux versions sont là : choisissez celle qui reste. L’autre disparaît.',
    before: 'L’autre version',
    after: 'La vôtre',
    own: 'Garder la mienne',
    other: 'Prendre l’autre',
    otherAt: 'L’autre version a été enregistrée le {date} à {time}.',
  },
  diff: {
    removed: 'retiré',
    added: 'ajouté',
    hidden: '[…]',
    same: 'Les deux textes sont identiques.',
  },
}
