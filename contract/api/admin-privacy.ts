import type { BackupFault } from '../backup-faults.ts'

// Every moment is ISO 8601, UTC.

/** A person whom the daily run deletes soon: one who confirmed, one who never did (the sign-up goes), one who only wrote. */
export type DuePerson = {
  kind: 'lead' | 'unconfirmed' | 'enquiry'
  /** Of the person. */
  id: string
  email: string
  lastContactAt: string
  /** From this moment on the daily run deletes what is kept. */
  dueAt: string
}

/** What was the matter with the backups; never data. */
type BackupFailure = { at: string; what: 'folder' | 'backup' | 'rehearsal'; why: BackupFault }

/** Who is deleted next, what the last runs did, whether deletion is held back, how the backups stand: answer of GET `retention`. */
export type RetentionView = {
  /** The longest silent first. */
  due: readonly DuePerson[]
  /** At most so many of each kind are named, if there are more. */
  namedOfEach?: number
  /** Newest first. */
  runs: readonly { at: string; isPaused: boolean; leads: number; enquiries: number }[]
  pausedSince?: string
  backups: {
    newest?: { at: string }
    /** The newest that was brought back to life, and when. */
    restored?: { at: string; rehearsedAt: string }
    failure?: BackupFailure
  }
  now: string
}
