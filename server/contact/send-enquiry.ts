import { sql, type Transaction } from 'kysely'
import { foldAccents } from '../../contract/fold-text.ts'
import { type ContactSubmission, contactFields } from '../../contract/forms/contact.ts'
import { addressKey } from '../../contract/forms/email-address.ts'
import { pathOf } from '../../contract/routes.ts'
import type { Engine } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import type { Enquiries, Tables } from '../db/tables.ts'
import type { Client } from '../forms/receive-form.ts'
import { type Dispatch, withoutMail } from '../mail/dispatch.ts'
import type { MailingDeps } from '../mail/sender.ts'
import { type Clock, instantOf, minute } from '../runtime/clock.ts'
import { queueEnquiry, queueFirstMails } from './queue-enquiry.ts'
import { releaseEnquiry } from './release-enquiry.ts'

/** The same words from the same address within this time are the same enquiry (docs/requirements.md 9.4). */
const sameWithin = 10 * minute

/**
 * Stores a message and queues it to the owner, in the transaction of the form. A second try of the same submission
 * never makes a second enquiry; it tries the mail of the first one again.
 */
export async function sendEnquiry(
  transaction: Transaction<Tables>,
  deps: MailingDeps,
  submission: ContactSubmission,
  client: Client,
): Promise<Dispatch> {
  const isQuarantined = Boolean(submission.website)
  await waitForTurn(transaction, deps.database.engine, submission)
  const same = await findSame(transaction, deps.clock, submission)
  // A quarantined enquiry that comes again through the form properly: nothing is left to check.
  const isToRelease = same?.quarantined_at != null && !isQuarantined
  const known = isToRelease ? await releaseEnquiry(transaction, same.id) : same
  if (known) return queueEnquiry(transaction, deps, known, true)
  const now = instantOf(deps.clock)
  const { language, website, submissionId, via, utm_source, utm_medium, utm_campaign, ...answers } = submission
  const enquiry: Enquiries = {
    ...answers,
    id: newId(),
    address_key: addressKey(answers.email),
    locale: language,
    page: pathOf('contact', language),
    submission_id: submissionId ?? null,
    received_at: now,
    answered_at: null,
    quarantined_at: isQuarantined ? now : null,
    ...client.arrival,
    searched: foldAccents(contactFields.map((field) => answers[field]).join('\n')),
  }
  await transaction.insertInto('enquiries').values(enquiry).execute()
  if (isQuarantined) return withoutMail({ sent: false, reason: 'quarantined' })
  return queueFirstMails(transaction, deps, enquiry, client.ip)
}

/**
 * Two tries of one submission may come at once, and on PostgreSQL from two instances: one address at a time, so
 * that the second finds what the first stored. SQLite has one writer anyway.
 */
async function waitForTurn(transaction: Transaction<Tables>, engine: Engine, { email }: ContactSubmission) {
  if (engine === 'sqlite') return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`enquiry:${addressKey(email)}`}, 0))`.execute(transaction)
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
