import type { z } from 'zod'
import { keptReasons } from '../api/errors.ts'
import { type ContactField, contactFields, contactForm } from '../forms/contact.ts'
import { email, type FormField } from '../forms/field-kinds.ts'
import { perKey } from '../per-key.ts'
import { group, keyed, list, optional, rich, text } from './fields.ts'
import { notice } from './parts.ts'

const common = {
  label: 'Nom du champ',
  hint: optional(text('Aide sous le nom du champ')),
  data: rich('Nom de cette donnée au milieu d’une phrase, dans la politique de confidentialité'),
}

/** The words of a field: sentences for what its kind can find wrong, and names for the values to choose from. */
function wordsOf(field: FormField) {
  const errors = keyed('Erreurs du champ', field.errors, text('Ce qui ne va pas, et quoi faire'))
  if (field.kind !== 'choice') return group('Un champ', { ...common, errors })
  const options = keyed('Choix proposés', field.options, text('Nom d’un choix'))
  return group('Un champ', { ...common, placeholder: 'Avant tout choix', options, errors })
}

type WordsOf<Field extends FormField> = {
  label: string
  hint?: string
  data: string
  errors: Record<Field['errors'][number], string>
} & (Field extends { options: readonly (infer Option extends string)[] }
  ? { placeholder: string; options: Record<Option, string> }
  : unknown)

/** One schema per field; its type is that of the field's own kind, which `wordsOf` chooses at run time. */
const fields = perKey(contactFields, (field) => wordsOf(contactForm[field])) as unknown as {
  [Field in ContactField]: z.ZodType<WordsOf<(typeof contactForm)[Field]>>
}

/** Every short string of the contact form, in one language. */
const contactFormSchema = group('Formulaire de contact', {
  label: 'Nom du formulaire, pour les lecteurs d’écran',
  ...fields,
  terms: group('Case des conditions', {
    sentence: text('Phrase à cocher ; les deux mots entre accolades deviennent des liens', {
      places: ['{terms}', '{privacy}'],
    }),
    termsLink: 'Lien vers les conditions',
    privacyLink: 'Lien vers la confidentialité',
    missing: 'Erreur quand la case est vide',
  }),
  submit: 'Bouton',
  sending: 'Bouton pendant l’envoi',
  note: 'Ce que deviennent les données, sous le bouton',
  honeypot: 'Nom du champ piège, lu seulement sans mise en forme',
  typoHint: text('Proposition quand l’adresse semble mal écrite', { places: ['{suggestion}'] }),
  errorSummary: group('Titre au-dessus des erreurs', {
    one: 'Une erreur',
    many: text('Plusieurs erreurs', { places: ['{n}'] }),
  }),
  close: 'Bouton qui ferme un message',
  notices: group('Messages après l’envoi', {
    sent: notice('Le message est parti'),
    terms: notice('La case des conditions est vide'),
    format: notice('L’adresse e-mail est mal écrite'),
    kept: notice('Le message est enregistré, l’envoi suivra'),
    notSent: notice('Le message n’est pas parti'),
    general: notice('Une erreur sans autre nom'),
    init: notice('Le script du formulaire n’a pas pu être chargé'),
    quarantined: notice('Le message attend une vérification'),
    tooManyTries: notice('Trop de tentatives', { places: ['{n}'] }),
    wrongOrigin: notice('Envoi depuis un autre site'),
  }),
  writeInstead: 'Après un échec, avant votre adresse e-mail',
  myAddress: 'De même, quand la phrase d’avant vient de dire d’écrire',
})

/** Longest snippet, in UTF-16 code units: several fit into an answer. */
const snippetMax = 3_000

/** What stands ready when the owner answers a message, in one language: `content/answers/fr.yaml`. */
export const answersSchema = group('Vos réponses aux messages', {
  greeting: text('Salutation', { places: ['{name}'] }),
  greetingWithoutName: 'Salutation quand le nom ne convient pas',
  signature: text('Formule et nom, à la fin', { places: ['{owner}'] }),
  quote: text('Ligne avant le message cité', { places: ['{date}'] }),
  snippets: list(
    'Vos textes tout prêts, à insérer d’un clic',
    group('Un texte', {
      title: text('Titre, pour vous', { max: 60 }),
      text: text('Texte ; {name} y devient le nom, {subject} le sujet du message', {
        max: snippetMax,
        mayHold: ['{name}', '{subject}'],
      }),
    }),
    0,
  ),
})

export type AnswerWords = z.infer<typeof answersSchema>

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
  person: group('Mots devant vos informations', {
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

/** Stands with the sentence of consent that it was shown with; what is stored of before holds it, and nothing reads it. */
const ofConsent = (description: string) => optional(text(description).meta({ isFilled: true }))

const checklistForm = group('Formulaire de la checklist', {
  label: 'Nom du formulaire, pour les lecteurs d’écran',
  email: 'Nom du champ',
  emailHint: 'Aide sous le nom du champ',
  submit: ofConsent('Bouton'),
  sending: 'Bouton pendant l’envoi',
  reassurance: 'Quelques mots sous le bouton',
  privacyLink: ofConsent('Lien vers la politique de confidentialité, dans la phrase de consentement'),
  visit: 'Ce qui est noté de la visite, après la phrase de consentement',
  honeypot: 'Nom du champ piège, lu seulement sans mise en forme',
  typoHint: text('Proposition quand l’adresse semble mal écrite', { places: ['{suggestion}'] }),
  errorSummary: 'Titre au-dessus des erreurs',
  close: 'Bouton qui ferme un message',
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
    privacyLink: string
    submit: string
  }
}
