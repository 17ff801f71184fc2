/** Beside the list: the hours are those that the offers promise. */
export const asideOfEnquiries = (replyHours: number): string =>
  `Chaque message vous est aussi envoyé par e-mail. Vous avez promis une réponse sous ${replyHours} heures, les jours ouvrés.`

/** What the list of enquiries says. */
export const enquiryListTexts = {
  heading: 'Demandes de contact',
  headingWhileSearching: 'Demandes trouvées',
  searchHint: 'Trois lettres ou plus, n’importe où dans l’adresse, le nom, le sujet ou le texte.',
  loading: 'Chargement des demandes...',
  empty: 'Aucune demande pour le moment',
  emptyAside: 'Le premier message du formulaire s’affichera ici.',
  emptyLink: 'Voir la page de contact',
  nothingFound: 'Aucune demande ne contient « {search} ».',
  failed: 'Impossible de charger les demandes.',
  pages: 'Pages des demandes',
  count: {
    one: '{n} demande',
    many: '{n} demandes',
  },
  states: {
    all: 'Toutes',
    toAnswer: 'À répondre',
    answered: 'Répondues',
    quarantined: 'Quarantaine',
  },
  columns: {
    name: 'De',
    enquiry: 'Demande',
    date: 'Reçue',
    answer: 'Réponse',
    language: 'Langue',
    stage: 'Étape',
    mail: 'E-mail',
  },
  selection: {
    release: {
      button: 'Libérer',
      dialog: {
        heading: 'Libérer de la quarantaine ?',
        intro: 'Vous libérez {email} :',
        what: ['chaque message attend votre réponse', 'il vous est envoyé par e-mail'],
        note: 'Les auteurs ne sont avertis de rien d’autre que de la réception.',
        confirm: 'Libérer',
      },
      done: {
        title: 'Libération faite',
        one: '{n} demande est sortie de la quarantaine.',
        many: '{n} demandes sont sorties de la quarantaine.',
      },
    },
    answered: {
      button: 'J’ai répondu',
      dialog: {
        heading: 'Marquer comme répondues ?',
        intro: 'Vous marquez {email} :',
        what: ['plus aucune n’attend de réponse'],
        note: 'Rien n’est envoyé. La page de la personne permet de revenir en arrière.',
        confirm: 'Marquer',
      },
      done: {
        title: 'C’est noté',
        one: '{n} demande est marquée comme répondue.',
        many: '{n} demandes sont marquées comme répondues.',
      },
    },
    erase: {
      button: 'Effacer',
      dialog: {
        heading: 'Effacer ces demandes ?',
        intro: 'Vous effacez {email}, tout de suite et pour de bon :',
        what: [
          'les noms, les adresses et les messages',
          'les pages, les langues et les campagnes',
          'les e-mails préparés ou envoyés',
        ],
        note: 'Les e-mails déjà arrivés restent dans votre messagerie. L’inscription à la checklist et les autres demandes de ces adresses restent aussi.',
        confirm: 'Effacer pour de bon',
      },
      done: {
        title: 'Effacement fait',
        one: '{n} demande est effacée.',
        many: '{n} demandes sont effacées.',
      },
    },
  },
}
