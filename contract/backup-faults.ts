/** Why a backup or its rehearsal failed, for the owner. Every other failure is named by the system's own code. */
export const backupFaults = [
  'notAFolder',
  'denied',
  'gone',
  'full',
  'readOnly',
  'key',
  'unencrypted',
  'damaged',
  'rows',
  'ended',
  'schema',
  'busy',
  'other',
] as const
export type BackupFault = (typeof backupFaults)[number]
