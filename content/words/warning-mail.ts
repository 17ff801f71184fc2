/**
 * Words of the mail that warns the owner when the product sees something go wrong; French only. `{{problems|lines}}`
 * is filled by the server with sentences of `problemSentences`, in which `{…}` are places to fill.
 * Spaces before ; : ! ? and inside « » are no-break spaces.
 */
export const warningMail = {
  subject: 'Le site signale un problème',
  preview: 'Ce qui ne va pas, et quoi faire.',
  heading: 'Quelque chose demande votre attention.',
  intro: 'Le site se surveille lui-même. Il vient de constater ceci :',
  after:
    'Tant que le problème dure, ce message revient au plus toutes les six heures. Il se tait dès que tout est en ordre.',
  button: 'Ouvrir le tableau de bord',
} as const

/** One paragraph per problem: what was seen, then what to do. */
export const problemSentences = {
  mailsWait:
    'Des e-mails attendent depuis {time} ({n} en attente). Vérifiez SMTP_URL : serveur, port, mot de passe. Ils partiront d’eux-mêmes dès que le serveur de messagerie les acceptera.',
  signInsFail:
    '{n} connexions refusées à l’espace d’administration en une heure. Si ce n’est pas vous, quelqu’un essaie des mots de passe : les essais sont freinés, changez le vôtre s’il est court ou ancien.',
  diskLow:
    'Il ne reste que {size} sur le disque des données. Faites de la place ou agrandissez-le : sur un disque plein, aucune demande ne peut être enregistrée.',
  backupOld:
    'La dernière sauvegarde date de {time}. Regardez le journal du serveur et la place dans le dossier des sauvegardes.',
  noBackup:
    'Aucune sauvegarde n’a été trouvée, alors que le serveur tourne depuis {time}. Vérifiez le dossier des sauvegardes et ses droits.',
} as const

/** The mail that the launch check sends. `{site}` is the site's address. */
export const testMail = {
  subject: 'Essai d’envoi du site',
  text: 'Si vous lisez ceci hors du dossier des indésirables, les e-mails de {site} arrivent.',
} as const
