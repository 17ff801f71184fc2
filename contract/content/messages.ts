import type { z } from 'zod'
import { keptReasons, requestErrorCodes } from '../api/errors.ts'
import { email } from '../forms/field-kinds.ts'
import { contactFormSchema } from './contact-form.ts'
import { group, keyed, text } from './fields.ts'
import { notice } from './parts.ts'

const buttonPage = { title: 'Titre', text: 'Explication', button: 'Bouton' }
const home = 'Lien vers l’accueil'

const visitorMail = {
  subject: 'Objet de l’e-mail',
  preview: 'Ligne que la messagerie montre après l’objet',
  heading: 'Titre',
  intro: 'Premier paragraphe',
  signature: 'Formule de la fin',
  why: 'Pourquoi cette personne reçoit l’e-mail ; le lien d’effacement suit',
  erase: 'Lien qui efface tout',
}
const linkMail = { ...visitorMail, button: 'Bouton', afterButton: 'Ligne avant la même adresse, à copier' }

const site = group('Autour de chaque page', {
  skipToContent: 'Lien d’évitement, au clavier',
  mainNavigation: 'Nom de la navigation, pour les lecteurs d’écran',
  openMenu: 'Bouton qui ouvre le menu',
  closeMenu: 'Bouton qui ferme le menu',
  language: 'Nom du choix de la langue, pour les lecteurs d’écran',
  languageName: 'Nom de la langue, dans cette langue',
  contactButton: 'Bouton vers la page de contact',
  newTab: 'Dit après un lien qui ouvre un autre onglet, avec l’espace du début',
  sample: group('Dit une fois là où se trouve quelque chose que vous devez encore confirmer', {
    figures: 'Certains chiffres',
    texts: 'Textes et chiffres',
    ranking: 'Le classement',
  }),
  person: group('Devant ce que settings.yaml dit de vous', {
    answers: 'Titre de l’encadré à côté d’un formulaire ou d’une commande',
    base: 'Lieu',
    languages: 'Langues',
    phone: 'Téléphone',
    insurance: 'Assurance professionnelle',
    absence: 'Remplacement en votre absence',
    career: 'Parcours',
  }),
  inFrench: 'Dit après un lien vers une page en français, avec l’espace du début',
  homeLink: 'Nom du lien de la marque, pour les lecteurs d’écran',
  navigation: group('Menu', {
    home: 'Accueil',
    about: 'À propos',
    offers: 'Offres',
    blog: 'Blog',
    contents: 'Contenus',
    services: 'Services',
    contact: 'Contact',
  }),
  footer: group('Pied de page', {
    description: 'Le site en une phrase',
    siteHeading: 'Titre de la colonne du site',
    takeAwayHeading: 'Titre de la colonne des contenus',
    legalHeading: 'Titre de la colonne légale',
    checklist: 'Lien vers la checklist',
    newsletter: 'Lien vers la newsletter',
    booking: 'Lien vers le calendrier',
    social: 'Lien vers le réseau professionnel',
    video: 'Lien vers la chaîne vidéo',
    email: 'Lien pour écrire un e-mail',
    legalNotice: 'Lien vers les mentions légales',
    privacy: 'Lien vers la politique de confidentialité',
    terms: 'Lien vers les conditions de vente',
    cookies: 'Lien vers la politique de cookies',
    siteLanguages: 'Dernière ligne',
  }),
})

