import type { z } from 'zod'
import { backupFaults } from '../../backup-faults.ts'
import { group, keyed, list, perLocale, text } from '../fields.ts'

const opening = {
  subject: 'Objet',
  preview: 'Ligne que la messagerie montre après l’objet',
  heading: 'Titre',
  intro: 'Premier paragraphe',
}
const facts = { language: 'Langue', page: 'Page', date: 'Date' }
const lineOfDigest = (description: string) =>
  group(description, { one: 'Un seul', many: text('Plusieurs', { places: ['{n}'] }) })

const owner = group('Avis de la checklist', {
  automatic: 'Dernière ligne de chaque e-mail',
  leadNotification: group('Une checklist est demandée', {
    ...opening,
    subject: text('Objet', { places: ['{email}'] }),
    facts: group('Noms des faits', { email: 'Adresse', ...facts }),
    delivery: 'Ce que l’on sait de l’envoi',
    button: 'Bouton',
    consentHeading: 'Titre sur l’accord',
    consent: 'Ce que couvre l’accord',
  }),
  digest: group('Récapitulatif', {
    ...opening,
    meaningHeading: 'Titre de l’explication',
    meaning: list('Explication', text('Un paragraphe')),
    actionHeading: 'Titre des conseils',
    action: list('Conseils', text('Un paragraphe')),
    button: 'Bouton',
  }),
})

/** Mails that the owner receives: `content/admin/mails.yaml`. `{name}` is a place that is filled as a mail is written. */
export const adminMailsSchema = group('E-mails que reçoit le propriétaire', {
  owner,
  values: group('Valeurs que le serveur y met', {
    languages: perLocale('Noms des langues', text('Nom de la langue, en français')),
  }),
  digest: group('Lignes du récapitulatif', {
    enquiries: lineOfDigest('Messages du formulaire de contact'),
    leads: lineOfDigest('Demandes de checklist'),
    capped: lineOfDigest('E-mails qui attendent une place'),
    expired: lineOfDigest('E-mails abandonnés après 24 h de plafond'),
    failed: lineOfDigest('E-mails abandonnés après des échecs'),
    uncertain: lineOfDigest('E-mails peut-être arrivés'),
  }),
  enquiry: group('Un message du formulaire de contact', {
    ...opening,
    subject: text('Objet', { places: ['{subject}', '{name}'] }),
    facts: group('Noms des faits', { email: 'Adresse', ...facts }),
    messageHeading: 'Titre du message',
    reply: text('Comment répondre', { places: ['{email}'] }),
    languageNote: text('Langue de la réponse', { places: ['{language}'] }),
    caution: 'Mise en garde',
    button: 'Bouton',
  }),
  answerCopy: group('Copie d’une réponse écrite dans l’administration', {
    ...opening,
    subject: text('Objet', { places: ['{name}'] }),
    intro: text('Premier paragraphe', { places: ['{name}', '{email}'] }),
    button: 'Bouton',
  }),
  signIn: group('Lien de connexion', {
    ...opening,
    button: 'Bouton',
    afterButton: 'Ligne avant la même adresse, à copier',
    unasked: 'Si personne ne l’a demandé',
  }),
  warning: group('Le site signale un problème', {
    ...opening,
    after: 'Quand ce message revient',
    button: 'Bouton',
  }),
  problems: group('Problèmes : ce qui a été vu, puis quoi faire', {
    mailsWait: text('Des e-mails attendent', { places: ['{time}', '{n}'] }),
    loginRefused: text('Le serveur de messagerie refuse l’identifiant', { places: ['{n}'] }),
    signInsFail: text('Trop de connexions refusées', { places: ['{n}'] }),
    diskLow: text('Le disque est presque plein', { places: ['{size}'] }),
    backupOld: text('La dernière sauvegarde vérifiée est ancienne', { places: ['{time}'] }),
    noBackup: text('Aucune sauvegarde vérifiée', { places: ['{time}'] }),
    backupFails: text('Les sauvegardes échouent', { places: ['{what}', '{why}'] }),
    jobsFail: text('Une tâche de fond échoue', { places: ['{jobs}'] }),
    publishFailed: text('La publication programmée échoue', { places: ['{why}'] }),
    publishEnded: 'Pourquoi elle échoue, quand le programme qui publie s’est arrêté',
  }),
  failedSteps: group('Ce qui échoue d’une sauvegarde', {
    folder: 'Le dossier',
    backup: 'La copie',
    rehearsal: 'La restauration à l’essai',
  }),
  backupFaults: keyed('Pourquoi une sauvegarde échoue', backupFaults, text('Raison, sans majuscule')),
  jobs: group('Tâches de fond', {
    backups: 'Sauvegardes',
    retention: 'Effacement',
    monitoring: 'Surveillance',
    publishing: 'Publication',
    statistics: 'Comptage des pages lues',
  }),
  test: group('Essai d’envoi', { subject: 'Objet', text: text('Texte', { places: ['{site}'] }) }),
})

export type AdminMails = z.infer<typeof adminMailsSchema>
