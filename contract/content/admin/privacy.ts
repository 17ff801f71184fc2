import type { z } from 'zod'
import { group, text } from '../fields.ts'
import { notice } from '../parts.ts'

const retention = group('Conservation', {
  lead: 'Introduction',
  failed: 'Le chargement a échoué',
  due: 'Titre de ce qui sera effacé',
  nobody: 'Rien ne sera effacé',
  dueAt: text('Jour de l’effacement', { places: ['{date}'] }),
  lastContact: text('Dernier contact', { places: ['{date}'] }),
  kinds: group('Raisons', {
    lead: 'Inscription',
    enquiry: 'Message',
    unconfirmed: 'Adresse non confirmée',
  }),
  more: text('La liste est coupée', { places: ['{n}'] }),
  runs: 'Titre des derniers passages',
  noRuns: 'Aucun passage',
  run: group('Colonnes des passages', {
    at: 'Date',
    leads: 'Inscriptions',
    enquiries: 'Messages',
    paused: 'Passage sauté',
  }),
  paused: 'Titre de la pause',
  pausedText: text('Pourquoi l’effacement est en pause', { places: ['{date}', '{now}'] }),
  resume: 'Bouton qui reprend',
  resumed: notice('L’effacement a repris'),
  backups: 'Titre des sauvegardes',
  backup: group('Sauvegardes', {
    newest: 'Dernière sauvegarde',
    restorable: 'Restauration vérifiée',
    rehearsed: 'Dernière répétition',
    failed: 'Dernier échec',
    never: 'Aucune date',
  }),
})

/** The screen about retention: `content/admin/privacy.yaml`. */
export const adminPrivacySchema = group('Conservation', {
  retention,
})

export type AdminPrivacy = z.infer<typeof adminPrivacySchema>
