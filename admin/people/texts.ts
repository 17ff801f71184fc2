import { retention } from '../../contract/privacy/periods.ts'

/** What the page of a person says. */
export const peopleTexts = {
  loading: 'Chargement de la personne...',
  failed: 'Impossible de charger cette personne.',
  missing: {
    title: 'Personne introuvable',
    text: 'Ses données ont été effacées entre-temps, ou l’adresse de cette page est incomplète.',
    button: 'Voir les demandes',
  },
  writeBack: 'Écrire la réponse',
  stage: {
    legend: 'Étape',
    about: `« Client » : rien n’est effacé de lui-même tant que dure la relation, puis pendant ${retention.contractYears} ans, comme pour tout contrat.`,
    done: {
      title: 'C’est noté',
      text: 'Étape enregistrée : {stage}.',
    },
    failed: 'Étape non enregistrée',
  },
  facts: {
    heading: 'Repères',
    language: 'Langue',
    firstContact: 'Premier contact',
    lastContact: 'Dernier contact de sa part',
    kept: 'Gardé',
    keptUntil: 'au moins jusqu’au {date}',
    keptAsClient: 'tant que dure la relation',
    firstPage: 'Première page',
    source: 'Source',
    campaign: 'Campagne',
    signedUp: 'Checklist demandée',
    mail: 'E-mail de la checklist',
    browser: 'Navigateur',
    ipAddress: 'Adresse IP',
    confirmed: 'Adresse confirmée',
  },
  conversation: {
    heading: 'Conversation',
    none: 'Aucun message : cette personne a seulement demandé la checklist.',
    older: {
      one: '{n} message plus ancien',
      many: '{n} messages plus anciens',
    },
    cut: 'Les {n} messages les plus récents sont affichés ; tous sont dans les fichiers de la personne.',
    facts: 'Page, langue, provenance',
    ownMail: 'E-mail pour vous',
    answer: 'Répondre',
    sent: 'Votre réponse',
    takeBack: 'Annuler l’envoi',
    leavesIn: 'Part dans {n} s',
    erase: 'Effacer ce message',
  },
  answering: {
    heading: 'Votre réponse',
    loading: 'Préparation de la réponse...',
    failed: 'Impossible de préparer la réponse.',
    about: 'De {from} à {to}. Sa réponse ira à {replyTo} ; vous en recevez copie.',
    subject: 'Objet',
    subjectMissing: 'Écrivez un objet avant d’envoyer la réponse.',
    field: 'Texte de la réponse',
    snippets: 'Insérer un texte tout prêt',
    noSnippets: 'Aucun texte tout prêt dans cette langue.',
    editSnippets: 'Modifier ces textes',
    preview: 'L’e-mail tel qu’il arrivera',
    empty: 'Écrivez votre réponse avant de l’envoyer.',
    send: 'Envoyer la réponse',
    sending: 'Envoi en cours',
    sendAgain: 'Réessayer l’envoi',
    elsewhere: 'Ouvrir dans ma messagerie',
    close: 'Fermer',
    unsure: 'Le serveur n’a pas dit si la réponse est partie. Réessayez : elle ne partira pas deux fois.',
    done: {
      stored: {
        title: 'Réponse enregistrée',
        text: 'Elle part dans {n} secondes, avec une copie pour vous. D’ici là, vous pouvez annuler l’envoi.',
      },
      takenBack: {
        title: 'Envoi annulé',
        text: 'Rien n’est parti. Le texte est de nouveau votre brouillon.',
      },
      tooLate: {
        title: 'Trop tard',
        text: 'La réponse est déjà en route.',
      },
      sent: {
        title: 'Réponse envoyée',
        text: 'Elle est partie vers {email}, avec une copie pour vous.',
      },
      waiting: {
        title: 'Réponse enregistrée',
        text: 'Elle n’est pas encore partie : {reason}. Elle partira d’elle-même.',
      },
      refused: {
        title: 'Réponse refusée',
        text: 'Elle n’est pas arrivée : {reason}.',
      },
      uncertain: {
        title: 'Envoi incertain',
        text: 'La réponse est peut-être arrivée : {reason}.',
      },
    },
  },
  timeline: {
    heading: 'Suivi',
    older: {
      one: '{n} événement plus ancien',
      many: '{n} événements plus anciens',
    },
    events: {
      signedUp: 'A demandé la checklist',
      confirmed: 'A confirmé son adresse',
      wrote: 'A écrit',
      answered: 'Vous avez répondu d’ici',
      marked: 'Marquée comme répondue',
      stage: 'Étape : {stage}',
    },
    mails: {
      checklist: 'E-mail de la checklist',
      'enquiry-acknowledgement': 'Accusé de réception',
      'data-link': 'Lien vers ses données',
    },
  },
  notes: {
    field: 'Nouvelle note',
    hint: 'La personne peut demander à lire ces notes.',
    add: 'Ajouter la note',
    adding: 'Enregistrement...',
    empty: 'Écrivez la note avant de l’ajouter.',
    added: {
      title: 'C’est noté',
      text: 'La note est enregistrée.',
    },
    failed: 'Note non enregistrée',
    full: 'Cette personne a déjà {n} notes, le maximum. Effacez-en une.',
    erase: 'Effacer la note du {date}',
    eraseDialog: {
      heading: 'Effacer cette note ?',
      intro: 'La note sur {email} disparaît, tout de suite et pour de bon.',
      note: 'Le reste du suivi ne change pas.',
      confirm: 'Effacer la note',
    },
  },
  consents: {
    heading: 'Accords',
    none: 'Aucun. Un message par le formulaire de contact n’en demande pas.',
    givenOn: 'Donné le {date} à {time}',
    sentence: 'Phrase affichée',
    version: 'Version de la phrase',
    page: 'Page',
    confirmed: 'Confirmé par l’e-mail',
    notConfirmed: 'pas encore',
  },
  files: {
    heading: 'Tout ce que le site garde d’elle',
    page: 'Page à lire et à imprimer',
    export: 'Fichier JSON',
    success: {
      title: 'Export réussi',
      text: 'Le fichier {name} a été téléchargé.',
    },
  },
  file: {
    title: 'Dossier de {email}',
    lead: 'Ce que le site garde de cette personne, à lire et à imprimer. Le texte des e-mails et les brouillons sont dans le fichier JSON.',
    printed: 'État au {date}.',
    cut: 'Messages plus anciens : {n}. Ils sont dans le fichier JSON.',
  },
  erase: {
    open: 'Effacer cette personne',
    heading: 'Effacer cette personne ?',
    intro: 'Tout ce que le site garde de {email} disparaît, tout de suite et pour de bon :',
    what: [
      'l’adresse, l’inscription à la checklist et ses accords',
      'ses messages, vos réponses et leurs brouillons',
      'l’étape, le suivi et vos notes',
      'les e-mails préparés ou envoyés par le site',
    ],
    note: 'Restent les e-mails déjà arrivés dans votre messagerie, et le PDF déjà téléchargé. Si une sauvegarde doit servir, cette personne est de nouveau effacée.',
    confirm: 'Effacer pour de bon',
  },
  erased: {
    title: 'Effacement fait',
    text: 'Le site ne garde plus rien de cette personne. Cherchez encore son adresse dans votre propre messagerie : le site n’y a pas accès.',
    button: 'Retour au tableau de bord',
  },
}

