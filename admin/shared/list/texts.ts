/** What every list says. */
export const listTexts = {
  states: 'État',
  search: 'Chercher',
  tooShort: 'Tapez au moins {n} lettres.',
  filters: 'Filtrer',
  language: 'Langue',
  stage: 'Étape',
  any: 'Toutes',
  from: 'Du',
  to: 'Au',
  apply: 'Afficher',
  nothing: 'Rien ne correspond à ces filtres.',
  clear: 'Tout afficher',
  first: 'Début de la liste',
  next: 'Page suivante',
  selection: 'la sélection',
  choose: 'Choisir {name}',
  choosePage: 'Choisir toute la page',
  chooseFound: 'Choisir les {n} trouvées',
  chooseNone: 'Ne rien choisir',
  progress: '{done} sur {n}...',
}

/** What the list of sign-ups says. */
export const leadListTexts = {
  heading: 'Dernières inscriptions',
  headingWhileSearching: 'Inscriptions trouvées',
  searchHint: 'Trois lettres ou plus, n’importe où dans l’adresse.',
  loading: 'Chargement des inscriptions...',
  empty: 'Aucun email collecté pour le moment',
  emptyAside: 'Le premier s’affichera ici. En attendant, le fil est prêt.',
  emptyLink: 'Voir la page checklist',
  nothingFound: 'Aucune adresse ne contient « {search} ».',
  failed: 'Impossible de charger les téléchargements.',
  pages: 'Pages des inscriptions',
  count: {
    one: '{n} inscription',
    many: '{n} inscriptions',
  },
  states: {
    all: 'Toutes',
    confirmed: 'Confirmées',
    unconfirmed: 'Non confirmées',
    quarantined: 'Quarantaine',
  },
  columns: {
    name: 'E-mail',
    date: 'Date',
    confirmed: 'Confirmation',
    language: 'Langue',
    stage: 'Étape',
  },
  selection: {
    release: {
      button: 'Libérer',
      dialog: {
        heading: 'Libérer de la quarantaine ?',
        intro: 'Vous libérez {email} :',
        what: ['chaque adresse sort de la quarantaine', 'sa checklist part, dans la limite des plafonds d’envoi'],
        note: 'Un robot libéré prend une place sous ces plafonds ; la moitié reste aux nouveaux visiteurs.',
        confirm: 'Libérer',
      },
      done: {
        title: 'Libération faite',
        one: '{n} inscription est sortie de la quarantaine.',
        many: '{n} inscriptions sont sorties de la quarantaine.',
      },
    },
    erase: {
      button: 'Effacer',
      dialog: {
        heading: 'Effacer ces personnes ?',
        intro: 'Vous effacez {email}, tout de suite et pour de bon :',
        what: [
          'chaque adresse, sa langue et son navigateur',
          'la preuve de la demande et de la confirmation',
          'les e-mails préparés ou envoyés',
          'les demandes de contact venues de ces adresses',
        ],
        note: 'Le PDF déjà téléchargé reste à la personne. Un nouvel export ne la contiendra plus.',
        confirm: 'Effacer pour de bon',
      },
      done: {
        title: 'Effacement fait',
        one: '{n} inscription est effacée.',
        many: '{n} inscriptions sont effacées.',
      },
    },
  },
}
