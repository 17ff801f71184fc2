// Long: every table of both databases, column by column, in one list.

import type { Generated } from 'kysely'
import type { MailState } from '../../contract/api/admin.ts'
import type { RevisionKind } from '../../contract/api/admin-contents.ts'
import type { AuditAction } from '../../contract/api/audit.ts'
import type { UnsentReason } from '../../contract/api/errors.ts'
import type { ContactAnswers } from '../../contract/forms/contact.ts'
import type { Locale } from '../../contract/locales.ts'
import type { MailName } from '../../contract/mails.ts'
import type { Stage } from '../../contract/privacy/periods.ts'
import type { SourceKey } from '../../contract/statistics/sources.ts'
import type { Instant } from '../runtime/clock.ts'

/** A person who signed up or wrote; all that is kept of them points here and goes with this row. */
export type People = {
  id: string
  /** The address as compared, see `addressKey`; unique. */
  address_key: string
  /** As first typed. */
  email: string
  /** As given in the newest enquiry that is not quarantined. */
  name: string | null
  /** Of the last contact. */
  locale: Locale
  stage: Stage
  first_contact_at: Instant
  /** When the person last signed up, confirmed or wrote. */
  last_contact_at: Instant
  /** When the address of the sign-up was confirmed. */
  confirmed_at: Instant | null
  /** When the owner first called them a client, and when no longer. */
  client_since: Instant | null
  client_until: Instant | null
}

/** How the visit began that led to a sign-up or an enquiry. */
export type Visit = {
  utm_source: string | null
  utm_medium: string | null
  utm_campaign: string | null
  /** The page of ours by which the visit began. */
  first_page: string | null
  source: SourceKey | null
}

/** A lead: the sign-up of a person. */
export type ChecklistDownloads = Visit & {
  id: string
  /** Unique. */
  person_id: string
  email: string
  /** First sign-up; never moves. */
  downloaded_at: Instant
  /** Always null: no address of a client is kept. */
  ip_address: null
  user_agent: string | null
  locale: Locale
  /** Last sign-up or confirmation. */
  last_contact_at: Instant
  /** Set while the lead waits for the owner's look (honeypot filled). */
  quarantined_at: Instant | null
  /** What the list is searched in, see `toSearched`. */
  searched: string
}

/** One consent, whole: what was shown, where, when, and when the address confirmed it. */
type Consents = {
  id: string
  lead_id: string
  /** Id the form gave this submission; a second try of it changes nothing. */
  submission_id: string | null
  locale: Locale
  page: string
  sentence: string
  sentence_version: string
  given_at: Instant
  confirmed_at: Instant | null
}

/** A note of the owner, or that the stage changed (`text` is then the stage). */
export type PersonNotes = {
  id: string
  person_id: string
  kind: 'note' | 'stage'
  text: string
  written_at: Instant
  /** What the lists are searched in, see `toSearched`; of a stage nothing. */
  searched: Generated<string>
}

/** What a day's views are counted by: page, source of a first view, campaign of one; robots and AI readers by their name. */
export const dailyKinds = ['page', 'source', 'campaign', 'robot', 'reader'] as const
export type DailyTotals = {
  /** In Paris, `YYYY-MM-DD`. */
  day: string
  kind: (typeof dailyKinds)[number]
  /** A path, a source, a campaign, a robot; `other` for all that are too small to be told apart. */
  name: string
  views: number
}

/** Who was erased, as a hash under a key of ours, so that a restored backup can be erased again. */
export type Erasures = { address_hash: string; erased_at: Instant }

/** When the clock was last seen, and when it last jumped. */
export type ClockWatchRow = { name: 'retention'; seen_at: Instant; jumped_at: Instant | null }

/** A message of the contact form; every field that a person fills in is a column of its own. */
export type Enquiries = ContactAnswers &
  Visit & {
    id: string
    person_id: string
    locale: Locale
    page: string
    /** Id the form gave this submission; a second try of it is the same enquiry. */
    submission_id: string | null
    received_at: Instant
    /** Set by the owner. */
    answered_at: Instant | null
    /** Set while it waits for the owner's look: no mail was written. */
    quarantined_at: Instant | null
    /** What the list is searched in, see `toSearched`. */
    searched: string
  }

/** One finished mail on its way. */
export type Outbox = {
  id: string
  /** The person it is to or about; it goes with them. Null of a mail about no one. */
  person_id: string | null
  /** The enquiry it tells of or answers; it goes with it. */
  enquiry_id: string | null
  kind: MailName
  locale: Locale
  recipient: string
  /** Whom an answer goes to, if not to the sender. */
  reply_to: string | null
  message_id: string
  /** Message-IDs of the thread that it continues, the oldest first, parted by spaces. */
  thread: string | null
  state: MailState
  attempts: number
  /** Of these, how many may have delivered it. */
  uncertain_attempts: number
  /** Not before this instant while `waiting`; afterwards the instant when it ended. */
  next_attempt_at: Instant
  lease_token: string | null
  lease_until: Instant | null
  queued_at: Instant
  sent_at: Instant | null
  /** Why it is not sent yet. */
  unsent_reason: UnsentReason | null
  /** 1 while it has no place among the mails of a day, or has used up the one it had. */
  is_capped: 0 | 1
  /** 1 where a cap held it back although its client had caused none that day: it goes first, see `createCappedMails`. */
  is_newcomer: 0 | 1
  /** What it says; text and HTML sealed where they hold a token. Null once they are emptied, or where they could not be written. */
  subject: string | null
  text: string | null
  html: string | null
}

