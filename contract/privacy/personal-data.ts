// Long: every column that holds something of a person, in one list that the privacy pages are made from.

import { type ContactField, contactFields } from '../forms/contact.ts'
import { perKey } from '../per-key.ts'

/*
 * Every column of every table, on one page: longer than a file should be, so that nothing can hide elsewhere.
 */

/** What data is used for; each is a row of the privacy page's table "what is kept". */
export const uses = {
  lead: { basis: 'consent', period: 'leadAddress' },
  consent: { basis: 'proof', period: 'withAddress' },
  browser: { basis: 'interest', period: 'browsing' },
  mail: { basis: 'same', period: 'mail' },
  enquiry: { basis: 'contract', period: 'sinceContact' },
  relation: { basis: 'interest', period: 'withRequest' },
  limits: { basis: 'interest', period: 'counters' },
  account: { basis: 'interest', period: 'account' },
  journal: { basis: 'interest', period: 'journal' },
  erasure: { basis: 'duty', period: 'erasure' },
} as const satisfies Record<string, { basis: string; period: string }>

export type Use = keyof typeof uses
export type Period = (typeof uses)[Use]['period']

/** The kinds of data, as a reader would name them, beside what the contact form asks. Several columns may hold the same kind. */
export const dataKinds = [
  'language',
  'page',
  'requestedAt',
  'heldAt',
  'confirmedAt',
  'lastContactAt',
  'userAgent',
  'campaign',
  'firstPage',
  'source',
  'sentence',
  'submission',
  'sentAt',
  'answeredAt',
  'answer',
  'notes',
  'stage',
  'clientDates',
  'mailAddresses',
  'mailText',
  'mailDates',
  'mailState',
  'clientHash',
  'postCount',
  'password',
  'sessions',
  'passkeys',
  'journal',
  'signInLinks',
  'addressHash',
  'erasedAt',
] as const
export type Datum = (typeof dataKinds)[number] | ContactField

/** What a column holds: data of a person and what for, or nothing personal and why. */
export type ColumnNote = { use: Use; datum: Datum } | { technical: string }

const of = (use: Use) => (datum: Datum) => ({ use, datum })
const technical = (why: string) => ({ technical: why })

const lead = of('lead')
const consent = of('consent')
const browser = of('browser')
const mail = of('mail')
const enquiry = of('enquiry')
const relation = of('relation')
const limits = of('limits')
const account = of('account')
const journal = of('journal')
const id = technical('a random number that names a row')
const never = technical('never written')
const work = technical('how the work goes on, nobody’s data')
const searched = technical('a second copy of what is declared where it stands first')

/**
 * Every column of every table. A test holds the list against the schema of both databases: a new column
 * stands here before it stands in a database. From it come the table of the privacy page and what a person
 * gets who asks for their data.
 */