const checklistForm = group('Formulaire de la checklist', {
  label: 'Nom du formulaire, pour les lecteurs d’écran',
  email: 'Nom du champ',
  emailHint: 'Aide sous le nom du champ',
  submit: 'Bouton',
  sending: 'Bouton pendant l’envoi',
  reassurance: 'Quelques mots sous le bouton',
  privacyLink: 'Lien vers la politique de confidentialité, dans la phrase de consentement',
  visit: 'Ce qui est noté de la visite, après la phrase de consentement',
  honeypot: 'Nom du champ piège, lu seulement sans mise en forme',
  typoHint: text('Proposition quand l’adresse semble mal écrite', { places: ['{suggestion}'] }),
  errorSummary: 'Titre au-dessus des erreurs',
  close: 'Bouton qui ferme un avis',
  errors: group('Erreurs', {
    email: keyed('Erreurs de l’adresse e-mail', email.errors, text('Ce qui ne va pas, et quoi faire')),
  }),
  sent: notice('La checklist est partie'),
  notSent: notice('L’e-mail n’est pas parti', { places: ['{message}'] }),
  kept: notice('La demande est enregistrée, rien n’a échoué pour de bon', { places: ['{message}'] }),
  quarantined: notice('La demande attend une vérification'),
  general: notice('Une erreur sans autre nom'),
  tooManyTries: notice('Trop de tentatives', { places: ['{n}'] }),
  wrongOrigin: notice('Envoi depuis un autre site'),
  writeInstead: 'Après un échec, avant votre adresse e-mail',
  unsent: keyed('Pourquoi l’e-mail n’est pas parti', keptReasons, text('Fin de phrase, sans majuscule ni point')),
})

/** Kept apart from the others: `tooManyTries` takes a waiting time. */
const requestErrors = group('Erreurs d’une demande entière', {
  ...keyed('', requestErrorCodes, notice('Erreur de la demande')).shape,
  tooManyTries: notice('Trop de tentatives', { places: ['{n}'] }),
})

const buttonPages = group('Pages des liens envoyés par e-mail', {
  confirm: group('Confirmer son adresse', { ...buttonPage, note: 'Note sous le bouton' }),
  ready: group('Le PDF est prêt', {
    ...buttonPage,
    coming: 'Explication, juste après la confirmation : le PDF se télécharge tout seul',
    note: 'Note sous le bouton',
    next: 'Invitation à un appel, seulement après le clic',
    booking: 'Lien vers le calendrier',
  }),
  expired: group('Le lien a plus de trente jours', { ...buttonPage, renewed: notice('Un nouveau lien est parti') }),
  erase: group('Tout effacer', {
    ...buttonPage,
    data: 'Bouton qui demande un lien vers les données',
    dataNote: 'Note sous ce bouton',
    dataSent: notice('Le lien vers les données est parti'),
    note: 'Note au bas de la page',
  }),
  erased: group('Tout est effacé', { title: 'Titre', text: 'Explication', home }),
  gone: group('La demande n’existe plus', { title: 'Titre', text: 'Explication', home }),
  damaged: group('Le lien est incomplet', { title: 'Titre', text: 'Explication', write: 'Avant votre adresse e-mail' }),
  data: group('Télécharger ses données', {
    ...buttonPage,
    file: 'Nom du fichier téléchargé',
    note: 'Note sous le bouton',
  }),
  dataExpired: group('Le lien vers les données a plus d’un jour', buttonPage),
  fault: group('Panne du serveur', { title: 'Titre', text: 'Explication', home, write: 'Lien pour écrire un e-mail' }),
})

const messages = {
  site,
  checklistForm,
  goBack: 'Après un refus sans JavaScript : ce qui a été saisi est encore là',
  requestErrors,
  buttonPages,
  checklistMail: group('E-mail avec la checklist ; aucune publicité avant le clic', linkMail),
  acknowledgement: group('Accusé de réception d’un message', {
    ...visitorMail,
    next: 'Comment ajouter un détail',
  }),
  dataMail: group('E-mail avec le lien vers les données', linkMail),
  pdf: group('Le PDF de la checklist', { fileName: 'Nom du fichier' }),
  contactForm: contactFormSchema,
}

/** Every short string of the site in one language, as it stands in its file. */
export const messagesSchema = group('Textes courts du site', messages)

type MessagesFile = z.infer<typeof messagesSchema>

/** Every short string of the site in one language. */
export type Messages = Omit<MessagesFile, 'checklistForm'> & {
  checklistForm: MessagesFile['checklistForm'] & {
    /** The newest of the sentences of consent; `{privacy}` becomes the link. */
    consent: string
  }
}
