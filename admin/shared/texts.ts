/** What several screens say. */
export const commonTexts = {
  busy: 'Un instant…',
  cancel: 'Annuler',
  close: 'Fermer',
  loading: 'Chargement…',
  thrown: { title: 'Erreur', text: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.' },
  figuresFailed: 'Impossible de charger les chiffres.',
}

export const failureTexts = {
  fields: 'Une valeur n’est pas acceptée. Corrigez-la, puis réessayez.',
  malformed: 'Le serveur n’a pas pu lire ce que cette page lui a envoyé. Rechargez-la et réessayez.',
  wrongOrigin: 'Cette action semble venir d’un autre site. Rechargez la page et réessayez.',
  quarantined: 'Cette demande est à vérifier. Acceptez-la avant d’y répondre.',
  notFound: 'Ce que vous demandez n’existe plus. Rechargez la page.',
  tooLarge: 'Votre texte est trop long. Raccourcissez-le.',
  unsupportedType: 'Le serveur n’accepte pas ce format. Rechargez la page et réessayez.',
  tryLater: 'Le serveur ne peut pas répondre pour l’instant. Réessayez dans un instant.',
  fault: 'Une erreur s’est produite sur le serveur. Réessayez plus tard.',
}

export const waitTexts = {
  one: '{n} minute',
  many: '{n} minutes',
}

export const screenNames = {
  dashboard: 'Tableau de bord',
  enquiries: 'Demandes',
  signUps: 'Inscriptions',
  people: 'Fiche',
  statistics: 'Statistiques',
  contents: 'Contenus',
  launch: 'Prêt à ouvrir le site ?',
  privacy: 'Données personnelles',
  access: 'Accès',
}

export const stageNames = {
  new: 'Nouveau',
  talk: 'En discussion',
  offer: 'Offre envoyée',
  client: 'Client',
  closed: 'Clos',
}

export const signOutTexts = {
  button: 'Se déconnecter',
  duringCall: {
    title: 'Session terminée',
    text: 'La session avait pris fin : votre dernière action n’a pas été faite. Reconnectez-vous, puis recommencez.',
  },
}

export const csvTexts = {
  comma: 'Exporter en CSV',
  semicolon: 'Exporter pour Excel',
}

/** Of what a robot may have sent: it waits until the owner has looked at it. */
export const quarantineTexts = {
  state: 'À vérifier : robot ?',
  tab: 'À vérifier',
  release: 'Accepter',
}

export const leadTexts = {
  consent: 'L’accord de chaque personne ne couvre que l’envoi de la checklist. Ni newsletter, ni relance.',
  notConfirmed: 'Non confirmée',
}

export const mailTexts = {
  states: {
    none: 'Aucun envoi',
    waiting: 'En attente',
    sent: 'Envoyé',
    'gave-up': 'Abandonné',
    uncertain: 'Incertain',
  },
  reasons: {
    unreachable: 'serveur de messagerie injoignable',
    loginRefused: 'le serveur de messagerie refuse l’identifiant du site ; rien n’est perdu, vérifiez SMTP_URL',
    uncertain: 'remis au serveur de messagerie, qui n’a pas confirmé ; peut-être arrivé',
    refused: 'refusé par la messagerie',
    badAddress: 'refusé par la messagerie : adresse e-mail invalide',
    unwritable: 'texte impossible à écrire ; voyez les traces du serveur (logs)',
    capped: 'plafond d’envoi atteint ; part dès qu’une place est libre',
    digest: 'annoncé dans un récapitulatif',
    expired: 'plafond d’envoi atteint pendant 24 h, adresse non confirmée',
    filed: 'écrit en fichier (MAIL=files) ; part dès que SMTP_URL est réglé',
    underway: 'envoi en cours',
    notAscii: 'refusé : cette adresse a des lettres que le serveur de messagerie ne connaît pas',
    quarantined: 'retenu, car à vérifier',
  },
}

export const enquiryTexts = {
  answered: 'Réponse faite',
}

export const notReadyTexts = {
  one: 'Avant d’ouvrir le site : {n} point à régler',
  many: 'Avant d’ouvrir le site : {n} points à régler',
}
