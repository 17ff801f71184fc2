/*
 * Messages of the administrator's app; French only. Longer than a file should be: one field a line, as in the file that
 * it describes.
 */
import type { z } from 'zod'
import { keptReasons, type RequestErrorCode, requestErrorCodes, unsentReasons } from '../../api/errors.ts'
import { group, keyed, list, perLocale, text } from '../fields.ts'
import { notice } from '../parts.ts'

const email = { places: ['{email}'] }
const n = { places: ['{n}'] }
const counted = (description: string, limits = n) =>
  group(description, { one: text('Un seul', limits), many: text('Plusieurs', limits) })

/** Failures with a state or a notice of their own. */
const elsewhere = ['wrongPassword', 'signedOut', 'notAllowed'] as const
const isFailure = (code: RequestErrorCode): code is Exclude<RequestErrorCode, (typeof elsewhere)[number]> =>
  !elsewhere.some((other) => other === code)

const dialog = (intro: string) => ({
  heading: 'Titre',
  intro: text(intro, email),
  what: list('Ce qui disparaît ou se passe', text('Une ligne')),
  note: 'Ce qu’il faut savoir avant',
  confirm: 'Bouton qui confirme',
  erasing: 'Bouton pendant le travail',
  cancel: 'Bouton qui annule',
})

const login = group('Connexion', {
  heading: 'Titre',
  lead: 'Introduction',
  formLabel: 'Nom du formulaire, pour les lecteurs d’écran',
  email: 'Champ de l’adresse',
  password: 'Champ du mot de passe',
  show: 'Bouton qui montre le mot de passe',
  hide: 'Bouton qui le masque',
  showLabel: 'Le même, pour les lecteurs d’écran',
  hideLabel: 'Le même, pour les lecteurs d’écran',
  submit: 'Bouton',
  submitting: 'Bouton pendant l’envoi',
  errors: group('Erreurs', {
    emailMissing: 'Adresse absente',
    emailFormat: 'Adresse mal écrite',
    passwordMissing: 'Mot de passe absent',
    passwordTooShort: text('Mot de passe trop court', n),
  }),
  unauthorised: notice('Ce compte n’est pas celui de l’administration'),
  wrong: notice('Adresse ou mot de passe incorrect'),
  failedTitle: 'Titre de tout autre échec',
  success: notice('Connexion réussie'),
})

const leads = group('Inscriptions à la checklist', {
  heading: 'Titre',
  headingWhileSearching: 'Titre pendant une recherche',
  consent: 'Ce que couvre l’accord des personnes',
  search: 'Champ de recherche',
  searchHint: 'Aide du champ de recherche',
  loading: 'Pendant le chargement',
  empty: 'Aucune inscription',
  emptyAside: 'Phrase qui suit',
  emptyLink: 'Lien vers la page de la checklist',
  nothingFound: text('Rien n’a été trouvé', { places: ['{search}'] }),
  clearSearch: 'Bouton qui efface la recherche',
  shownOne: text('Annoncé après le chargement, une inscription', { places: ['{page}', '{n}'] }),
  shownMany: text('Annoncé après le chargement, plusieurs inscriptions', { places: ['{page}', '{n}'] }),
  failed: notice('Le chargement a échoué'),
  pages: 'Nom de la liste des pages, pour les lecteurs d’écran',
  page: text('Page numéro', n),
  previous: 'Page précédente',
  next: 'Page suivante',
  columns: group('Colonnes', {
    email: 'Adresse',
    date: 'Date',
    language: 'Langue',
    browser: 'Navigateur',
    ipAddress: 'Adresse IP',
    mail: 'Envoi',
    confirmed: 'Confirmation',
    actions: 'Actions',
  }),
  noValue: 'Case vide',
  languages: perLocale('Noms des langues', text('Nom de la langue, en français')),
  mail: keyed('État de l’envoi', ['none', 'waiting', 'sent', 'gave-up', 'uncertain'], text('Nom de l’état')),
  sentOn: text('Jour de l’envoi', { places: ['{date}'] }),
  reasons: keyed(
    'Pourquoi l’e-mail n’est pas parti',
    [...unsentReasons, ...keptReasons],
    text('Raison, sans majuscule'),
  ),
  confirmed: 'Adresse confirmée',
  confirmedOn: text('Jour de la confirmation', { places: ['{date}'] }),
  notConfirmed: 'Adresse non confirmée',
  quarantine: 'Inscription en quarantaine',
})

const actions = group('Actions sur une inscription', {
  resend: 'Renvoyer l’e-mail',
  resendWaiting: 'Envoyer l’e-mail en attente',
  release: 'Sortir de la quarantaine',
  erase: 'Effacer la personne',
  toward: text('Ajouté à chaque bouton, pour les lecteurs d’écran', email),
  eraseLabel: text('Effacer, pour les lecteurs d’écran', email),
  sent: notice('L’e-mail est parti', email),
  released: notice('L’adresse est libérée', email),
  notSent: notice('L’e-mail n’est pas parti', { places: ['{email}', '{reason}'] }),
  releasedNotSent: notice('Libérée, mais l’e-mail n’est pas parti', { places: ['{email}', '{reason}'] }),
  erased: notice('La personne est effacée', email),
  gone: notice('L’inscription n’existe plus'),
  failedTitle: 'Titre de tout autre échec',
})

