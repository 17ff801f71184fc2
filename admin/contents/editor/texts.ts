/** What several parts of the editor of articles say. */
export const editorTexts = {
  text: 'Texte de l’article',
  toolbar: {
    actions: {
      undo: 'Annuler',
      redo: 'Rétablir',
      heading: 'Titre',
      subheading: 'Sous-titre',
      bold: 'Gras',
      italic: 'Italique',
      bullets: 'Liste',
      numbers: 'Liste numérotée',
      quote: 'Citation',
      link: 'Lien',
      source: 'Source',
      picture: 'Image',
      blocks: 'Bloc, tableau',
      fr: 'Mot français',
      en: 'Mot anglais',
      de: 'Mot allemand',
    },
  },
  /** What an empty place of the text is for. */
  placeholders: {
    start: 'Écrivez ici. La première phrase répond à la question du titre.',
    heading: 'Titre',
    caption: 'Ce que compare ce tableau',
    statFigure: '3',
    statText: 'preuves visibles avant le premier clic',
    stepWhen: 'Jours 1 à 30',
    stepTitle: 'Ce qui est fait à la fin de l’étape',
    pull: 'Une phrase qui se retient, seule',
    warningTitle: 'Ce qui coûte cher',
    term: 'Mot étranger',
    spoken: 'Comment il se prononce',
    source: 'Organisme, « Titre », année, adresse',
  },
  pictures: {
    undescribed: 'Sans description',
  },
  settings: {
    title: 'Titre de l’article',
    heading: 'Réglages',
    anyCover: 'Choix automatique',
  },
}
