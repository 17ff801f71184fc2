import type { ContactFormWords } from './shape.ts'

export const fr: ContactFormWords = {
  label: 'Formulaire de contact',
  name: {
    label: 'Nom',
    errors: {
      missing: 'Indiquez votre nom.',
      format: 'Ce nom contient des signes qui ne peuvent pas être lus.',
      tooLong: 'Votre nom ne doit pas dépasser 120 caractères.',
      tooShort: 'Votre nom est trop court.',
      notAccepted: 'Ce nom ne peut pas être accepté.',
    },
  },
  email: {
    label: 'E-mail',
    errors: {
      missing: 'Indiquez votre adresse e-mail.',
      format: 'Le format de l’e-mail est invalide. Indiquez une adresse valide.',
      tooLong: 'Votre adresse e-mail ne doit pas dépasser 254 caractères.',
      tooShort: 'Votre adresse e-mail est trop courte.',
      notAccepted: 'Cette adresse e-mail ne peut pas être acceptée.',
    },
  },
  subject: {
    label: 'Sujet',
    placeholder: 'Sélectionnez un sujet',
    options: {
      expansion: 'Stratégie d’Expansion',
      backlinks: 'Packs de Backlinks DACH',
      vip: 'VIP Expansion Support',
      sponsoring: 'Sponsoring BusinessBretzel',
      other: 'Autre',
    },
    errors: {
      missing: 'Choisissez un sujet ; « Autre » convient aussi.',
      format: 'Choisissez un sujet dans la liste.',
      tooLong: 'Choisissez un sujet dans la liste.',
      tooShort: 'Choisissez un sujet dans la liste.',
      notAccepted: 'Choisissez un sujet dans la liste.',
    },
  },
  message: {
    label: 'Votre message',
    hint: 'Votre produit, votre marché, ce que vous avez déjà essayé.',
    errors: {
      missing: 'Écrivez votre message.',
      format: 'Ce message contient des signes qui ne peuvent pas être lus.',
      tooLong: 'Votre message ne doit pas dépasser 5 000 caractères. Raccourcissez-le.',
      tooShort: 'Votre message compte au moins 10 caractères. Ajoutez quelques mots.',
      notAccepted: 'Ce message ne peut pas être accepté.',
    },
  },
  terms: {
    sentence: 'J’accepte les {terms} et j’ai lu la {privacy}.',
    termsLink: 'conditions générales',
    privacyLink: 'politique de confidentialité',
    missing: 'Veuillez accepter les conditions générales pour continuer.',
  },
  submit: 'Envoyer le message',
  sending: 'Envoi en cours...',
  note: 'Votre message sert à vous répondre, et à rien d’autre : ni newsletter, ni revente. Il est effacé au plus tard trois ans après notre dernier échange.',
  honeypot: 'Laissez ce champ vide',
  typoHint: 'Vouliez-vous écrire {suggestion} ?',
  errorSummary: { one: 'Il reste un point à corriger', many: 'Il reste {n} points à corriger' },
  close: 'Fermer',
  notices: {
    sent: {
      title: 'Message envoyé !',
      text: 'Merci pour votre message. Je vous réponds dans les meilleurs délais.',
    },
    terms: { title: 'Erreur', text: 'Veuillez accepter les conditions générales pour continuer.' },
    format: { title: 'Erreur', text: 'Le format de l’e-mail est invalide. Indiquez une adresse valide.' },
    kept: {
      title: 'Message enregistré.',
      text: 'Il me parvient dès que le courrier repart ; vous n’avez rien à refaire.',
    },
    notSent: { title: 'Erreur', text: 'L’envoi a échoué. Réessayez ou écrivez-moi directement.' },
    general: { title: 'Erreur', text: 'Une erreur s’est produite. Réessayez plus tard.' },
    init: { title: 'Erreur', text: 'Le système d’e-mail n’a pas pu être initialisé. Rechargez la page.' },
    quarantined: { title: 'C’est noté.', text: 'Demande enregistrée ; je la vérifie avant l’envoi.' },
    tooManyTries: { title: 'Erreur', text: 'Trop de tentatives. Réessayez dans {n} minutes.' },
    wrongOrigin: { title: 'Erreur', text: 'Cet envoi vient d’un autre site. Remplissez le formulaire de cette page.' },
  },
  writeInstead: 'Vous pouvez aussi m’écrire :',
  myAddress: 'Mon adresse :',
}