const groups = group('Libérer ou effacer en nombre', {
  summary: 'Titre',
  note: 'À quoi cela sert',
  quarantine: 'Groupe de la quarantaine',
  source: text('Groupe d’une campagne', { places: ['{source}'] }),
  noSource: 'Groupe sans campagne',
  unconfirmed: counted('Inscriptions non confirmées'),
  quarantined: counted('Inscriptions en quarantaine'),
  thereof: text('Part en quarantaine, ajoutée à une campagne', n),
  release: text('Bouton qui libère', n),
  erase: text('Bouton qui efface', n),
  toward: text('Ajouté à chaque bouton, pour les lecteurs d’écran', { places: ['{group}'] }),
  releaseDialog: group('Question avant de libérer', dialog('Ce qui est libéré ; {email} nomme le groupe')),
  eraseDialog: group('Question avant d’effacer', dialog('Ce qui est effacé ; {email} nomme le groupe')),
  progress: text('Ajouté pendant le travail', { places: ['{done}', '{n}'] }),
  released: group('Après la libération', { title: 'Titre', one: text('Une seule', n), many: text('Plusieurs', n) }),
  erased: group('Après l’effacement', { title: 'Titre', one: text('Une seule', n), many: text('Plusieurs', n) }),
})

const failures = group('Ce que dit un appel qui échoue', {
  ...keyed('Échecs', requestErrorCodes.filter(isFailure), text('Phrase')).shape,
  tooManyTries: text('Trop de tentatives', { places: ['{wait}'] }),
})

/** The administrator's app: `content/admin/app.yaml`. */
export const adminAppSchema = group('Administration', {
  page: group('La page', {
    title: 'Titre de l’onglet',
    description: 'Description de la page',
    withoutScript: 'Sans JavaScript',
  }),
  checking: 'Pendant la vérification des droits',
  unreachable: group('Le serveur ne répond pas', { title: 'Titre', retry: 'Bouton' }),
  close: 'Bouton qui ferme',
  retry: 'Bouton qui réessaie',
  login,
  refused: notice('Accès refusé'),
  signOut: group('Déconnexion', {
    button: 'Bouton',
    success: notice('Déconnexion faite'),
    elsewhere: notice('La session a pris fin ailleurs'),
    duringCall: notice('La session avait pris fin avant la demande'),
  }),
  navigation: group('Menu', {
    label: 'Nom du menu, pour les lecteurs d’écran',
    dashboard: 'Tableau de bord',
    enquiries: 'Demandes',
    toAnswer: text('Ajouté à « Demandes », pour les lecteurs d’écran', n),
    leads: 'Inscriptions',
    site: 'Lien vers le site',
    home: 'Nom du lien de la marque',
    signedInAs: text('Compte connecté', email),
  }),
  dashboard: group('Tableau de bord', {
    title: 'Titre de l’onglet',
    heading: 'Titre',
    consentByExport: 'Ce que couvrent les accords, près de l’export',
  }),
  totals: group('Les chiffres', {
    heading: 'Titre',
    all: 'Toutes les adresses',
    allNote: 'Note',
    today: 'Aujourd’hui',
    todayNote: 'Note',
    lastSevenDays: 'Sept derniers jours',
    lastSevenDaysNote: 'Note',
    failed: 'Le chargement a échoué',
  }),
  perDay: group('Inscriptions par jour', {
    heading: 'Titre',
    range: 'Nom du choix de la période',
    days: text('Bouton d’une période', n),
    daysLabel: text('Le même, pour les lecteurs d’écran', n),
    summary: text('La courbe en une phrase', { places: ['{n}', '{all}', '{top}'] }),
    loading: 'Pendant le chargement',
    failed: 'Le chargement a échoué',
    tableToggle: 'Bouton du tableau',
    tableCaption: 'Titre du tableau',
    day: 'Colonne du jour',
    count: 'Colonne du nombre',
    one: text('Une inscription', n),
    many: text('Plusieurs inscriptions', n),
  }),
  leads,
  actions,
  eraseDialog: group('Question avant d’effacer une personne', dialog('Ce qui disparaît')),
  groups,
  csv: group('Export', {
    label: 'Titre',
    comma: 'Bouton, séparé par des virgules',
    semicolon: 'Bouton, pour Excel',
    success: notice('Export réussi'),
    failed: notice('Export en échec'),
  }),
  csvFile: group('Fichier exporté', {
    heading: group('Titres des colonnes', {
      email: 'Adresse',
      downloadedAt: 'Date de la demande',
      ipAddress: 'Adresse IP',
      browser: 'Navigateur',
      confirmed: 'Adresse confirmée',
      language: 'Langue',
      campaign: 'Campagne',
    }),
    confirmed: 'Adresse confirmée',
    unconfirmed: 'Adresse pas encore confirmée',
    none: 'Case sans valeur',
  }),
  failures,
  waits: counted('Temps d’attente'),
  thrown: notice('Aucune réponse du serveur'),
})

export type AdminApp = z.infer<typeof adminAppSchema>
