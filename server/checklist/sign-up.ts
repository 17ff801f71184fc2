import { hash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Content } from '../../contract/content/content.ts'
import { foldAccents } from '../../contract/fold-text.ts'
import type { ChecklistSubmission } from '../../contract/forms/checklist.ts'
import { consentShownAs } from '../../contract/forms/consent.ts'
import { addressKey } from '../../contract/forms/email-address.ts'
import { limits } from '../../contract/forms/limits.ts'
import { pathOf } from '../../contract/routes.ts'
import { newId } from '../db/new-id.ts'
import { prepared } from '../db/prepared.ts'
import type { ChecklistDownloads, Consents, Tables } from '../db/tables.ts'
import type { Arrival } from '../forms/read-arrival.ts'
import type { Client } from '../forms/receive-form.ts'
import { type Dispatch, withoutMail } from '../mail/dispatch.ts'
import type { MailingDeps } from '../mail/sender.ts'
import { type Instant, instantOf } from '../runtime/clock.ts'
import { toLeadNotification } from './lead-mails.ts'
import { queueChecklist } from './queue-checklist.ts'
import { releaseLead } from './release-lead.ts'

type NewLead = Pick<ChecklistDownloads, 'id' | 'email' | 'address_key' | 'searched' | 'user_agent' | 'locale'> &
  Arrival & { now: Instant }

/** Adds a row or, for a known address, renews what follows the last contact; the first sign-up stays. */
const upsertLead = (isBot: boolean) =>
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

const upsertPerson = upsertLead(false)
const upsertBot = upsertLead(true)

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
 * Stores a sign-up: row, consent and mails, in the transaction of the form. A known address gets the same answer as a
 * new one (docs/requirements.md 8.4). A quarantined lead that comes through the form properly is released: nothing is
 * left to check.
 */
export async function signUp(
  transaction: Transaction<Tables>,
  deps: MailingDeps,
  submission: ChecklistSubmission,
  client: Client,
): Promise<Dispatch> {
  const { queue, mail, clock } = deps
  const { email, language: locale, website } = submission
  const isBot = Boolean(website)
  const id = newId()
  const now = instantOf(clock)
  const [stored] = await (isBot ? upsertBot : upsertPerson)(transaction, {
    id,
    email,
    address_key: addressKey(email),
    searched: foldAccents(email),
    user_agent: client.userAgent?.slice(0, limits.userAgent) || null,
    locale,
    now,
    ...client.arrival,
  })
  if (!stored) throw new Error('signUp: the lead was not stored')
  const lead = { id: stored.id, email: stored.email, locale }
  const isNew = stored.id === id
  const consent = () => addConsent(transaction, now, mail.getContent(), lead.id, submission)
  if (isBot) {
    if (isNew) await consent()
    return withoutMail({ sent: false, reason: 'quarantined' })
  }
  const isReleased = stored.quarantined_at !== null
  if (isReleased) await releaseLead(transaction, lead.id)
  // A new lead has neither mail nor consent that this submission could repeat.
  const isRepeat = !isNew && (await isKnownSubmission(transaction, lead.id, submission))
  const dispatch = await queueChecklist(transaction, deps, lead, { isNew, isRepeat, ip: client.ip })
  if (dispatch.isNewMail) await consent()
  if (isNew || isReleased) {
    const notification = await queue.queueMail(transaction, toLeadNotification(mail, lead, now))
    if (notification) dispatch.others.push(notification)
  }
  return dispatch
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
  now: Instant,
  content: Content,
  leadId: string,
  { language: locale, submissionId, consent }: ChecklistSubmission,
): Promise<void> {
  const shown = consentShownAs(content, locale, consent, (text) => hash('sha256', text))
  await insertConsent(transaction, {
    id: newId(),
    lead_id: leadId,
    locale,
    page: pathOf('checklist', locale),
    sentence: shown.text,
    sentence_version: shown.version,
    given_at: now,
    submission_id: submissionId ?? null,
  })
}
