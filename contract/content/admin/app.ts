/*
 * Messages of the administrator's app; French only. Longer than a file should be: one field a line, as in the file that
 * it describes.
 */
import type { z } from 'zod'
import { type AdminScreen, adminScreens } from '../../api/admin.ts'
import { problemCodes, unsentKinds } from '../../api/admin-dashboard.ts'
import { launchChecks } from '../../api/admin-launch.ts'
import { leadSelectionActions } from '../../api/admin-sign-ups.ts'
import { failureCodes, keptReasons, unsentReasons } from '../../api/errors.ts'
import { stages } from '../../stages.ts'
import { group, keyed, perLocale, text } from '../fields.ts'
import { notice } from '../parts.ts'
import { counted, listTexts } from './lists.ts'

const email = { places: ['{email}'] }
const n = { places: ['{n}'] }

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
  consent: 'Ce que couvre l’accord des personnes',
  list: listTexts(
    ['confirmed', 'unconfirmed', 'quarantined'],
    ['name', 'date', 'confirmed', 'language', 'stage'],
    leadSelectionActions,
  ),
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
  notConfirmed: 'Adresse non confirmée',
  quarantine: 'Inscription en quarantaine',
})

const actions = group('Actions sur une inscription', {
  resend: 'Renvoyer l’e-mail',
  resendWaiting: 'Envoyer l’e-mail en attente',
  release: 'Sortir de la quarantaine',
  sent: notice('L’e-mail est parti', email),
  released: notice('L’adresse est libérée', email),
  notSent: notice('L’e-mail n’est pas parti', { places: ['{email}', '{reason}'] }),
  releasedNotSent: notice('Libérée, mais l’e-mail n’est pas parti', { places: ['{email}', '{reason}'] }),
  gone: notice('L’inscription n’existe plus'),
})

const failures = group('Ce que dit un appel qui échoue', {
  ...keyed('Échecs', failureCodes, text('Phrase')).shape,
  tooManyTries: text('Trop de tentatives', { places: ['{wait}'] }),
})

/** The administrator's app: `content/admin/app.yaml`. */
export const adminAppSchema = group('Administration', {
  page: group('La page', {
    title: 'Titre de l’onglet',
    description: 'Description de la page',
    withoutScript: 'Sans JavaScript',
    demo: 'Ligne de la démonstration, sur chaque écran',
  }),
  checking: 'Pendant la vérification des droits',
  unreachable: group('Le serveur ne répond pas', { title: 'Titre', retry: 'Bouton' }),
  close: 'Bouton qui ferme',
  cancel: 'Bouton qui annule',
  busy: 'Bouton pendant le travail',
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
    menu: 'Bouton qui ouvre le menu',
    screens: keyed('Noms des écrans', Object.keys(adminScreens) as AdminScreen[], text('Nom de l’écran')),
    toAnswer: text('Ajouté à « Demandes », pour les lecteurs d’écran', n),
    site: 'Lien vers le site',
    home: 'Nom du lien de la marque',
    signedInAs: text('Compte connecté', email),
  }),
  dashboard: group('Tableau de bord', {
    heading: 'Titre',
    consentByExport: 'Ce que couvrent les accords, près de l’export',
  }),
  today: group('Ce qui attend aujourd’hui', {
    heading: 'Titre',
    calm: 'Rien n’attend',
    failed: 'Le chargement a échoué',
    toAnswer: counted('Demandes sans réponse'),
    quarantinedEnquiries: counted('Demandes en quarantaine'),
    quarantinedLeads: counted('Inscriptions en quarantaine'),
    unsent: counted('E-mails non partis'),
    mails: keyed('Sortes d’e-mails', unsentKinds, text('Nom, sans majuscule')),
    more: 'Lien vers la liste entière',
    problems: 'Titre des problèmes du serveur',
    problem: keyed('Problèmes', problemCodes, text('Ce qui ne va pas, et quoi faire')),
    fresh: text('Titre de ce qui est nouveau', { places: ['{what}'] }),
    freshSignUps: counted('Nouvelles inscriptions'),
    freshEnquiries: counted('Nouvelles demandes'),
    kinds: keyed('Sortes de nouveautés', ['signUp', 'enquiry'], text('Nom, sans majuscule')),
  }),
  launch: group('Prêt à publier ?', {
    lead: 'Ce que montre cet écran',
    ready: 'Il ne reste rien',
    notReady: counted('Ce qui manque, en nombre'),
    failed: 'Le chargement a échoué',
    loading: 'Pendant le chargement',
    owner: 'Titre : ce qui vous concerne',
    samples: 'Titre : ce qui est un exemple',
    server: 'Titre : le serveur',
    done: 'Dit d’un point fait, pour les lecteurs d’écran',
    optional: 'Ajouté à un point facultatif',
    checks: keyed('Ce que le serveur doit avoir', launchChecks, text('Ce qu’il faut, et comment')),
  }),
  lists: group('Listes', {
    states: 'Nom du choix des états, pour les lecteurs d’écran',
    search: 'Champ de recherche',
    tooShort: text('La recherche est trop courte', n),
    filters: 'Bouton qui montre les filtres',
    language: 'Filtre de la langue',
    stage: 'Filtre de l’étape',
    any: 'Choix : toutes',
    from: 'Premier jour',
    to: 'Dernier jour',
    apply: 'Bouton qui applique les filtres',
    nothing: 'Rien ne correspond aux filtres',
    clear: 'Lien vers la liste entière',
    first: 'Lien vers la première page',
    next: 'Lien vers la page suivante',
    selection: 'Nom de ce qui est choisi',
    choose: text('Case d’une ligne, pour les lecteurs d’écran', { places: ['{name}'] }),
    choosePage: 'Case de toute la page, pour les lecteurs d’écran',
    chooseFound: text('Bouton qui choisit tout ce qui est trouvé', n),
    chooseNone: 'Bouton qui ne choisit plus rien',
    progress: text('Pendant le travail', { places: ['{done}', '{n}'] }),
  }),
  stages: keyed('Étapes d’une personne', stages, text('Nom de l’étape')),
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
  leads,
  actions,
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
    }),
    enquiryHeading: group('Titres des colonnes des demandes de contact', {
      received: 'Date de réception',
      name: 'Nom',
      email: 'Adresse',
      subject: 'Sujet',
      message: 'Message',
      language: 'Langue',
      page: 'Page du formulaire',
      answered: 'Date de la réponse',
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
