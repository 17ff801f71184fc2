import type { z } from 'zod'
import { group, keyed, text } from '../fields.ts'
import { notice } from '../parts.ts'
import { counted, question } from './lists.ts'

const hours = (description: string) => text(description, { places: ['{n}'] })
const reason = { places: ['{reason}'] }

const lonePage = (description: string) => group(description, { title: 'Titre', text: 'Phrase', button: 'Lien' })

const conversation = group('Messages et réponses', {
  heading: 'Titre',
  none: 'Sans aucun message',
  older: counted('Ouvre les messages plus anciens'),
  cut: text('Quand tous ne sont pas affichés', { places: ['{n}'] }),
  left: hours('Heures qui restent'),
  lateHours: hours('Heures de retard'),
  lateDays: hours('Jours de retard'),
  facts: 'Ouvre ce qui est su d’un message',
  ownMail: 'État de l’e-mail au propriétaire',
  answer: 'Bouton qui ouvre le champ de la réponse',
  sent: 'Titre d’une réponse',
  takeBack: 'Bouton qui annule l’envoi',
  leavesIn: text('Secondes avant l’envoi', { places: ['{n}'] }),
  erase: 'Bouton qui efface un message, pour les lecteurs d’écran',
})

const answering = group('Écrire une réponse', {
  heading: 'Titre',
  loading: 'Pendant le chargement',
  failed: 'Le chargement a échoué',
  about: text('Ce que portera l’e-mail', { places: ['{from}', '{to}', '{replyTo}'] }),
  subject: 'Champ de l’objet',
  subjectMissing: 'L’objet manque',
  field: 'Champ de la réponse, pour les lecteurs d’écran',
  snippets: 'Ouvre les textes tout prêts',
  noSnippets: 'Sans aucun texte tout prêt',
  editSnippets: 'Lien vers les textes tout prêts',
  preview: 'Titre de l’aperçu',
  empty: 'Rien n’est écrit',
  send: 'Bouton qui envoie',
  sending: 'Bouton pendant l’envoi',
  sendAgain: 'Bouton après un envoi sans nouvelle',
  elsewhere: 'Lien vers le logiciel de messagerie',
  close: 'Bouton qui ferme le champ',
  unsure: 'Sans nouvelle de l’envoi',
  done: group('Avis après l’envoi', {
    stored: notice('Enregistrée, peut être reprise', { places: ['{n}'] }),
    takenBack: notice('Reprise'),
    tooLate: notice('Ne peut plus être reprise'),
    sent: notice('Partie', { places: ['{email}'] }),
    waiting: notice('Gardée, partira plus tard', reason),
    refused: notice('Refusée', reason),
    uncertain: notice('Sans réponse du serveur de messagerie', reason),
  }),
})

const timeline = group('Suivi', {
  heading: 'Titre',
  older: counted('Ouvre ce qui est plus ancien'),
  events: group('Ce qui s’est passé', {
    signedUp: 'Inscription',
    confirmed: 'Confirmation',
    wrote: 'Message ; son sujet suit',
    answered: 'Réponse envoyée d’ici',
    marked: 'Réponse donnée ailleurs',
    stage: text('Étape', { places: ['{stage}'] }),
  }),
  mails: keyed('E-mails', ['checklist', 'enquiry-acknowledgement', 'data-link'] as const, text('Nom de l’e-mail')),
})

const { what: _what, ...noteQuestion } = question('Ce qui disparaît')

const notes = group('Notes', {
  field: 'Champ d’une note',
  hint: 'Rappel sous le champ',
  add: 'Bouton qui ajoute',
  adding: 'Bouton pendant le travail',
  empty: 'Rien n’est écrit',
  added: notice('La note est enregistrée'),
  failed: 'Titre d’un échec',
  full: text('Trop de notes', { places: ['{n}'] }),
  erase: text('Bouton qui efface, pour les lecteurs d’écran', { places: ['{date}'] }),
  eraseDialog: group('Question avant d’effacer', noteQuestion),
})

/** The page of one person: `content/admin/people.yaml`. */
export const adminPeopleSchema = group('Une personne', {
  loading: 'Pendant le chargement',
  failed: 'Le chargement a échoué',
  missing: lonePage('Cette personne n’existe pas ou plus'),
  writeBack: 'Bouton qui mène au champ de la réponse',
  stage: group('Étape', {
    legend: 'Nom du choix',
    about: 'Ce que change « Client »',
    done: notice('L’étape est enregistrée', { places: ['{stage}'] }),
    failed: 'Titre d’un échec',
  }),
  facts: group('Repères', {
    heading: 'Titre',
    language: 'Langue',
    firstContact: 'Premier contact',
    lastContact: 'Dernier contact',
    kept: 'Jusqu’à quand les données sont gardées',
    keptUntil: text('Jour au plus tôt', { places: ['{date}'] }),
    keptAsClient: 'Pour un client',
    firstPage: 'Page par laquelle la visite a commencé',
    source: 'D’où la personne venait',
    sources: group('Quand ce n’est pas un site de la liste', {
      campaign: 'Un lien marqué',
      direct: 'Aucun site',
      other: 'Un autre site',
    }),
    campaign: 'Campagne',
    signedUp: 'Date de l’inscription',
    mail: 'État de l’e-mail de la checklist',
    browser: 'Famille du navigateur',
    ipAddress: 'Adresse IP',
    confirmed: 'Confirmation de l’adresse',
  }),
  conversation,
  answering,
  timeline,
  notes,
  consents: group('Accords donnés', {
    heading: 'Titre',
    none: 'Aucun accord',
    givenOn: text('Moment d’un accord', { places: ['{date}', '{time}'] }),
    sentence: 'Phrase affichée',
    version: 'Version de la phrase',
    page: 'Page',
    confirmed: 'Moment de la confirmation',
    notConfirmed: 'Pas encore confirmé',
  }),
  files: group('Fichiers', {
    heading: 'Titre',
    page: 'Lien vers la page à lire',
    export: 'Bouton du fichier',
    success: notice('Le fichier est enregistré', { places: ['{name}'] }),
  }),
  file: group('Dossier à garder', {
    title: text('Titre', { places: ['{email}'] }),
    lead: 'Introduction',
    printed: text('Moment du dossier', { places: ['{date}'] }),
    cut: text('Messages qui n’y sont pas', { places: ['{n}'] }),
  }),
  erase: group('Effacer la personne', {
    open: 'Bouton qui pose la question',
    ...question('Ce qui disparaît'),
  }),
  erased: lonePage('La personne est effacée'),
})

export type AdminPeople = z.infer<typeof adminPeopleSchema>
