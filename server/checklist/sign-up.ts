import type { Transaction } from 'kysely'
import { words } from '../../content/words/index.ts'
import type { ChecklistAnswer } from '../../contract/api/checklist.ts'
import { type ChecklistSubmission, consentVersion } from '../../contract/forms/checklist.ts'
import { addressDomain, addressKey } from '../../contract/forms/email-address.ts'
import { limits } from '../../contract/forms/limits.ts'
import { pathOf } from '../../contract/routes.ts'
import { type Clock, instantOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import type { Tables } from '../db/tables.ts'
import { countPost } from '../limits/form-limit.ts'
import type { Sender } from '../mail/sender.ts'
import { deliverChecklist, type QueueDeps, type QueuedChecklist, queueChecklist } from './queue-checklist.ts'

export type SignUpDeps = QueueDeps & { database: Database; sender: Sender }

/** What is known of the browser that sends the form. */
export type Client = { ip: string; userAgent: string | undefined }

/** `retryAfter` is in seconds. */
export type SignUpResult = { kind: 'answer'; answer: ChecklistAnswer } | { kind: 'tooManyTries'; retryAfter: number }

type Stored =
  | { kind: 'queued'; queued: QueuedChecklist }
  | { kind: 'quarantined' }
  | { kind: 'tooManyTries'; retryAfter: number }

/**
 * Stores a sign-up and sends the checklist. Row, consent and mails are one transaction; only after its
 * commit is the mail tried, for at most 8 s. A known address gets the same answer as a new one.
 * @throws if it could not be stored; then nothing is stored and nothing sent
 */
export async function signUp(deps: SignUpDeps, submission: ChecklistSubmission, client: Client): Promise<SignUpResult> {
  const stored = await deps.database.write((transaction) => store(transaction, deps, submission, client))
  if (stored.kind === 'tooManyTries') return stored
  if (stored.kind === 'quarantined') return { kind: 'answer', answer: { sent: false, reason: 'quarantined' } }
  return { kind: 'answer', answer: await deliverChecklist(deps.sender, stored.queued) }
}

async function store(
  transaction: Transaction<Tables>,
  deps: SignUpDeps,
  submission: ChecklistSubmission,
  client: Client,
): Promise<Stored> {
  const { outbox, counters, mails, clock, formLimit } = deps
  const verdict = await countPost(transaction, counters, client.ip, formLimit)
  if (verdict.isOver) return { kind: 'tooManyTries', retryAfter: verdict.retryAfter }

  const isRepeat = await isKnownSubmission(transaction, submission)
  const isBot = Boolean(submission.website)
  const { lead, isNew, isReleased } = await upsertLead(transaction, clock, submission, client, isBot)
  const consent = () => addConsent(transaction, clock, lead.id, submission, isRepeat)
  if (isBot) {
    if (isNew) await consent()
    return { kind: 'quarantined' }
  }
  const queued = await queueChecklist(transaction, deps, lead, isRepeat)
  if (queued.isNewMail) await consent()
  if (isNew || isReleased) {
    queued.others.push(await outbox.queueMail(transaction, mails.toLeadNotification(lead, submission)))
  }
  return { kind: 'queued', queued }
}

/**
 * Adds the lead or, for a known address, renews what follows the last contact; the first sign-up stays.
 * A quarantined lead that comes through the form properly is released: nothing is left to check.
 */
async function upsertLead(
  transaction: Transaction<Tables>,
  clock: Clock,
  submission: ChecklistSubmission,
  client: Client,
  isBot: boolean,
) {
  const now = instantOf(clock)
  const id = newId()
  const locale = submission.language
  const userAgent = client.userAgent?.slice(0, limits.userAgent) || null
  const renewed = isBot ? { last_contact_at: now } : { user_agent: userAgent, locale, last_contact_at: now }
  const { quarantined_at, ...row } = await transaction
    .insertInto('checklist_downloads')
    .values({
      id,
      email: submission.email,
      address_key: addressKey(submission.email),
      address_domain: addressDomain(submission.email),
      downloaded_at: now,
      ip_address: null,
      user_agent: userAgent,
      locale,
      last_contact_at: now,
      confirmed_at: null,
      quarantined_at: isBot ? now : null,
      utm_source: submission.utm_source || null,
      utm_medium: submission.utm_medium || null,
      utm_campaign: submission.utm_campaign || null,
    })
    .onConflict((conflict) => conflict.column('address_key').doUpdateSet(renewed))
    .returning(['id', 'email', 'quarantined_at'])
    .executeTakeFirstOrThrow()
  const isReleased = quarantined_at !== null && !isBot
  if (isReleased) {
    await transaction
      .updateTable('checklist_downloads')
      .set({ quarantined_at: null })
      .where('id', '=', row.id)
      .execute()
  }
  return { lead: { ...row, locale }, isNew: row.id === id, isReleased }
}

/** True if this very submission was stored before: a double click, a second try after a lost answer. */
async function isKnownSubmission(transaction: Transaction<Tables>, submission: ChecklistSubmission): Promise<boolean> {
  if (!submission.submissionId) return false
  const found = await transaction
    .selectFrom('consents')
    .select('id')
    .where('submission_id', '=', submission.submissionId)
    .executeTakeFirst()
  return found !== undefined
}

/** Keeps what the visitor saw and agreed to, word for word. A submission id names one consent only. */
async function addConsent(
  transaction: Transaction<Tables>,
  clock: Clock,
  leadId: string,
  submission: ChecklistSubmission,
  isRepeat: boolean,
): Promise<void> {
  const { consent, privacyLink, submit } = words[submission.language].checklistForm
  await transaction
    .insertInto('consents')
    .values({
      id: newId(),
      lead_id: leadId,
      submission_id: isRepeat ? null : (submission.submissionId ?? null),
      locale: submission.language,
      page: pathOf('checklist', submission.language),
      sentence: `${consent.replace('{privacy}', privacyLink)} [${submit}]`,
      sentence_version: consentVersion,
      given_at: instantOf(clock),
      confirmed_at: null,
    })
    .execute()
}
