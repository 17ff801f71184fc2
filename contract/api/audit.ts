/** Everything that the administrator's journal can tell: what was changed or taken away, and who signed in; not every look at a list. */
export type AuditAction =
  | 'leads-exported'
  | 'statistics-exported'
  | 'lead-released'
  | 'leads-released'
  | 'leads-erased'
  | 'enquiry-released'
  | 'enquiry-answered'
  | 'enquiry-unanswered'
  | 'enquiry-erased'
  | 'enquiries-exported'
  | 'enquiries-released'
  | 'enquiries-answered'
  | 'enquiries-erased'
  | 'answer-sent'
  | 'answer-taken-back'
  | 'mail-resent'
  | 'person-exported'
  | 'person-data-sent'
  | 'person-erased'
  | 'stage-changed'
  | 'note-written'
  | 'note-erased'
  | 'pause-ended'
  | 'content-published'
  | 'content-taken-back'
  | 'content-renamed'
  | 'content-withdrawn'
  | 'signed-in'
  | 'signed-in-by-link'
  | 'signed-in-by-passkey'
  | 'sign-in-failed'
  | 'signed-out'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'link-requested'
  | 'password-changed'
  | 'password-set-by-settings'
  | 'passkey-added'
  | 'passkey-removed'

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
