import type { NotFoundWords } from './shape.ts'

export const de: NotFoundWords = {
  title: 'Fehler 404: Seite nicht gefunden',
  heading: 'Hier hat sich der Faden gelöst.',
  text: 'Die Seite, die Sie suchen, gibt es nicht, oder sie ist umgezogen.',
  aside: { before: ' ', foreign: 'Pas de panique', language: 'fr', after: ', sagt man auf der anderen Seite.' },
  home: 'Den Faden wieder aufnehmen',
  contact: 'Kontakt aufnehmen',
}
