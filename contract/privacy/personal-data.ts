import { type ContactField, contactFields } from '../forms/contact.ts'
import { perKey } from '../per-key.ts'

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

const of = (use: Use) => (datum: Datum) => ({ use, datum })

const lead = of('lead')
const consent = of('consent')
const browser = of('browser')
const mail = of('mail')
const enquiry = of('enquiry')
const relation = of('relation')
const limits = of('limits')
const account = of('account')
const journal = of('journal')

/**
 * Every column that holds data of a person, and what for. A test holds it, with `otherColumns`, against the schema of both
 * databases: a new column stands in one of the two before it stands in a database. From it come the table of the privacy
 * page and what a person gets who asks for their data.
 */
export const personalColumnsOf: Record<string, Record<string, { use: Use; datum: Datum }>> = {
  checklist_downloads: {
    email: lead('email'),
    locale: lead('language'),
    downloaded_at: lead('requestedAt'),
    quarantined_at: lead('heldAt'),
    last_contact_at: lead('requestedAt'),
    user_agent: browser('userAgent'),
    utm_source: browser('campaign'),
    utm_medium: browser('campaign'),
    utm_campaign: browser('campaign'),
    first_page: browser('firstPage'),
    source: browser('source'),
  },
  consents: {
    page: consent('page'),
    locale: consent('language'),
    sentence: consent('sentence'),
    sentence_version: consent('sentence'),
    given_at: consent('requestedAt'),
    confirmed_at: consent('confirmedAt'),
    submission_id: consent('submission'),
  },
  enquiries: {
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
  },
  people: {
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
    text: relation('notes'),
    written_at: relation('notes'),
  },
  answers: {
    subject: enquiry('answer'),
    text: enquiry('answer'),
    answered_at: enquiry('answeredAt'),
  },
  answer_drafts: {
    subject: enquiry('answer'),
    text: enquiry('answer'),
  },
  outbox: {
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
  },
  counters: {
    key: limits('clientHash'),
    count: limits('postCount'),
  },
  users: {
    name: account('email'),
    email: account('email'),
  },
  accounts: {
    password: account('password'),
  },
  sessions: {
    token: account('sessions'),
    expires_at: account('sessions'),
    user_agent: account('sessions'),
    created_at: account('sessions'),
    updated_at: account('sessions'),
    signed_in_by: account('sessions'),
  },
  verifications: {
    identifier: journal('signInLinks'),
    value: journal('signInLinks'),
  },
  passkeys: {
    name: account('passkeys'),
    public_key: account('passkeys'),
    credential_id: account('passkeys'),
    device_type: account('passkeys'),
    aaguid: account('passkeys'),
    created_at: account('passkeys'),
  },
  audit_events: {
    at: journal('journal'),
    actor: journal('journal'),
    action: journal('journal'),
    subject_id: journal('journal'),
    request_id: journal('journal'),
  },
  erasures: {
    address_hash: of('erasure')('addressHash'),
    erased_at: of('erasure')('erasedAt'),
  },
}

/** The kinds of data held for a use, each once, in the order of the columns. */
export function dataOf(use: Use): Datum[] {
  const notes = Object.values(personalColumnsOf).flatMap((columns) => Object.values(columns))
  return [...new Set(notes.flatMap((note) => (note.use === use ? [note.datum] : [])))]
}

/** The columns of a table that hold data of a person; only those kept for `wanted`, if given. */
export function personalColumns(table: string, wanted?: Use): string[] {
  const columns = Object.entries(personalColumnsOf[table] ?? {})
  return columns.flatMap(([column, { use }]) => ((wanted ?? use) === use ? [column] : []))
}
