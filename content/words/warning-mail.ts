import type { BackupFault } from '../../contract/backup-faults.ts'

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
  loginRefused:
    'Le serveur de messagerie refuse l’identifiant ou le mot de passe de SMTP_URL ({n} e-mails en attente). Rien n’est abandonné : corrigez le réglage et redémarrez, tout partira.',
  signInsFail:
    '{n} connexions refusées à l’espace d’administration en une heure. Si ce n’est pas vous, quelqu’un essaie des mots de passe : les essais sont freinés, changez le vôtre s’il est court ou ancien.',
  diskLow:
    'Il ne reste que {size} sur le disque des données. Faites de la place ou agrandissez-le : sur un disque plein, aucune demande ne peut être enregistrée.',
  backupOld:
    'La dernière sauvegarde dont la restauration a été vérifiée date de {time}. Regardez le journal du serveur et la place dans le dossier des sauvegardes.',
  noBackup:
    'Aucune sauvegarde n’a encore été restaurée à l’essai, alors que le serveur tourne depuis {time}. Vérifiez le dossier des sauvegardes et ses droits.',
  backupFails:
    'Les sauvegardes échouent : {what}, {why}. Le site répond et rien n’est perdu, mais la dernière sauvegarde vérifiée vieillit. Le serveur réessaie de lui-même.',
  jobsFail: 'Une tâche de fond échoue : {jobs}. Elle est reprise d’elle-même ; le journal du serveur dit pourquoi.',
  publishFailed:
    'La publication programmée échoue : {why} Les visiteurs voient toujours la version d’avant. Corrigez, puis lancez « npm run publish » ; le serveur réessaie aussi de lui-même.',
  publishEnded: 'le programme qui publie s’est arrêté ; le journal du serveur dit pourquoi.',
} as const

/** What of a backup failed. */
export const failedStepWords = {
  folder: 'le dossier (BACKUP_DIR) ne peut pas servir',
  backup: 'la copie n’a pas pu être faite',
  rehearsal: 'la copie n’a pas pu être restaurée à l’essai',
} as const

/** Why it failed. */
export const backupFaultWords = {
  notAFolder: 'ce n’est pas un dossier',
  denied: 'l’accès est refusé au serveur',
  gone: 'il n’existe plus',
  full: 'le disque est plein',
  readOnly: 'le disque est en lecture seule',
  key: 'la sauvegarde est chiffrée et BACKUP_KEY manque',
  unencrypted: 'la sauvegarde n’est pas chiffrée alors que BACKUP_KEY est réglée',
  damaged: 'le fichier est abîmé, ou BACKUP_KEY a changé',
  rows: 'il y manque des lignes',
  boot: 'le site ne démarre pas sur la copie',
  ended: 'le processus des sauvegardes s’est arrêté',
  schema: 'la base vient d’une version plus récente du programme',
  busy: 'une autre sauvegarde est en cours',
  other: 'voyez le journal du serveur',
} as const satisfies Record<BackupFault, string>

/** Work that goes on by itself. */
export const jobWords = {
  backups: 'sauvegardes',
  retention: 'effacement de ce dont le délai est passé',
  monitoring: 'surveillance',
  publishing: 'publication du site',
} as const

/** The mail that the launch check sends. `{site}` is the site's address. */
export const testMail = {
  subject: 'Essai d’envoi du site',
  text: 'Si vous lisez ceci hors du dossier des indésirables, les e-mails de {site} arrivent.',
} as const
