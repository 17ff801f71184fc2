import type { EnquiryFilter } from '../../contract/api/admin-enquiries.ts'
import type { KeptReason, UnsentReason } from '../../contract/api/errors.ts'

/**
 * Words of the contact form's messages in the administrator's room; French only. `{n}` is a number, `{email}` an
 * address, `{name}` a name, `{search}` what was typed. Spaces before ; : ! ? and inside « » are no-break spaces.
 */
export const enquiryWords = {
  heading: 'Demandes de contact',
  headingWhileSearching: 'Demandes trouvées',
  aside: 'Chaque message vous est aussi envoyé par e-mail. Une fois votre réponse partie, marquez la demande.',
  search: 'Chercher une demande',
  searchHint: 'Début de l’adresse ou du domaine',
  filter: 'Demandes affichées',
  filters: { toAnswer: 'À répondre', all: 'Toutes', quarantined: 'Quarantaine' } satisfies Record<
    EnquiryFilter,
    string
  >,
  loading: 'Chargement des demandes...',
  /** Title of an empty list, by filter, and what is said below it. */
  empty: {
    toAnswer: 'Aucune demande n’attend de réponse',
    all: 'Aucune demande pour le moment',
    quarantined: 'La quarantaine est vide',
  } satisfies Record<EnquiryFilter, string>,
  emptyAside: {
    toAnswer: 'Le prochain message s’affichera ici. Les autres sont sous « Toutes ».',
    all: 'Le premier message du formulaire s’affichera ici.',
    quarantined: 'Un message y attend votre avis quand il ressemble à celui d’un robot.',
  } satisfies Record<EnquiryFilter, string>,
  emptyLink: 'Voir la page de contact',
  nothingFound: {
    toAnswer: 'Parmi les demandes à répondre, aucune adresse ni aucun domaine ne commence par « {search} ».',
    all: 'Aucune adresse ni aucun domaine ne commence par « {search} ».',
    quarantined: 'En quarantaine, aucune adresse ni aucun domaine ne commence par « {search} ».',
  } satisfies Record<EnquiryFilter, string>,
  searchInAll: 'Chercher dans toutes',
  clearSearch: 'Effacer la recherche',
  /** Announced after each load. */
  shownOne: 'Page {page} : {n} demande affichée.',
  shownMany: 'Page {page} : {n} demandes affichées.',
  failed: { title: 'Erreur', text: 'Impossible de charger les demandes.' },
  pages: 'Pages des demandes',
  columns: {
    from: 'De',
    date: 'Reçue',
    enquiry: 'Demande',
    answer: 'Réponse',
    mail: 'E-mail',
    actions: 'Actions',
  },
  inLanguage: { fr: 'en français', en: 'en anglais', de: 'en allemand' },
  reasons: {
    underway: 'envoi en cours',
    unreachable: 'serveur de messagerie injoignable ; nouvel essai automatique',
    loginRefused: 'le serveur de messagerie refuse l’identifiant du site ; rien n’est perdu, vérifiez SMTP_URL',
    uncertain: 'pris par le serveur de messagerie sans réponse ; peut-être arrivé',
    refused: 'refusé par votre messagerie',
    notAscii: 'refusé : cette adresse a des lettres que le serveur de messagerie ne connaît pas',
    unwritable: 'texte impossible à écrire ; voyez le journal du serveur',
    capped: 'plafond d’envoi atteint ; part dès qu’une place est libre',
    digest: 'annoncée dans un récapitulatif',
    expired: 'plafond d’envoi atteint pendant 24 h, adresse non confirmée',
    quarantined: 'retenu par la quarantaine',
  } satisfies Record<UnsentReason | KeptReason, string>,
  toAnswer: 'À répondre',
  toCheck: 'À vérifier',
  answered: 'Répondue',
  answeredOn: 'le {date}',
  quarantine: 'Quarantaine',

  reading: {
    /** After the subject that opens the message, for screen readers. */
    open: ' : lire le message, {name}, {date}',
    address: 'Adresse',
    subject: 'Sujet',
    received: 'Reçue',
    receivedAt: '{date} à {time}',
    page: 'Page',
    campaign: 'Campagne',
    mail: 'E-mail',
    answer: 'Réponse',
    message: 'Message',
    reply: 'Répondre par e-mail',
    markAnswered: 'J’ai répondu',
    markUnanswered: 'Remettre à répondre',
    resend: 'Renvoyer l’e-mail',
    resendWaiting: 'Envoyer l’e-mail',
    release: 'Libérer',
    close: 'Fermer',
  },

  actions: {
    answered: 'J’ai répondu',
    resend: 'Renvoyer',
    resendWaiting: 'Envoyer',
    release: 'Libérer',
    erase: 'Effacer',
    /** After the words of a button, for screen readers. */
    from: ' : {name}, {date}',
    eraseLabel: 'Effacer la demande : {name}, {date}',
  },
  done: {
    answered: { title: 'C’est noté', text: 'Demande marquée comme répondue : {name}.' },
    unanswered: { title: 'C’est noté', text: 'Demande remise à répondre : {name}.' },
    sent: { title: 'E-mail envoyé', text: 'La demande est dans votre messagerie : {name}.' },
    notSent: { title: 'Erreur d’envoi', text: 'La demande n’est pas partie ({name}) : {reason}.' },
    released: { title: 'Demande libérée', text: 'Elle attend votre réponse ; l’e-mail est dans votre messagerie.' },
    releasedNotSent: {
      title: 'Demande libérée, envoi en échec',
      text: 'Elle attend votre réponse ; l’e-mail n’est pas parti : {reason}.',
    },
    erased: { title: 'Effacement fait', text: 'La demande n’est plus dans nos bases : {name}.' },
    gone: { title: 'Erreur', text: 'Cette demande n’existe plus. La liste a été rechargée.' },
    failedTitle: 'Erreur',
  },

  eraseDialog: {
    heading: 'Effacer cette demande ?',
    intro: 'La demande envoyée par {email} disparaît, tout de suite et pour de bon :',
    what: [
      'le nom, l’adresse et le message',
      'la page, la langue et la campagne',
      'l’e-mail préparé ou envoyé pour vous',
    ],
    note: 'L’e-mail déjà arrivé reste dans votre messagerie. L’inscription à la checklist et les autres demandes de cette adresse restent aussi : pour effacer la personne entière, cliquez sur son adresse.',
    confirm: 'Effacer pour de bon',
    erasing: 'Effacement...',
    cancel: 'Annuler',
  },
} as const
