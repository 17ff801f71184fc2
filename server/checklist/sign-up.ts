import { hash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Content } from '../../contract/content/content.ts'
import type { ChecklistSubmission } from '../../contract/forms/checklist.ts'
import { consentShownAs } from '../../contract/forms/consent.ts'
import { addressDomain, addressKey } from '../../contract/forms/email-address.ts'
import { limits } from '../../contract/forms/limits.ts'
import { pathOf } from '../../contract/routes.ts'
import { newId } from '../db/new-id.ts'
import type { Tables } from '../db/tables.ts'
import type { Client } from '../forms/receive-form.ts'
import { answered, type Queued } from '../mail/queued.ts'
import type { MailingDeps } from '../mail/sender.ts'
import { type Clock, instantOf } from '../runtime/clock.ts'
import { toLeadNotification } from './lead-mails.ts'
import { queueChecklist } from './queue-checklist.ts'

/**
 * Stores a sign-up: row, consent and mails, in the transaction of the form. A known address gets the same answer as a
 * new one (docs/requirements.md 8.4).
 */
export async function signUp(
  transaction: Transaction<Tables>,
  deps: MailingDeps,
  submission: ChecklistSubmission,
  client: Client,
): Promise<Queued> {
  const { queue, mail, clock } = deps
  const isBot = Boolean(submission.website)
  const { lead, isNew, isReleased } = await upsertLead(transaction, clock, submission, client, isBot)
  const consent = () => addConsent(transaction, clock, mail.getContent(), lead.id, submission)
  if (isBot) {
    if (isNew) await consent()
    return answered({ sent: false, reason: 'quarantined' })
  }
  // A new lead has neither mail nor consent that this submission could repeat.
  const isRepeat = !isNew && (await isKnownSubmission(transaction, lead.id, submission))
  const queued = await queueChecklist(transaction, deps, lead, { isNew, isRepeat, ip: client.ip })
  if (queued.isNewMail) await consent()
  if (isNew || isReleased) {
    const notice = await queue.queueMail(transaction, toLeadNotification(mail, lead, submission))
    if (notice) queued.others.push(notice)
  }
  return queued
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
    .onConflict((conflict) =>
      conflict
        .column('address_key')
        .doUpdateSet({ last_contact_at: now, ...(!isBot && { user_agent: userAgent, locale }) }),
    )
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

/** True if the lead sent this very submission before: a double click, a second try after a lost answer. */
async function isKnownSubmission(
  transaction: Transaction<Tables>,
  leadId: string,
  { submissionId }: ChecklistSubmission,
): Promise<boolean> {
  if (!submissionId) return false
  const known = await transaction
    .selectFrom('consents')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  return known !== undefined
}

/** Keeps what the visitor saw and agreed to, word for word. */
async function addConsent(
  transaction: Transaction<Tables>,
  clock: Clock,
  content: Content,
  leadId: string,
  { language: locale, submissionId, consent }: ChecklistSubmission,
): Promise<void> {
  const shown = consentShownAs(content, locale, consent, (text) => hash('sha256', text))
  const submission_id = submissionId ?? null
  const known = transaction.selectFrom('consents').select('id').where('submission_id', '=', submission_id)
  await transaction
    .insertInto('consents')
    .values({
      id: newId(),
      lead_id: leadId,
      locale,
      page: pathOf('checklist', locale),
      sentence: shown.text,
      sentence_version: shown.version,
      given_at: instantOf(clock),
      confirmed_at: null,
      // An id that stands at another consent already is left out: it names one only.
      submission_id: sql<string | null>`(select cast(${submission_id} as text) where not exists ${known})`,
    })
    .execute()
}
