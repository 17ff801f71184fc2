import type { Config } from '../config.ts'

/** The database to be saved, and where its backups are. */
export type BackupPlace = Pick<Config, 'dataDir' | 'databaseUrl' | 'secret' | 'backup'>