/** Moments of Better Auth's tables come as text from SQLite and as dates from PostgreSQL. */
type AuthMoment = Instant | Date

/** Every table of the product with its columns, as migrations leave them. */
export type Tables = {
  checklist_downloads: ChecklistDownloads
  consents: Consents
  people: People
  person_notes: PersonNotes
  /** An answer that the owner sent from the administration. */
  answers: {
    id: string
    enquiry_id: string
    /** Names one press of the button; a second try of it sends nothing more. */
    submission_id: string
    /** Its mail in the outbox, and the one to the owner. */
    mail_id: string
    copy_id: string
    subject: string
    /** As typed, without the quote. */
    text: string
    answered_at: Instant
    /** What the lists are searched in, see `toSearched`. */
    searched: Generated<string>
  }
  /** An answer that is being written. Once it is sent nothing but its version is left, which goes on, so that none names two texts. */
  answer_drafts: {
    enquiry_id: string
    subject: string | null
    text: string
    version: number
    saved_at: Instant
  }
  daily_totals: DailyTotals
  enquiries: Enquiries
  outbox: Outbox
  /** Counts within a window of time: posts and first mails per client, mails per address, domain and in all. */
  counters: { key: string; window_at: Instant; count: number }
  /** Random key of one UTC day under which counters name people; deleted after 24 hours. */
  day_keys: { day: string; key: string }
  /** An account of the administration; only the one of `ADMIN_EMAIL` is let in. Written and read by Better Auth. */
  users: {
    id: string
    name: string
    email: string
    email_verified: boolean | 0 | 1
    image: string | null
    created_at: Instant
    updated_at: Instant
  }
  /** How a user signs in; `password` is a hash of `hashPassword`. */
  accounts: {
    id: string
    account_id: string
    provider_id: 'credential'
    user_id: string
    password: string | null
    created_at: Instant
    updated_at: Instant
  }
  sessions: {
    id: string
    user_id: string
    token: string
    expires_at: AuthMoment
    /** What the device is called, see `toDeviceName`. */
    user_agent: string | null
    /** `password`, `link` or `passkey`; null where it is not known. */
    signed_in_by: string | null
    created_at: AuthMoment
    /** When it was last used, to within minutes. */
    updated_at: AuthMoment
  }
  /** A sign-in link that was not used yet (a hash of its token), or the question of a passkey about to be added. */
  verifications: { id: string; identifier: string; value: string; expires_at: AuthMoment }
  passkeys: {
    id: string
    user_id: string
    name: string | null
    /** Which program keeps it (WebAuthn, 6.5.1). */
    aaguid: string | null
    created_at: AuthMoment | null
  }
  /** One line of the journal; `actor` is a user's id, `visitor` or `settings`. */
  audit_events: {
    id: string
    at: Instant
    actor: string
    action: AuditAction
    subject_id: string | null
    request_id: string | null
    /** Entries that were published with it, in JSON: a plan that is moved or called off leaves nothing else. */
    texts: string | null
  }
  /** Settings that are applied once: a hash tells whether the environment still says the same. */
  applied_settings: { name: 'admin-password' | 'generated-password'; hash: string }
  erasures: Erasures
  clock_watch: ClockWatchRow
  /** What `/ready` stores and takes away again in one transaction: there is never a row to be seen. */
  write_checks: { id: string; padding: string }
  /** Texts and pictures of drafts and revisions by their SHA-256. */
  content_bodies: { hash: string; body: Buffer }
  /** A file of the content as the owner has it in hand; it is seen by a preview alone. */
  content_drafts: {
    /** Below `content/`. */
    path: string
    body_hash: string
    /** What waited or was published when it was begun; null of a new file. */
    base_hash: string | null
    /** Grows by one with each saving. */
    version: number
    /** Of a picture that goes with the next publication: what it was is kept until then, for who thinks better of it. */
    is_removed: 0 | 1
    saved_at: Instant
  }
  /**
   * A change of the content by the owner, or what a release brought for files that the owner has changed (`delivered`),
   * which counts for nothing. Of a file the change with the greatest number counts, once it is in force.
   */
  content_revisions: {
    id: string
    /** Grows with each; no clock is asked. */
    number: number
    kind: RevisionKind
    made_at: Instant
    /** As the journal names it: a user's id, or `settings` for a release. */
    made_by: string
    /** Null: in force at once. */
    takes_effect_at: Instant | null
    summary: string
  }
  content_revision_files: {
    revision_id: string
    path: string
    /** Null: it is taken away. */
    body_hash: string | null
    /** What the release said when the revision was made, null if it had no such file. The same as `body_hash`: the file follows the releases. */
    base_hash: string | null
  }
  /** When the owner said that a text is right although the same in another language was changed. */
  content_reviews: { path: string; reviewed_at: Instant }
}
