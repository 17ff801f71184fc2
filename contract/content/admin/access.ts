import type { z } from 'zod'
import { type AuditAction, auditActions, auditActors } from '../../api/audit.ts'
import { group, keyed, text } from '../fields.ts'
import { notice } from '../parts.ts'
import { counted } from './lists.ts'

const date = { places: ['{date}'] }
const name = { places: ['{name}'] }
const n = { places: ['{n}'] }

const form = {
  heading: 'Titre',
  lead: 'Introduction',
  formLabel: 'Nom du formulaire, pour les lecteurs d’écran',
  submit: 'Bouton',
  submitting: 'Bouton pendant l’envoi',
}

const security = group('Page de la sécurité', {
  heading: 'Titre',
  lead: 'Introduction',
  failed: 'Le chargement a échoué',
  password: 'Champ du mot de passe actuel',
  passwordWrong: 'Ce n’est pas le bon',
  passwordMissing: 'Il manque',
  freshFromLink: 'Après une connexion par lien, il n’est pas demandé',
  passkeys: group('Clés d’accès', {
    heading: 'Titre',
    lead: 'Introduction',
    none: 'Aucune clé',
    addedOn: text('Jour de l’ajout', date),
    add: 'Bouton qui ajoute',
    name: 'Champ du nom',
    nameHint: 'Aide du champ',
    nameMissing: text('Le nom manque ou est trop long', n),
    create: 'Bouton qui crée',
    remove: 'Bouton qui retire',
    removeSure: 'Le même, pour confirmer',
    toward: text('Ajouté à chaque bouton, pour les lecteurs d’écran', name),
    added: notice('Clé ajoutée'),
    removed: notice('Clé retirée'),
  }),
  sessions: group('Sessions ouvertes', {
    heading: 'Titre',
    lead: 'Introduction',
    none: 'Aucune autre session',
    others: counted('Nombre des autres sessions'),
    endOthers: 'Bouton qui ferme toutes les autres',
    othersEnded: notice('Autres sessions fermées'),
  }),
  changePassword: group('Changer le mot de passe', {
    heading: 'Titre',
    lead: 'Introduction',
    formLabel: 'Nom du formulaire, pour les lecteurs d’écran',
    next: 'Champ du nouveau mot de passe',
    hint: text('Aide du champ', { places: ['{min}', '{advised}'] }),
    tooShort: text('Mot de passe trop court', n),
    submit: 'Bouton',
    done: notice('Mot de passe changé'),
  }),
})

const journal = group('Journal', {
  heading: 'Titre',
  lead: 'Introduction',
  failed: 'Le chargement a échoué',
  caption: 'Titre du tableau',
  columns: group('Colonnes', {
    date: 'Date',
    action: 'Action',
    actor: 'Auteur',
    subject: 'Fiche',
    request: 'Requête',
  }),
  noValue: 'Case vide',
  pages: 'Nom de la liste des pages, pour les lecteurs d’écran',
  actors: keyed('Auteurs', auditActors, text('Nom de l’auteur')),
  actions: keyed('Actions', Object.keys(auditActions) as AuditAction[], text('Nom de l’action')),
})

/** Ways to sign in beyond the password, the page about safety and the journal: `content/admin/access.yaml`. */
export const adminAccessSchema = group('Accès à l’administration', {
  others: group('Autres façons d’entrer', {
    label: 'Nom de la liste, pour les lecteurs d’écran',
    link: 'Recevoir un lien',
    passkey: 'Utiliser une clé d’accès',
    back: 'Revenir au mot de passe',
  }),
  firstPassword: 'Où trouver le premier mot de passe',
  passkey: group('Échecs d’une clé d’accès', {
    cancelled: notice('L’appareil n’a pas donné la clé'),
    refused: notice('Clé inconnue'),
    unsupported: notice('Navigateur sans clés d’accès'),
  }),
  askLink: group('Demander un lien', { ...form, done: notice('Demande enregistrée') }),
  link: group('Entrer par le lien', form),
  linkOver: notice('Le lien ne vaut plus'),
  loading: 'Pendant le chargement',
  security,
  journal,
})

export type AdminAccess = z.infer<typeof adminAccessSchema>
