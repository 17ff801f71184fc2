import type { Locale } from '../../../contract/locales.ts'
import type { LegalFrame } from './shape.ts'

/** The words around every legal page. */
export const legalFrame: Record<Locale, LegalFrame> = {
  fr: {
    contents: 'Sommaire',
    summary: 'En bref',
    changed: 'Dernière modification :',
    question: 'Une question sur cette page ? Écrivez-moi :',
    contact: 'Me contacter',
  },
  en: {
    contents: 'On this page',
    summary: 'In short',
    changed: 'Last changed:',
    question: 'A question about this page? Write to me:',
    contact: 'Contact me',
  },
  de: {
    contents: 'Inhalt',
    summary: 'Kurz gesagt',
    changed: 'Letzte Änderung:',
    question: 'Eine Frage zu dieser Seite? Schreiben Sie mir:',
    contact: 'Kontakt aufnehmen',
  },
}
