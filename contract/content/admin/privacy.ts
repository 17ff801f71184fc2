import type { z } from 'zod'
import { group, list, text } from '../fields.ts'
import { notice } from '../parts.ts'

const person = group('Dossier d’une personne', {
  title: text('Titre', { places: ['{email}'] }),
  lead: 'Introduction',
  link: 'Lien vers le dossier',
  files: 'Titre des fichiers',
  exportFile: 'Lien vers toutes les données',
  facts: 'Titre des faits',
  email: 'Adresse',
  firstContact: 'Premier contact',
  lastContact: 'Dernier contact',
  confirmed: 'Confirmation',
  counts: 'Ce qui est gardé',
  countsText: text('Ce qui est gardé, compté', { places: ['{consents}', '{enquiries}', '{mails}'] }),
  until: 'Jour de l’effacement',
  consents: 'Titre des accords',
  noConsents: 'Aucun accord',
  consent: group('Un accord', {
    given: 'Date de l’accord',
    sentence: 'Phrase affichée',
    version: 'Version de la phrase',
    page: 'Page',
    confirmedAt: 'Date de la confirmation',
    notConfirmed: 'Pas encore confirmé',
  }),
  printed: text('Date du dossier', { places: ['{date}'] }),
  erase: group('Effacer la personne', {
    open: 'Bouton qui pose la question',
    heading: 'Titre',
    intro: text('Ce qui disparaît', { places: ['{email}'] }),
    what: list('Ce qui disparaît, en détail', text('Une ligne')),
    note: 'Ce qu’il faut savoir avant',
    confirm: 'Bouton qui confirme',
    cancel: 'Bouton qui annule',
  }),
  erased: notice('La personne est effacée'),
})

const retention = group('Conservation', {
  title: 'Titre',
  lead: 'Introduction',
  link: 'Lien vers cette page',
  due: 'Titre de ce qui sera effacé',
  nobody: 'Rien ne sera effacé',
  columns: group('Colonnes', {
    email: 'Adresse',
    kind: 'Raison',
    lastContact: 'Dernier contact',
    at: 'Jour de l’effacement',
  }),
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
  backups: 'Titre des sauvegardes',
  backup: group('Sauvegardes', {
    newest: 'Dernière sauvegarde',
    restorable: 'Restauration vérifiée',
    rehearsed: 'Dernière répétition',
    failed: 'Dernier échec',
    never: 'Aucune date',
  }),
})

/** The page of one person's data, and the page about retention: `content/admin/privacy.yaml`. */
export const adminPrivacySchema = group('Données d’une personne, conservation', {
  back: 'Lien vers l’administration',
  person,
  retention,
})

export type AdminPrivacy = z.infer<typeof adminPrivacySchema>