/** What is done with one enquiry. */
export const enquiryActionTexts = {
  reading: {
    markAnswered: 'J’ai répondu',
    markUnanswered: 'Remettre à répondre',
    resend: 'Renvoyer l’e-mail',
    resendWaiting: 'Envoyer l’e-mail',
    release: 'Libérer',
  },
  done: {
    answered: {
      title: 'C’est noté',
      text: 'Demande marquée comme répondue : {name}.',
    },
    unanswered: {
      title: 'C’est noté',
      text: 'Demande remise à répondre : {name}.',
    },
    sent: {
      title: 'E-mail envoyé',
      text: 'La demande est dans votre messagerie : {name}.',
    },
    notSent: {
      title: 'Erreur d’envoi',
      text: 'La demande n’est pas partie ({name}) : {reason}.',
    },
    released: {
      title: 'Demande libérée',
      text: 'Elle attend votre réponse ; l’e-mail est dans votre messagerie.',
    },
    releasedNotSent: {
      title: 'Demande libérée, envoi en échec',
      text: 'Elle attend votre réponse ; l’e-mail n’est pas parti : {reason}.',
    },
    erased: {
      title: 'Effacement fait',
      text: 'La demande n’est plus dans nos bases : {name}.',
    },
    gone: {
      title: 'Erreur',
      text: 'Cette demande n’existe plus. La liste a été rechargée.',
    },
  },
  eraseDialog: {
    heading: 'Effacer cette demande ?',
    intro: 'La demande envoyée par {email} disparaît, tout de suite et pour de bon :',
    what: [
      'le nom, l’adresse et le message',
      'la page, la langue et la campagne',
      'l’e-mail préparé ou envoyé pour vous',
    ],
    note: 'L’e-mail déjà arrivé reste dans votre messagerie. L’inscription à la checklist et les autres demandes de cette adresse restent aussi : la personne entière s’efface au bas de cette page.',
    confirm: 'Effacer pour de bon',
  },
}

/** What is done with one sign-up. */
export const signUpActionTexts = {
  resend: 'Renvoyer',
  resendWaiting: 'Envoyer',
  release: 'Libérer',
  sent: {
    title: 'E-mail envoyé',
    text: 'La checklist est partie vers {email}.',
  },
  released: {
    title: 'Adresse libérée',
    text: 'La checklist est partie vers {email}.',
  },
  notSent: {
    title: 'Erreur d’envoi',
    text: 'La checklist pour {email} n’est pas partie : {reason}.',
  },
  releasedNotSent: {
    title: 'Adresse libérée, envoi en échec',
    text: 'La checklist pour {email} n’est pas partie : {reason}.',
  },
  gone: {
    title: 'Erreur',
    text: 'Cette inscription n’existe plus. La liste a été rechargée.',
  },
}
