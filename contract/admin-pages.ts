import type { BackupFault } from './backup-faults.ts'
import type { Locale } from './locales.ts'

// What the administrator's pages of the server show. Every moment is ISO 8601, UTC.

/** One consent, word for word. */
export type ConsentView = {
  givenAt: string
  locale: Locale
  /** Path of the page on which it was given. */
  page: string
  sentence: string
  sentenceVersion: string
  confirmedAt: string | null
}

/** All that is kept of one person, at a glance: page `person`. */
export type PersonView = {
  /** Id of the lead or the enquiry that led here. */
  id: string
  email: string
  firstContactAt: string
  /** The last thing the person did. */
  lastContactAt: string
  confirmedAt: string | null
  /** Before this moment the daily run deletes nothing of it. */
  keptUntil: string
  /** Oldest first. */
  consents: readonly ConsentView[]
  counts: { consents: number; enquiries: number; mails: number }
  now: string
}

/** Somebody whom the daily run deletes soon. */
export type DuePerson = {
  kind: 'lead' | 'unconfirmed' | 'enquiry'
  id: string
  email: string
  lastContactAt: string
  /** From this moment on the daily run deletes what is kept. */
  dueAt: string
}

/** What was the matter with the backups; never data. */
type BackupFailure = { at: string; what: 'folder' | 'backup' | 'rehearsal'; why: BackupFault }

/** Who is deleted next, what the last runs did, whether deletion is held back, how the backups stand: page `retention`. */
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