export const columnNotes: Record<string, Record<string, ColumnNote>> = {
  checklist_downloads: {
    id,
    person_id: id,
    email: lead('email'),
    locale: lead('language'),
    downloaded_at: lead('requestedAt'),
    quarantined_at: lead('heldAt'),
    last_contact_at: lead('requestedAt'),
    ip_address: never,
    user_agent: browser('userAgent'),
    utm_source: browser('campaign'),
    utm_medium: browser('campaign'),
    utm_campaign: browser('campaign'),
    first_page: browser('firstPage'),
    source: browser('source'),
    searched,
  },
  consents: {
    id,
    lead_id: id,
    page: consent('page'),
    locale: consent('language'),
    sentence: consent('sentence'),
    sentence_version: consent('sentence'),
    given_at: consent('requestedAt'),
    confirmed_at: consent('confirmedAt'),
    submission_id: consent('submission'),
  },
  enquiries: {
    id,
    person_id: id,
    ...perKey(contactFields, enquiry),
    locale: enquiry('language'),
    page: enquiry('page'),
    received_at: enquiry('sentAt'),
    quarantined_at: enquiry('heldAt'),
    answered_at: enquiry('answeredAt'),
    submission_id: enquiry('submission'),
    utm_source: browser('campaign'),
    utm_medium: browser('campaign'),
    utm_campaign: browser('campaign'),
    first_page: browser('firstPage'),
    source: browser('source'),
    searched,
  },
  people: {
    id,
    email: lead('email'),
    name: enquiry('name'),
    locale: lead('language'),
    first_contact_at: lead('requestedAt'),
    confirmed_at: lead('confirmedAt'),
    last_contact_at: lead('lastContactAt'),
    address_key: relation('email'),
    stage: relation('stage'),
    client_since: relation('clientDates'),
    client_until: relation('clientDates'),
  },
  person_notes: {
    id,
    person_id: id,
    kind: work,
    text: relation('notes'),
    written_at: relation('notes'),
    searched,
  },
  answers: {
    id,
    enquiry_id: id,
    submission_id: id,
    mail_id: id,
    copy_id: id,
    subject: enquiry('answer'),
    text: enquiry('answer'),
    answered_at: enquiry('answeredAt'),
    searched,
  },
  answer_drafts: {
    enquiry_id: id,
    subject: enquiry('answer'),
    text: enquiry('answer'),
    version: work,
    saved_at: work,
  },
  daily_totals: { day: work, kind: work, name: technical('a page, a site or a campaign, never anybody'), views: work },
  outbox: {
    id,
    person_id: id,
    enquiry_id: id,
    kind: work,
    recipient: mail('mailAddresses'),
    reply_to: mail('mailAddresses'),
    locale: mail('language'),
    subject: mail('mailText'),
    text: mail('mailText'),
    html: mail('mailText'),
    queued_at: mail('mailDates'),
    sent_at: mail('mailDates'),
    state: mail('mailState'),
    unsent_reason: mail('mailState'),
    attempts: mail('mailState'),
    uncertain_attempts: mail('mailState'),
    message_id: id,
    thread: id,
    next_attempt_at: work,
    lease_token: work,
    lease_until: work,
    is_capped: work,
    is_newcomer: work,
  },
  counters: { key: limits('clientHash'), window_at: work, count: limits('postCount') },
  day_keys: { day: work, key: technical('random') },
  users: {
    id,
    name: account('email'),
    email: account('email'),
    email_verified: work,
    image: never,
    created_at: work,
    updated_at: work,
  },
  accounts: {
    id,
    account_id: id,
    provider_id: work,
    user_id: id,
    password: account('password'),
    access_token: never,
    refresh_token: never,
    id_token: never,
    access_token_expires_at: never,
    refresh_token_expires_at: never,
    scope: never,
    created_at: work,
    updated_at: work,
  },
  sessions: {
    id,
    user_id: id,
    token: account('sessions'),
    expires_at: account('sessions'),
    ip_address: never,
    user_agent: account('sessions'),
    created_at: account('sessions'),
    updated_at: account('sessions'),
    signed_in_by: account('sessions'),
  },
  verifications: {
    id,
    identifier: journal('signInLinks'),
    value: journal('signInLinks'),
    expires_at: work,
    created_at: work,
    updated_at: work,
  },
  passkeys: {
    id,
    user_id: id,
    name: account('passkeys'),
    public_key: account('passkeys'),
    credential_id: account('passkeys'),
    counter: work,
    device_type: account('passkeys'),
    backed_up: work,
    transports: work,
    aaguid: account('passkeys'),
    created_at: account('passkeys'),
  },
  audit_events: {
    id,
    at: journal('journal'),
    actor: journal('journal'),
    action: journal('journal'),
    subject_kind: journal('journal'),
    subject_id: journal('journal'),
    request_id: journal('journal'),
    texts: work,
  },
  content_bodies: { hash: work, body: technical('texts and pictures of the site, published or about to be') },
  content_drafts: { path: work, body_hash: work, base_hash: work, version: work, is_removed: work, saved_at: work },
  content_revisions: {
    id,
    number: work,
    kind: work,
    made_at: work,
    made_by: work,
    takes_effect_at: work,
    summary: work,
  },
  content_revision_files: { revision_id: work, path: work, body_hash: work, base_hash: work },
  content_reviews: { path: work, reviewed_at: work },
  write_checks: { id, padding: technical('random, and gone at once') },
  applied_settings: { name: work, hash: technical('a setting that was applied') },
  erasures: {
    address_hash: of('erasure')('addressHash'),
    erased_at: of('erasure')('erasedAt'),
  },
  retention_runs: { ran_at: work, is_paused: work, leads: work, enquiries: work },
  clock_watch: { name: work, seen_at: work, jumped_at: work },
}

/** The kinds of data held for a use, each once, in the order of the columns. */
export function dataOf(use: Use): Datum[] {
  const notes = Object.values(columnNotes).flatMap((columns) => Object.values(columns))
  return [...new Set(notes.flatMap((note) => ('use' in note && note.use === use ? [note.datum] : [])))]
}

/** The columns of a table that hold data of a person; only those kept for `wanted`, if given. */
export function personalColumns(table: string, wanted?: Use): string[] {
  return Object.entries(columnNotes[table] ?? {}).flatMap(([column, note]) =>
    'use' in note && (wanted ?? note.use) === note.use ? [column] : [],
  )
}
