import type { NotFoundWords } from './shape.ts'

export const fr: NotFoundWords = {
  title: 'Erreur 404 : page introuvable',
  heading: 'Ici, le fil s’est dénoué.',
  text: 'La page que vous cherchez n’existe pas, ou elle a été déplacée.',
  aside: { before: ' ', foreign: 'Kein Beinbruch', language: 'de', after: ', comme on dit de l’autre côté.' },
  home: 'Reprendre le fil à l’accueil',
  contact: 'Me contacter',
}
