import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Every table with its indexes, parted by empty lines; what a column holds is said in `tables.ts`. */
const schema = `
create table people (
  id text primary key, address_key text not null unique, email text not null, name text, locale text not null,
  stage text not null, first_contact_at text not null, last_contact_at text not null,
  confirmed_at text, client_since text, client_until text)

create index people_by_stage on people (stage, id)

create index people_clients on people (client_since) where client_since is not null

-- Those that retention looks for.
create index people_silent on people (last_contact_at)

create index people_unconfirmed on people (id) where confirmed_at is null

create table person_notes (
  id text primary key, person_id text not null references people (id) on delete cascade,
  kind text not null, text text not null, written_at text not null, searched text not null default '')

create index person_notes_person on person_notes (person_id, written_at)

create table checklist_downloads (
  id text primary key, person_id text not null unique references people (id) on delete cascade, email text not null,
  downloaded_at text not null, ip_address text, user_agent text, locale text not null, last_contact_at text not null,
  quarantined_at text, utm_source text, utm_medium text, utm_campaign text, first_page text, source text,
  searched text not null)

-- The list is read along this index, which holds what it is searched in and most of what it is filtered by: a row that
-- does not fit is not fetched. Counting reads it alone.
create index checklist_downloads_newest on checklist_downloads
  (downloaded_at, id, searched, locale, person_id, quarantined_at)

-- SQLite needs the columns in the order in which server/people/expiries.ts asks for them.
create index checklist_downloads_to_empty on checklist_downloads (downloaded_at)
  where user_agent is not null or utm_source is not null or utm_medium is not null or utm_campaign is not null
  or first_page is not null or source is not null

-- Statistics count ways along this one, without sorting all rows.
create index checklist_downloads_by_way on checklist_downloads
  (first_page, source, utm_source, utm_campaign, locale, downloaded_at, quarantined_at)

create table consents (
  id text primary key, lead_id text not null references checklist_downloads (id) on delete cascade,
  submission_id text unique, locale text not null, page text not null, sentence text not null,
  sentence_version text not null, given_at text not null, confirmed_at text)

create index consents_lead on consents (lead_id)

create table enquiries (
  id text primary key, person_id text not null references people (id) on delete cascade, name text not null,
  email text not null, subject text not null, message text not null, how_found text not null default '', locale text not null, page text not null,
  submission_id text unique, received_at text not null, answered_at text, quarantined_at text,
  utm_source text, utm_medium text, utm_campaign text, first_page text, source text, searched text not null)

create index enquiries_newest on enquiries (received_at, id, locale, answered_at, quarantined_at)

create index enquiries_by_way on enquiries
  (first_page, source, utm_source, utm_campaign, locale, received_at, quarantined_at)

create index enquiries_person on enquiries (person_id, received_at)

create index enquiries_to_empty on enquiries (received_at)
  where utm_source is not null or utm_medium is not null or utm_campaign is not null
  or first_page is not null or source is not null

create table answers (
  id text primary key, enquiry_id text not null references enquiries (id) on delete cascade,
  submission_id text not null unique, mail_id text not null, copy_id text, subject text, text text not null,
  answered_at text not null, searched text not null default '')

create index answers_enquiry on answers (enquiry_id, answered_at)

create table answer_drafts (
  enquiry_id text primary key references enquiries (id) on delete cascade, subject text, text text not null,
  version integer not null, saved_at text not null)

create table outbox (
  id text primary key, person_id text references people (id) on delete cascade,
  enquiry_id text references enquiries (id) on delete cascade, kind text not null, locale text not null,
  recipient text not null, reply_to text, message_id text not null, thread text, state text not null,
  attempts integer not null, uncertain_attempts integer not null default 0, next_attempt_at text not null,
  lease_token text, lease_until text, queued_at text not null, sent_at text, unsent_reason text,
  is_capped integer not null, is_newcomer integer not null default 0, subject text, text text, html text)

create index outbox_person on outbox (person_id, queued_at)

create index outbox_enquiry on outbox (enquiry_id, queued_at) where enquiry_id is not null

-- What is looked for every few seconds is a few rows; each index stays as small as they are.
create index outbox_due on outbox (next_attempt_at) where state = 'waiting' and is_capped = 0

create index outbox_held on outbox (queued_at) where state = 'waiting' and is_capped = 1

create index outbox_ended on outbox (queued_at) where state in ('gave-up', 'uncertain')

create index outbox_written on outbox (queued_at) where text is not null

create table counters (
  key text not null, window_at text not null, count integer not null,
  constraint counters_key primary key (key, window_at))

create table day_keys (day text primary key, key text not null)

create table daily_totals (
  day text not null, kind text not null, name text not null, views integer not null,
  constraint daily_totals_key primary key (day, kind, name))

-- Statistics add up all days of a name.
create index daily_totals_by_name on daily_totals (kind, name, day, views)

create table users (
  id text primary key, name text not null, email text not null unique, email_verified boolean not null, image text,
  created_at timestamptz not null, updated_at timestamptz not null)

create table sessions (
  id text primary key, user_id text not null references users (id) on delete cascade, token text not null unique,
  expires_at timestamptz not null, ip_address text, user_agent text, signed_in_by text,
  created_at timestamptz not null, updated_at timestamptz not null)

create index sessions_user on sessions (user_id)

create table accounts (
  id text primary key, account_id text not null, provider_id text not null,
  user_id text not null references users (id) on delete cascade, access_token text, refresh_token text, id_token text,
  access_token_expires_at timestamptz, refresh_token_expires_at timestamptz, scope text, password text,
  created_at timestamptz not null, updated_at timestamptz not null)

create index accounts_user on accounts (user_id)

create table verifications (
  id text primary key, identifier text not null, value text not null, expires_at timestamptz not null,
  created_at timestamptz not null, updated_at timestamptz not null)

create index verifications_identifier on verifications (identifier)

create table passkeys (
  id text primary key, user_id text not null references users (id) on delete cascade, name text,
  public_key text not null, credential_id text not null unique, counter integer not null, device_type text not null,
  backed_up boolean not null, transports text, aaguid text, created_at timestamptz)

create index passkeys_user on passkeys (user_id)

create table audit_events (
  id text primary key, at text not null, actor text not null, action text not null,
  subject_id text, request_id text, texts text)

create index audit_events_newest on audit_events (at, id)

create table applied_settings (name text primary key, hash text not null)

create table erasures (address_hash text primary key, erased_at text not null)

create table clock_watch (name text primary key, seen_at text not null, jumped_at text)

create table write_checks (id text primary key, padding text not null)

create table content_bodies (hash text primary key, body blob not null)

create table content_drafts (
  path text primary key, body_hash text not null references content_bodies (hash), base_hash text,
  version integer not null, is_removed integer not null, saved_at text not null)

create table content_revisions (
  id text primary key, number integer not null unique, kind text not null, made_at text not null,
  made_by text not null, takes_effect_at text, summary text not null)

create table content_revision_files (
  revision_id text not null references content_revisions (id) on delete cascade, path text not null,
  body_hash text references content_bodies (hash), base_hash text,
  constraint content_revision_files_key primary key (revision_id, path))

create index content_revision_files_by_path on content_revision_files (path)

create table content_reviews (
  path text not null, reviewed_at text not null,
  constraint content_reviews_key primary key (path, reviewed_at))
`

/** The whole schema, the same on both engines but for the type of bytes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const statements = isPostgres ? schema.replaceAll(' blob ', ' bytea ') : schema
  for (const statement of statements.trim().split('\n\n')) await sql.raw(statement).execute(db)
}
