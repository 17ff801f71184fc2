import type { z } from 'zod'
import { enquiryFilters } from '../../api/admin-enquiries.ts'
import { keptReasons, unsentReasons } from '../../api/errors.ts'
import { group, keyed, list, perLocale, text } from '../fields.ts'
import { notice } from '../parts.ts'

const name = { places: ['{name}'] }

/** What visitors wrote through the contact form: `content/admin/enquiries.yaml`. */
export const adminEnquiriesSchema = group('Demandes de contact', {
  heading: 'Titre',
  headingWhileSearching: 'Titre pendant une recherche',
  aside: 'Introduction',
  search: 'Champ de recherche',
  searchHint: 'Aide du champ de recherche',
  filter: 'Nom du choix des demandes',
  filters: keyed('Choix des demandes', enquiryFilters, text('Nom du choix')),
  loading: 'Pendant le chargement',
  empty: keyed('Aucune demande, selon le choix', enquiryFilters, text('Phrase')),
  emptyAside: keyed('Phrase qui suit, selon le choix', enquiryFilters, text('Phrase')),
  emptyLink: 'Lien vers la page de contact',
  nothingFound: group('Rien n’a été trouvé, selon le choix', {
    toAnswer: text('Parmi les demandes à répondre', { places: ['{search}'] }),
    all: text('Parmi toutes', { places: ['{search}'] }),
    quarantined: text('En quarantaine', { places: ['{search}'] }),
  }),
  searchInAll: 'Bouton qui cherche dans toutes',
  clearSearch: 'Bouton qui efface la recherche',
  shownOne: text('Annoncé après le chargement, une demande', { places: ['{page}', '{n}'] }),
  shownMany: text('Annoncé après le chargement, plusieurs demandes', { places: ['{page}', '{n}'] }),
  failed: notice('Le chargement a échoué'),
  pages: 'Nom de la liste des pages, pour les lecteurs d’écran',
  columns: group('Colonnes', {
    from: 'Auteur',
    date: 'Date',
    enquiry: 'Demande',
    answer: 'Réponse',
    mail: 'E-mail',
    actions: 'Actions',
  }),
  inLanguage: perLocale('Langue de la demande', text('Par exemple : en français')),
  reasons: keyed(
    'Pourquoi l’e-mail n’est pas parti',
    [...unsentReasons, ...keptReasons],
    text('Raison, sans majuscule'),
  ),
  toAnswer: 'Demande à répondre',
  toCheck: 'Demande à vérifier',
  answered: 'Demande répondue',
  answeredOn: text('Jour de la réponse', { places: ['{date}'] }),
  quarantine: 'Demande en quarantaine',
  reading: group('Lecture d’une demande', {
    open: text('Ajouté au sujet, pour les lecteurs d’écran', { places: ['{name}', '{date}'] }),
    address: 'Adresse',
    received: 'Réception',
    receivedAt: text('Jour et heure de la réception', { places: ['{date}', '{time}'] }),
    page: 'Page d’où vient la demande',
    campaign: 'Campagne',
    mail: 'E-mail',
    answer: 'Réponse',
    message: 'Message',
    reply: 'Bouton qui répond par e-mail',
    markAnswered: 'Bouton qui marque comme répondue',
    markUnanswered: 'Bouton qui remet à répondre',
    resend: 'Bouton qui renvoie l’e-mail',
    resendWaiting: 'Bouton qui envoie l’e-mail en attente',
    release: 'Bouton qui libère',
    close: 'Bouton qui ferme',
  }),
  actions: group('Actions dans la liste', {
    answered: 'Marquer comme répondue',
    resend: 'Renvoyer',
    resendWaiting: 'Envoyer',
    release: 'Libérer',
    erase: 'Effacer',
    from: text('Ajouté à chaque bouton, pour les lecteurs d’écran', { places: ['{name}', '{date}'] }),
    eraseLabel: text('Effacer, pour les lecteurs d’écran', { places: ['{name}', '{date}'] }),
  }),
  done: group('Avis après une action', {
    answered: notice('Marquée comme répondue', name),
    unanswered: notice('Remise à répondre', name),
    sent: notice('L’e-mail est parti', name),
    notSent: notice('L’e-mail n’est pas parti', { places: ['{name}', '{reason}'] }),
    released: notice('Demande libérée'),
    releasedNotSent: notice('Libérée, mais l’e-mail n’est pas parti', { places: ['{reason}'] }),
    erased: notice('Demande effacée', name),
    gone: notice('La demande n’existe plus'),
    failedTitle: 'Titre de tout autre échec',
  }),
  eraseDialog: group('Question avant d’effacer', {
    heading: 'Titre',
    intro: text('Ce qui disparaît', { places: ['{email}'] }),
    what: list('Ce qui disparaît, en détail', text('Une ligne')),
    note: 'Ce qu’il faut savoir avant',
    confirm: 'Bouton qui confirme',
    erasing: 'Bouton pendant le travail',
    cancel: 'Bouton qui annule',
  }),
})

export type AdminEnquiries = z.infer<typeof adminEnquiriesSchema>
