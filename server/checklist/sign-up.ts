import { hash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Content } from '../../contract/content/content.ts'
import type { ChecklistSubmission } from '../../contract/forms/checklist.ts'
import { consentShownAs } from '../../contract/forms/consent.ts'
import { addressDomain, addressKey } from '../../contract/forms/email-address.ts'
import { limits } from '../../contract/forms/limits.ts'
import { pathOf } from '../../contract/routes.ts'
import { newId } from '../db/new-id.ts'
import { prepared } from '../db/prepared.ts'
import type { ChecklistDownloads, Consents, Tables } from '../db/tables.ts'
import { type Client, type FormResult, type StoreDeps, storeForm } from '../forms/store-form.ts'
import { answered, explainRefusal, type Queued, queueNotice } from '../mail/queued.ts'
import { type Clock, type Instant, instantOf } from '../runtime/clock.ts'
import { type ChecklistDeps, queueChecklist } from './queue-checklist.ts'

export type SignUpDeps = ChecklistDeps & StoreDeps

/** Stores a sign-up and sends the checklist, see `storeForm`. A known address gets the same answer as a new one (docs/requirements.md 8.4). */
export async function signUp(deps: SignUpDeps, submission: ChecklistSubmission, client: Client): Promise<FormResult> {
  const result = await storeForm(deps, client, (transaction) => store(transaction, deps, submission, client))
  if (result.kind !== 'answer') return result
  return { kind: 'answer', answer: explainRefusal(result.answer, submission.email) }
}

/** Row, consent and mails of a sign-up. */
async function store(
  transaction: Transaction<Tables>,
  deps: SignUpDeps,
  submission: ChecklistSubmission,
  client: Client,
): Promise<Queued> {
  const { mails, mail, clock } = deps
  const isBot = Boolean(submission.website)
  const { lead, isNew, isReleased } = await upsertLead(transaction, clock, submission, client, isBot)
  const consent = () => addConsent(transaction, clock, mail.getContent(), lead.id, submission)
  if (isBot) {
    if (isNew) await consent()
    return answered({ sent: false, reason: 'quarantined' })
  }
  // A new lead has neither mail nor consent that this submission could repeat.
  const isRepeat = !isNew && (await isKnownSubmission(transaction, lead.id, submission))
  const queued = await queueChecklist(transaction, deps, { ...lead, isNew }, { isRepeat, ip: client.ip })
  if (queued.isNewMail) await consent()
  if (isNew || isReleased) {
    const notice = await queueNotice(transaction, deps, mails.toLeadNotification(lead, submission))
    if (notice) queued.others.push(notice)
  }
  return queued
}

type NewLead = Pick<
  ChecklistDownloads,
  | 'id'
  | 'email'
  | 'address_key'
  | 'address_domain'
  | 'user_agent'
  | 'locale'
  | 'utm_source'
  | 'utm_medium'
  | 'utm_campaign'
> & { now: Instant }

/** Adds a row, or renews `renewed` of the one that has the address. */
const upsert = (isBot: boolean) =>
  prepared((db, { now, ...lead }: NewLead) => {
    const { user_agent, locale } = lead
    const renewed = isBot ? { last_contact_at: now } : { user_agent, locale, last_contact_at: now }
    return db
      .insertInto('checklist_downloads')
      .values({
        ...lead,
        downloaded_at: now,
        ip_address: null,
        last_contact_at: now,
        confirmed_at: null,
        quarantined_at: isBot ? now : null,
      })
      .onConflict((conflict) => conflict.column('address_key').doUpdateSet(renewed))
      .returning(['id', 'email', 'quarantined_at'])
  })

const addLead = upsert(false)
const addQuarantined = upsert(true)

const findConsent = prepared((db, { leadId, submissionId }: { leadId: string; submissionId: string }) =>
  db.selectFrom('consents').select('id').where('lead_id', '=', leadId).where('submission_id', '=', submissionId),
)

/** An id that stands at another consent already is left out: it names one only. */
const insertConsent = prepared((db, { submission_id, ...consent }: Omit<Consents, 'confirmed_at'>) => {
  const known = db.selectFrom('consents').select('id').where('submission_id', '=', submission_id)
  return db.insertInto('consents').values({
    ...consent,
    submission_id: sql<string | null>`(select cast(${submission_id} as text) where not exists ${known})`,
    confirmed_at: null,
  })
})

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
  const [stored] = await (isBot ? addQuarantined : addLead)(transaction, {
    id,
    email: submission.email,
    address_key: addressKey(submission.email),
    address_domain: addressDomain(submission.email),
    user_agent: userAgent,
    locale,
    now,
    utm_source: submission.utm_source || null,
    utm_medium: submission.utm_medium || null,
    utm_campaign: submission.utm_campaign || null,
  })
  if (!stored) throw new Error('signUp: the lead was not stored')
  const { quarantined_at, ...row } = stored
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
  return (await findConsent(transaction, { leadId, submissionId })).length > 0
}

/** Keeps what the visitor saw and agreed to, word for word. */
async function addConsent(
  transaction: Transaction<Tables>,
  clock: Clock,
  content: Content,
  leadId: string,
  submission: ChecklistSubmission,
): Promise<void> {
  const { language: locale, submissionId } = submission
  const shown = consentShownAs(content, locale, submission.consent, (text) => hash('sha256', text))
  const row = {
    id: newId(),
    lead_id: leadId,
    locale,
    page: pathOf('checklist', locale),
    sentence: shown.text,
    sentence_version: shown.version,
    given_at: instantOf(clock),
  }
  await insertConsent(transaction, { ...row, submission_id: submissionId ?? null })
}
