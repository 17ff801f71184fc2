/**
 * Everything that the journal of the room can tell, in groups. A subject is the kind of row that an action
 * touches; only its kind and its id are ever written down.
 */
export const auditActions = {
  'leads-listed': 'lead',
  'leads-searched': 'lead',
  'leads-exported': 'lead',
  'lead-resent': 'lead',
  'lead-released': 'lead',
  'lead-erased': 'lead',

  'enquiries-listed': 'enquiry',
  'enquiries-searched': 'enquiry',
  'enquiry-resent': 'enquiry',
  'enquiry-released': 'enquiry',
  'enquiry-answered': 'enquiry',
  'enquiry-unanswered': 'enquiry',
  'enquiry-erased': 'enquiry',

  'person-viewed': 'lead',
  'person-exported': 'lead',
  'retention-viewed': 'lead',
  'pause-ended': 'lead',

  'signed-in': 'session',
  'signed-in-by-link': 'session',
  'signed-in-by-passkey': 'session',
  'signed-in-with-code': 'session',
  'sign-in-failed': 'session',
  'code-refused': 'session',
  'signed-out': 'session',
  'session-ended': 'session',
  'other-sessions-ended': 'session',

  'link-requested': 'account',
  'reset-requested': 'account',
  'password-reset': 'account',
  'password-changed': 'account',
  'password-set-by-settings': 'account',
  'totp-enabled': 'account',
  'totp-disabled': 'account',
  'backup-codes-renewed': 'account',

  'passkey-added': 'passkey',
  'passkey-renamed': 'passkey',
  'passkey-removed': 'passkey',
} as const

export type AuditAction = keyof typeof auditActions
export type AuditSubject = (typeof auditActions)[AuditAction]

/** Who did it: the administrator, somebody at the door who is not signed in, or a setting at the start. */
export const auditActors = ['administrator', 'visitor', 'settings'] as const
export type AuditActor = (typeof auditActors)[number]

/** One line of the journal. */
export type JournalEntry = {
  id: string
  /** ISO 8601, UTC. */
  at: string
  actor: AuditActor
  action: AuditAction
  /** Id of the row, where there was one. */
  subjectId: string | null
  /** Found again in the log. */
  requestId: string | null
}

/** Answer of `GET /api/admin/journal` (query `cursor`, of the page before): newest first, at most 50. */
export type JournalPage = { entries: JournalEntry[]; next: string | null }
