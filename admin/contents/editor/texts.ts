/** What several parts of the editor of articles say. */
export const editorTexts = {
  text: 'Texte de l’article',
  pictures: {
    undescribed: 'Sans description',
  },
  settings: {
    title: 'Titre de l’article',
    heading: 'Réglages',
    anyCover: 'Choix automatique',
  },
}
