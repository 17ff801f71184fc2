import { choice, group } from '../fields.ts'

/** Words of the not-found page. */
export const notFoundPageSchema = group('Page introuvable', {
  title: 'Titre de l’onglet',
  heading: 'Titre',
  text: 'Explication',
  aside: group('Phrase avec un mot de l’autre langue', {
    before: 'Avant le mot, avec l’espace',
    foreign: 'Le mot',
    language: choice('Sa langue', ['de', 'fr']),
    after: 'Après le mot',
  }),
  home: 'Lien vers l’accueil',
  contact: 'Lien vers la page de contact',
})
