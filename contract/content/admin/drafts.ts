import type { z } from 'zod'
import { group, text } from '../fields.ts'
import { notice } from '../parts.ts'

/** What is said of a text that is saved while it is typed: `content/admin/drafts.yaml`. */
export const adminDraftsSchema = group('Textes enregistrés pendant l’écriture', {
  saving: group('Enregistrement', {
    saved: text('Enregistré', { places: ['{time}'] }),
    untouched: 'Rien n’a changé',
    waiting: 'Changé, pas encore envoyé',
    saving: 'Pendant l’envoi',
    offline: 'Sans réseau',
    signedOut: 'Session terminée',
    failed: text('Refusé pour l’instant', { places: ['{reason}'] }),
    sessionEnded: notice('Session terminée pendant l’écriture'),
    overtaken: 'Changé ailleurs',
  }),
  overtakenDialog: group('Texte changé ailleurs', {
    heading: 'Titre',
    intro: 'Explication',
    before: 'Nom de l’autre texte',
    after: 'Nom du texte d’ici',
    own: 'Bouton pour garder le texte d’ici',
    other: 'Bouton pour prendre l’autre',
    otherAt: text('Moment de l’autre texte', { places: ['{date}', '{time}'] }),
  }),
  diff: group('Différences', {
    removed: 'Lu à voix haute devant ce qui est retiré',
    added: 'Lu à voix haute devant ce qui est ajouté',
    hidden: 'À la place de ce qui n’est pas montré',
    same: 'Sans différence',
  }),
})

export type AdminDrafts = z.infer<typeof adminDraftsSchema>
