/** Why a backup or its rehearsal failed, as the owner reads it. Every other failure is named by the system's own code. */
export const backupFaultTexts = {
  notAFolder: 'ce n’est pas un dossier',
  denied: 'l’accès est refusé au serveur',
  gone: 'il n’existe plus',
  full: 'le disque est plein',
  readOnly: 'le disque est en lecture seule',
  key: 'BACKUP_KEY manque ou a été mal copiée',
  unencrypted: 'la sauvegarde n’est pas chiffrée alors que BACKUP_KEY est réglée',
  damaged: 'le fichier est abîmé, ou BACKUP_KEY a changé',
  rows: 'il y manque des lignes',
  ended: 'le processus des sauvegardes s’est arrêté',
  schema: 'la base vient d’une version plus récente du programme',
  busy: 'une autre sauvegarde est en cours',
  other: 'voyez les traces du serveur (logs)',
}

export type BackupFault = keyof typeof backupFaultTexts

/** What of a backup failed, as the owner reads it. */
export const backupStepTexts = {
  folder: 'le dossier (BACKUP_DIR) ne peut pas servir',
  backup: 'la copie n’a pas pu être faite',
  rehearsal: 'la copie n’a pas pu être restaurée à l’essai',
}
