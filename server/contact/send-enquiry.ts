import { sql, type Transaction } from 'kysely'
import type { ContactSubmission } from '../../contract/forms/contact.ts'
import { addressKey } from '../../contract/forms/email-address.ts'
import { pathOf } from '../../contract/routes.ts'
import { type Clock, instantOf, minute } from '../clock.ts'
import type { Engine } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import type { Enquiries, Tables } from '../db/tables.ts'
import type { FormTokens } from '../forms/form-token.ts'
import { type Client, type FormResult, type StoreDeps, storeForm } from '../forms/store-form.ts'
import { isSuspicious } from '../forms/suspicion.ts'
import { answered, answerOf, type Queued, queueCapped } from '../mail/queued.ts'
import { toEnquiryMail } from './enquiry-mails.ts'

export type EnquiryDeps = StoreDeps & { tokens: FormTokens; clock: Clock }

/** The same words from the same address within this time are the same enquiry. */
const sameWithin = 10 * minute

/**
 * Stores a message and sends it to the owner, see `storeForm`. A second try of the same submission never
 * makes a second enquiry; it tries the mail of the first one again.
 */
export function sendEnquiry(deps: EnquiryDeps, submission: ContactSubmission, client: Client): Promise<FormResult> {
  return storeForm(deps, client, (transaction) => store(transaction, deps, submission))
}

async function store(
  transaction: Transaction<Tables>,
  deps: EnquiryDeps,
  submission: ContactSubmission,
): Promise<Queued> {
  const isQuarantined = isSuspicious({
    honeypot: submission.website,
    tokenAge: deps.tokens.readAge(submission.token),
    text: `${submission.name}\n${submission.message}`,
  })
  await waitForTurn(transaction, deps.database.engine, submission)
  const same = await findSame(transaction, deps.clock, submission)
  const known = same && !isQuarantined ? await release(transaction, same) : same
  if (known) return resume(transaction, deps, known)
  const now = instantOf(deps.clock)
  const enquiry: Enquiries = {
    id: newId(),
    name: submission.name,
    email: submission.email,
    address_key: addressKey(submission.email),
    subject: submission.subject,
    message: submission.message,
    locale: submission.language,
    page: pathOf('contact', submission.language),
    submission_id: submission.submissionId ?? null,
    received_at: now,
    answered_at: null,
    quarantined_at: isQuarantined ? now : null,
    utm_source: submission.utm_source || null,
    utm_medium: submission.utm_medium || null,
    utm_campaign: submission.utm_campaign || null,
  }
  await transaction.insertInto('enquiries').values(enquiry).execute()
  if (isQuarantined) return answered({ sent: false, reason: 'quarantined' })
  return queueCapped(transaction, deps, toEnquiryMail(deps.mail, enquiry))
}

/**
 * Two tries of one submission may come at once, and on PostgreSQL from two instances: one address at a time, so
 * that the second finds what the first stored. SQLite has one writer anyway.
 */
async function waitForTurn(transaction: Transaction<Tables>, engine: Engine, { email }: ContactSubmission) {
  if (engine === 'sqlite') return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`enquiry:${addressKey(email)}`}, 0))`.execute(transaction)
}

/** A quarantined enquiry that comes again through the form properly: nothing is left to check. */
async function release(transaction: Transaction<Tables>, enquiry: Enquiries): Promise<Enquiries> {
  if (enquiry.quarantined_at === null) return enquiry
  await transaction.updateTable('enquiries').set({ quarantined_at: null }).where('id', '=', enquiry.id).execute()
  return { ...enquiry, quarantined_at: null }
}

/** The enquiry that this submission repeats: by its id, else by its words within ten minutes. */
async function findSame(transaction: Transaction<Tables>, clock: Clock, submission: ContactSubmission) {
  const { submissionId, email, subject, message } = submission
  const wanted = transaction.selectFrom('enquiries').selectAll()
  const byId = submissionId && (await wanted.where('submission_id', '=', submissionId).executeTakeFirst())
  if (byId) return byId
  return wanted
    .where('address_key', '=', addressKey(email))
    .where('received_at', '>', instantOf(clock, -sameWithin))
    .where('subject', '=', subject)
    .where('message', '=', message)
    .limit(1)
    .executeTakeFirst()
}

/** What became of a known enquiry's mail; one that waits is tried again at once. */
async function resume(transaction: Transaction<Tables>, deps: EnquiryDeps, enquiry: Enquiries): Promise<Queued> {
  if (enquiry.quarantined_at) return answered({ sent: false, reason: 'quarantined' })
  const mail = await transaction
    .selectFrom('outbox')
    .select(['id', 'state', 'is_capped'])
    .where('enquiry_id', '=', enquiry.id)
    .orderBy('queued_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!mail) return queueCapped(transaction, deps, toEnquiryMail(deps.mail, enquiry))
  if (mail.state !== 'waiting') return answered(answerOf(mail.state))
  return mail.is_capped
    ? answered({ sent: false, reason: 'capped' })
    : { next: { kind: 'retry', mailId: mail.id }, others: [] }
}
