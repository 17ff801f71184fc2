import type { KeptReason, RequestErrorCode, UnsentReason } from '../../contract/api/errors.ts'
import type { Locale } from '../../contract/locales.ts'

/**
 * Words of the administrator's room; French only. `{n}` is a number, `{email}` an address, `{search}` what was typed.
 * Spaces before ; : ! ? and inside « » are no-break spaces.
 */
export const adminWords = {
  page: {
    title: 'Administration',
    description:
      'L’espace réservé à l’administrateur du site : adresses collectées, demandes de contact, chiffres et export.',
    withoutScript:
      'Cette pièce ne s’ouvre qu’avec JavaScript. Activez-le dans votre navigateur, puis rechargez la page.',
  },
  checking: 'Vérification des droits d’accès...',
  unreachable: { title: 'Le serveur ne répond pas.', retry: 'Réessayer' },
  close: 'Fermer',
  retry: 'Réessayer',

  login: {
    heading: 'Administration',
    lead: 'Derrière cette page : les checklists demandées et les messages reçus. Un seul compte en a la clé.',
    formLabel: 'Connexion à l’administration',
    email: 'E-mail',
    password: 'Mot de passe',
    show: 'Afficher',
    hide: 'Masquer',
    showLabel: 'Afficher le mot de passe',
    hideLabel: 'Masquer le mot de passe',
    submit: 'Se connecter',
    submitting: 'Connexion...',
    errors: {
      emailMissing: 'Indiquez votre adresse e-mail.',
      emailFormat: 'Indiquez une adresse e-mail complète, par exemple prenom@entreprise.fr.',
      passwordMissing: 'Indiquez votre mot de passe.',
      passwordTooShort: 'Votre mot de passe compte au moins {n} caractères.',
    },
    unauthorised: {
      title: 'Accès non autorisé',
      text: 'Seuls les administrateurs autorisés peuvent accéder à cette page.',
    },
    wrong: { title: 'Erreur de connexion', text: 'Email ou mot de passe incorrect.' },
    /** Title of every other failure of the sign-in; its text is one of `failures`. */
    failedTitle: 'Erreur de connexion',
    success: { title: 'Connexion réussie', text: 'Vous êtes maintenant connecté(e).' },
  },

  refused: {
    title: 'Accès refusé',
    text: 'Vous n’êtes pas autorisé à accéder à cette page.',
  },
  signOut: {
    button: 'Se déconnecter',
    success: { title: 'Déconnexion', text: 'Vous avez été déconnecté(e) avec succès.' },
    /** The session ended elsewhere: noticed when the tab was looked at again, or by a call that was refused. */
    elsewhere: {
      title: 'Session terminée',
      text: 'Vous avez été déconnecté(e) dans un autre onglet, ou la session a expiré. Reconnectez-vous pour continuer.',
    },
    duringCall: {
      title: 'Session terminée',
      text: 'La session avait pris fin : votre dernière demande n’a pas été exécutée. Reconnectez-vous, puis recommencez.',
    },
  },

  navigation: {
    label: 'Administration',
    dashboard: 'Tableau de bord',
    enquiries: 'Demandes',
    /** Beside it, for screen readers. */
    toAnswer: ' : {n} à répondre',
    leads: 'Inscriptions',
    site: 'Voir le site',
    home: 'BusinessBretzel, accueil du site',
    signedInAs: 'Connecté(e) : {email}',
  },

  dashboard: {
    title: 'Tableau de bord – BusinessBretzel',
    heading: 'Bonjour.',
    consentByExport:
      'Les adresses confirmées ont dit oui au PDF, à rien d’autre : aucun autre envoi. Les autres n’ont encore rien confirmé.',
  },

  totals: {
    heading: 'Les chiffres',
    all: 'Adresses collectées',
    allNote: 'Depuis le début, hors quarantaine',
    today: 'Aujourd’hui',
    todayNote: 'Depuis minuit, heure de Paris',
    lastSevenDays: '7 derniers jours',
    lastSevenDaysNote: 'Aujourd’hui compris',
    failed: 'Impossible de charger les chiffres.',
  },

  perDay: {
    heading: 'Inscriptions par jour',
    range: 'Période',
    /** On the button, then for screen readers. */
    days: '{n} j',
    daysLabel: '{n} jours',
    summary: 'Inscriptions par jour sur {n} jours : {all} en tout, {top} au plus fort.',
    loading: 'Chargement de la courbe...',
    failed: 'Impossible de charger les inscriptions par jour.',
    notDrawn: 'La courbe n’a pas pu être dessinée. Les mêmes chiffres sont dans le tableau.',
    tableToggle: 'Lire les chiffres en tableau',
    tableCaption: 'Inscriptions par jour, du plus récent au plus ancien',
    day: 'Jour',
    count: 'Inscriptions',
    one: '{n} inscription',
    many: '{n} inscriptions',
  },

  leads: {
    heading: 'Dernières inscriptions',
    headingWhileSearching: 'Inscriptions trouvées',
    consent: 'L’accord de chaque personne ne couvre que l’envoi de la checklist. Ni newsletter, ni relance.',
    search: 'Chercher une adresse',
    searchHint: 'Début de l’adresse ou du domaine',
    loading: 'Chargement des inscriptions...',
    empty: 'Aucun email collecté pour le moment',
    emptyAside: 'Le premier s’affichera ici. En attendant, le fil est prêt.',
    emptyLink: 'Voir la page checklist',
    nothingFound: 'Aucune adresse ni aucun domaine ne commence par « {search} ».',
    clearSearch: 'Effacer la recherche',
    /** Announced after each load. */
    shownOne: 'Page {page} : {n} inscription affichée.',
    shownMany: 'Page {page} : {n} inscriptions affichées.',
    failed: { title: 'Erreur', text: 'Impossible de charger les téléchargements.' },
    pages: 'Pages des inscriptions',
    page: 'Page {n}',
    previous: 'Page précédente',
    next: 'Page suivante',
    columns: {
      email: 'E-mail',
      date: 'Date',
      language: 'Langue',
      browser: 'Navigateur',
      ipAddress: 'Adresse IP',
      mail: 'Envoi',
      confirmed: 'Confirmation',
      actions: 'Actions',
    },
    noValue: 'N/A',
    languages: { fr: 'français', en: 'anglais', de: 'allemand' } satisfies Record<Locale, string>,
    mail: {
      none: 'Aucun envoi',
      waiting: 'En attente',
      sent: 'Envoyé',
      'gave-up': 'Abandonné',
      uncertain: 'Incertain',
    },
    sentOn: 'le {date}',
    reasons: {
      underway: 'envoi en cours',
      unreachable: 'serveur de messagerie injoignable ; nouvel essai automatique',
      loginRefused: 'le serveur de messagerie refuse l’identifiant du site ; rien n’est perdu, vérifiez SMTP_URL',
      uncertain: 'pris par le serveur de messagerie sans réponse ; peut-être arrivé',
      refused: 'refusé par la messagerie du destinataire',
      notAscii: 'refusé : cette adresse a des lettres que le serveur de messagerie ne connaît pas',
      unwritable: 'texte impossible à écrire ; voyez le journal du serveur',
      capped: 'plafond d’envoi atteint ; part dès qu’une place est libre',
      digest: 'annoncé dans un récapitulatif',
      expired: 'plafond d’envoi atteint pendant 24 h, adresse non confirmée',
      quarantined: 'retenu par la quarantaine',
    } satisfies Record<UnsentReason | KeptReason, string>,
    confirmed: 'Confirmée',
    confirmedOn: 'le {date}',
    notConfirmed: 'Non confirmée',
    quarantine: 'Quarantaine',
  },

  actions: {
    resend: 'Renvoyer',
    resendWaiting: 'Envoyer',
    release: 'Libérer',
    erase: 'Effacer',
    /** After the words of a button, for screen readers. */
    toward: ' : {email}',
    eraseLabel: 'Effacer {email}',
    sent: { title: 'E-mail envoyé', text: 'La checklist est partie vers {email}.' },
    released: { title: 'Adresse libérée', text: 'La checklist est partie vers {email}.' },
    notSent: { title: 'Erreur d’envoi', text: 'La checklist pour {email} n’est pas partie : {reason}.' },
    releasedNotSent: {
      title: 'Adresse libérée, envoi en échec',
      text: 'La checklist pour {email} n’est pas partie : {reason}.',
    },
    erased: { title: 'Effacement fait', text: 'Il ne reste rien de {email} dans nos bases.' },
    gone: { title: 'Erreur', text: 'Cette inscription n’existe plus. La liste a été rechargée.' },
    failedTitle: 'Erreur',
  },

  eraseDialog: {
    heading: 'Effacer cette personne ?',
    intro: 'Tout ce qui est connu de {email} disparaît, tout de suite et pour de bon :',
    what: [
      'l’adresse, sa langue et son navigateur',
      'la preuve de la demande et de la confirmation',
      'les e-mails préparés ou envoyés',
      'les demandes de contact venues de cette adresse',
    ],
    note: 'Le PDF déjà téléchargé reste à la personne. Un nouvel export ne la contiendra plus.',
    confirm: 'Effacer pour de bon',
    erasing: 'Effacement...',
    cancel: 'Annuler',
  },

  groups: {
    summary: 'Libérer ou effacer en nombre',
    note: 'Utile après une vague de robots. Les adresses confirmées et les personnes qui vous ont écrit n’en font jamais partie.',
    quarantine: 'En quarantaine',
    source: 'Campagne « {source} »',
    noSource: 'Sans campagne',
    /** How many of a group there are; the last is added where some of a campaign are in quarantine. */
    unconfirmed: { one: '{n} inscription non confirmée', many: '{n} inscriptions non confirmées' },
    quarantined: { one: '{n} inscription en quarantaine', many: '{n} inscriptions en quarantaine' },
    thereof: ', dont {n} en quarantaine',
    release: 'Libérer {n}',
    erase: 'Effacer {n}',
    toward: ' : {group}',
    releaseDialog: {
      heading: 'Libérer de la quarantaine ?',
      intro: 'Vous libérez {email} :',
      what: ['chaque adresse sort de la quarantaine', 'sa checklist part, dans la limite des plafonds d’envoi'],
      note: 'Un robot libéré prend une place sous ces plafonds : un vrai visiteur attend d’autant plus.',
      confirm: 'Libérer',
      erasing: 'Libération...',
      cancel: 'Annuler',
    },
    eraseDialog: {
      heading: 'Effacer en nombre ?',
      intro: 'Vous effacez {email}, tout de suite et pour de bon :',
      what: [
        'chaque adresse, sa langue et son navigateur',
        'la preuve de chaque demande',
        'les e-mails préparés ou envoyés',
      ],
      note: 'Une vraie personne qui n’a pas encore cliqué dans son e-mail disparaît avec les autres. Elle peut redemander la checklist.',
      confirm: 'Effacer pour de bon',
      erasing: 'Effacement...',
      cancel: 'Annuler',
    },
    /** After the word of what is being done. */
    progress: ' {done} sur {n}',
    released: {
      title: 'Libération faite',
      one: '{n} inscription est sortie de la quarantaine.',
      many: '{n} inscriptions sont sorties de la quarantaine.',
    },
    erased: {
      title: 'Effacement fait',
      one: '{n} inscription est effacée.',
      many: '{n} inscriptions sont effacées.',
    },
  },

  csv: {
    label: 'Export',
    comma: 'Exporter en CSV',
    semicolon: 'Excel (;)',
    success: { title: 'Export réussi', text: 'Le fichier CSV a été téléchargé.' },
    failed: { title: 'Erreur', text: 'Le fichier n’est pas arrivé en entier ; rien n’a été gardé. Réessayez.' },
  },

  /** Of the file with all leads: its heading, cell by cell, and what stands in its cells. */
  csvFile: {
    heading: {
      email: 'Email',
      downloadedAt: 'Date de téléchargement',
      ipAddress: 'Adresse IP',
      browser: 'Navigateur',
      confirmed: 'Adresse confirmée',
      language: 'Langue',
      campaign: 'Campagne',
    },
    confirmed: 'oui',
    unconfirmed: 'non',
    none: 'N/A',
  },

  /** What a failed call says; the codes left out have a state or a notice of their own. `tooManyTries` takes `{wait}`, one of `waits`. */
  failures: {
    fields: 'La demande contient une valeur qui n’est pas acceptée. Corrigez-la, puis réessayez.',
    malformed: 'La demande ne peut pas être lue. Rechargez la page et réessayez.',
    wrongOrigin: 'La demande semble venir d’un autre site. Rechargez la page et réessayez.',
    notFound: 'Ce que vous demandez n’existe plus. Rechargez la page.',
    methodNotAllowed: 'Le serveur n’accepte pas cette demande. Rechargez la page et réessayez.',
    tooLarge: 'La demande dépasse la taille acceptée. Raccourcissez-la.',
    unsupportedType: 'Le serveur n’accepte pas ce format. Rechargez la page et réessayez.',
    tooManyTries: 'Trop de tentatives. Réessayez dans {wait}.',
    tryLater: 'Le serveur ne peut pas répondre pour l’instant. Réessayez dans un instant.',
    fault: 'Une erreur s’est produite sur le serveur. Réessayez plus tard.',
  } satisfies Record<Exclude<RequestErrorCode, 'wrongPassword' | 'signedOut' | 'notAllowed'>, string>,
  waits: { one: '{n} minute', many: '{n} minutes' },
  /** No answer came at all. */
  thrown: { title: 'Erreur', text: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.' },
} as const
