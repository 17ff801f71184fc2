import { retention } from '../../contract/privacy/periods.ts'

/** What is said before the session. */
export const signInTexts = {
  title: 'Administration',
  checking: 'Vérification des droits d’accès...',
  login: {
    heading: 'Administration',
    lead: 'Derrière cette page : les checklists demandées et les messages reçus. Un seul compte en a la clé.',
    formLabel: 'Connexion à l’administration',
    email: 'E-mail',
    submit: 'Se connecter',
    submitting: 'Connexion...',
    errors: {
      emailMissing: 'Indiquez votre adresse e-mail.',
      emailFormat: 'Indiquez une adresse e-mail complète, par exemple prenom@entreprise.fr.',
      passwordMissing: 'Indiquez votre mot de passe.',
      passwordTooShort: 'Votre mot de passe compte au moins {n} caractères.',
    },
    unauthorised: {
      title: 'Accès non autorisé',
      text: 'Seuls les administrateurs autorisés peuvent accéder à cette page.',
    },
    wrong: {
      title: 'Erreur de connexion',
      text: 'Email ou mot de passe incorrect.',
    },
    failedTitle: 'Erreur de connexion',
    success: {
      title: 'Connexion réussie',
      text: 'Vous êtes maintenant connecté(e).',
    },
  },
  others: {
    label: 'Autres façons d’entrer',
    link: 'Mot de passe oublié ? Recevoir un lien de connexion',
    passkey: 'Entrer avec une clé d’accès',
    back: 'Revenir au mot de passe',
  },
  firstPassword:
    'Première connexion ? Le mot de passe est dans le fichier que le serveur a nommé à son premier démarrage (admin-password) ; sinon, demandez un lien.',
  askLink: {
    heading: 'Un lien par e-mail.',
    lead: `Il remplace le mot de passe une fois, pendant ${retention.signInLinkMinutes} minutes. Ensuite, « Accès » permet d’en choisir un autre sans l’ancien. Un e-mail toutes les cinq minutes au plus.`,
    formLabel: 'Recevoir un lien de connexion',
    submit: 'Envoyer le lien',
    submitting: 'Envoi...',
    done: {
      title: 'Demande enregistrée',
      text: 'Si cette adresse est celle de l’administration, un lien y arrive, ou y est arrivé il y a moins de cinq minutes. Regardez aussi dans les indésirables.',
    },
  },
  link: {
    heading: 'Encore un clic.',
    lead: 'Le lien ne s’ouvre qu’ici, par ce bouton : ainsi, aucun filtre de messagerie ne l’use à votre place.',
    formLabel: 'Connexion par lien',
    submit: 'Se connecter',
    submitting: 'Connexion...',
  },
  linkOver: {
    title: 'Lien expiré',
    text: `Ce lien a déjà servi, ou ses ${retention.signInLinkMinutes} minutes sont passées. Demandez-en un autre.`,
  },
}
