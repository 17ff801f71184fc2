/**
 * Everything that the administrator's journal can tell, in groups: what was changed or taken away, and who signed in;
 * not every look at a list. A subject is the kind of row that an action touches; only its kind and its id are ever
 * written down.
 */
export const auditActions = {
  'leads-exported': 'lead',
  'statistics-exported': 'lead',
  'lead-released': 'lead',
  'leads-released': 'lead',
  'leads-erased': 'lead',

  'enquiry-released': 'enquiry',
  'enquiry-answered': 'enquiry',
  'enquiry-unanswered': 'enquiry',
  'enquiry-erased': 'enquiry',
  'enquiries-exported': 'enquiry',
  'enquiries-released': 'enquiry',
  'enquiries-answered': 'enquiry',
  'enquiries-erased': 'enquiry',
  'answer-sent': 'enquiry',
  'answer-taken-back': 'enquiry',

  'mail-resent': 'mail',

  'person-exported': 'person',
  'person-data-sent': 'person',
  'person-erased': 'person',
  'stage-changed': 'person',
  'note-written': 'person',
  'note-erased': 'person',
  'pause-ended': 'lead',

  'content-published': 'revision',
  'content-taken-back': 'revision',
  'content-renamed': 'revision',
  'content-withdrawn': 'revision',

  'signed-in': 'session',
  'signed-in-by-link': 'session',
  'signed-in-by-passkey': 'session',
  'sign-in-failed': 'session',
  'signed-out': 'session',
  'session-ended': 'session',
  'other-sessions-ended': 'session',

  'link-requested': 'account',
  'password-changed': 'account',
  'password-set-by-settings': 'account',

  'passkey-added': 'passkey',
  'passkey-removed': 'passkey',
} as const

export type AuditAction = keyof typeof auditActions
export type AuditSubject = (typeof auditActions)[AuditAction]

/** Who did it: the administrator, a caller who is not signed in, a setting at the start, or a command. */
export const auditActors = ['administrator', 'visitor', 'settings', 'command'] as const

/** One line of the journal. */
export type JournalEntry = {
  id: string
  /** ISO 8601, UTC. */
  at: string
  actor: (typeof auditActors)[number]
  action: AuditAction
  /** Id of the row, where there was one. */
  subjectId: string | null
  /** Paths of the entries of the contents that it changed. */
  texts: string[]
  /** Found again in the log. */
  requestId: string | null
}

/** Answer of `GET /api/admin/journal` (query `cursor`, of the page before): newest first, at most 50. */
export type JournalPage = { entries: JournalEntry[]; next: string | null }
