import { hash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { isRefused } from '../../contract/api/errors.ts'
import type { Content } from '../../contract/content/content.ts'
import { formatMoment } from '../../contract/formats.ts'
import type { ChecklistSubmission } from '../../contract/forms/checklist.ts'
import { consentShownAs } from '../../contract/forms/consent.ts'
import { limits } from '../../contract/forms/typed-text.ts'
import { frenchNames } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { toSearched } from '../../contract/text.ts'
import type { Database } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import type { ChecklistDownloads, Tables } from '../db/tables.ts'
import type { Client } from '../forms/receive-form.ts'
import type { NewMail } from '../mail/outbox.ts'
import {
  anotherAttempt,
  type Dispatch,
  dispatchAgain,
  firstAttempt,
  type MailingDeps,
  withoutMail,
} from '../mail/sender.ts'
import { type MailDeps, toAdminUrl } from '../mail/write-mail.ts'
import { addContact } from '../people/people.ts'
import { type Clock, type Instant, instantOf } from '../runtime/clock.ts'

/** Who gets the mails of a sign-up. */
type Recipient = Pick<ChecklistDownloads, 'person_id' | 'email' | 'locale'>

/** The checklist, to the visitor. Holds nothing that a visitor typed. */
function toChecklistMail({ write, links, siteUrl }: MailDeps, { person_id, email, locale }: Recipient): NewMail {
  return {
    person_id,
    recipient: email,
    ...write('checklist', locale, {
      confirmUrl: links.toLink(person_id, 'download', locale),
      eraseUrl: links.toLink(person_id, 'erase', locale),
      siteUrl,
    }),
  }
}

/** The news of a lead, to the owner. Holds none of the visitor's links. */
function toLeadNotification(
  { write, siteUrl, ownerEmail }: MailDeps,
  { person_id, email, locale }: Recipient,
  now: Instant,
): NewMail {
  return {
    person_id,
    recipient: ownerEmail,
    ...write('lead-notification', 'fr', {
      email,
      language: frenchNames[locale],
      page: pathOf('checklist', locale),
      date: formatMoment(now, 'fr'),
      adminUrl: toAdminUrl(siteUrl, 'people', person_id),
    }),
  }
}

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
  const { outbox, mail, clock } = deps
  const { email, language: locale, website, submissionId } = submission
  const isBot = Boolean(website)
  const id = newId()
  const now = instantOf(clock)
  const person_id = await addContact(transaction, { email, locale, isBot, now })
  const user_agent = client.userAgent?.slice(0, limits.userAgent) || null
  // Of a known person what follows the last contact is renewed; the first sign-up stays.
  const stored = await transaction
    .insertInto('checklist_downloads')
    .values({
      id,
      person_id,
      email,
      searched: toSearched(email),
      downloaded_at: now,
      ip_address: null,
      user_agent,
      locale,
      last_contact_at: now,
      quarantined_at: isBot ? now : null,
      ...client.arrival,
    })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ last_contact_at: now, ...(!isBot && { user_agent, locale }) }),
    )
    .returning(['id', 'email', 'quarantined_at'])
    .executeTakeFirstOrThrow()
  const lead = { person_id, email: stored.email, locale }
  const isNew = stored.id === id
  const consent = () => addConsent(transaction, now, mail.getContent(), stored.id, submission)
  if (isBot) {
    if (isNew) await consent()
    return withoutMail({ sent: false, reason: 'quarantined' })
  }
  const isReleased = stored.quarantined_at !== null
  if (isReleased) await releaseLead(transaction, stored.id)
  // A double click, or a second try after a lost answer.
  const consents = transaction.selectFrom('consents').select('id').where('lead_id', '=', stored.id)
  const repeated = submissionId && (await consents.where('submission_id', '=', submissionId).executeTakeFirst())
  const dispatch = await queueChecklist(transaction, deps, lead, { isRepeat: Boolean(repeated), ip: client.ip })
  if (dispatch.isNewMail) await consent()
  if (isNew || isReleased) {
    const notification = await outbox.queueMail(transaction, toLeadNotification(mail, lead, now))
    if (notification) dispatch.others.push(notification)
  }
  return dispatch
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
      given_at: now,
      // One that stands at another consent already is left out: it names one only.
      submission_id: sql<string | null>`(select cast(${submission_id} as text) where not exists ${known})`,
      confirmed_at: null,
    })
    .execute()
}

/** `isNewMail`: a mail was added, so that a consent belongs to it. */
type ChecklistDispatch = Dispatch & { isNewMail: boolean }

/** Who asks: `isRepeat` is the very same submission again, `ip` the client's address. */
type Asking = { isRepeat?: boolean; ip?: string }

/** Queues the checklist for a lead, unless `dispatchAgain` says what else there is to do. */
export async function queueChecklist(
  transaction: Transaction<Tables>,
  deps: Pick<MailingDeps, 'outbox' | 'mail' | 'clock'>,
  lead: Recipient,
  { isRepeat = false, ip }: Asking = {},
): Promise<ChecklistDispatch> {
  const { outbox, mail } = deps
  const latest = await transaction
    .selectFrom('outbox')
    .select(['id', 'recipient', 'state', 'sent_at', 'unsent_reason'])
    .where('person_id', '=', lead.person_id)
    .where('kind', '=', 'checklist')
    .orderBy('queued_at', 'desc')
    .executeTakeFirst()
  const again = await dispatchAgain(transaction, deps, latest)
  if (again) return { ...again, isNewMail: false }
  // Given up after a day, it is asked for anew; refused for good, the very same submission changes nothing.
  if (latest && isRepeat && (latest.state === 'sent' || isRefused(latest.unsent_reason)))
    return { ...(await anotherAttempt(transaction, outbox, latest)), isNewMail: false }
  return { ...firstAttempt(await outbox.queueMail(transaction, toChecklistMail(mail, lead), { ip })), isNewMail: true }
}

/** Takes a lead out of quarantine: they were taken for a person. */
export async function releaseLead(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction.updateTable('checklist_downloads').set({ quarantined_at: null }).where('id', '=', id).execute()
}

/** What the button pages and the administrator's actions need to know of a lead; `undefined` if it is erased or never was. */
export const findLead = ({ db }: Pick<Database, 'db'>, by: 'lead.id' | 'people.id', id: string) =>
  db
    .selectFrom('checklist_downloads as lead')
    .innerJoin('people', 'people.id', 'person_id')
    .select(['lead.id', 'person_id', 'lead.email', 'lead.locale', 'people.confirmed_at'])
    .where(by, '=', id)
    .executeTakeFirst()

export type FoundLead = NonNullable<Awaited<ReturnType<typeof findLead>>>

/**
 * Notes that the person behind the address asked for the checklist: the first click counts, for the person
 * and for every consent given before it. A click means that the mail arrived: one that the mail server took without an
 * answer counts as sent.
 */
export async function confirmAddress({ write }: Pick<Database, 'write'>, clock: Clock, lead: FoundLead): Promise<void> {
  await write(async (transaction) => {
    const now = instantOf(clock)
    const { numUpdatedRows } = await transaction
      .updateTable('people')
      .set(({ fn, ref, val }) => ({ confirmed_at: fn.coalesce(ref('confirmed_at'), val(now)), last_contact_at: now }))
      .where('id', '=', lead.person_id)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('checklist_downloads').select('id').where('id', '=', lead.id)),
      )
      .executeTakeFirst()
    // Erased, or gone unconfirmed, in this moment.
    if (numUpdatedRows === 0n) return
    await transaction
      .updateTable('checklist_downloads')
      .set({ last_contact_at: now, quarantined_at: null })
      .where('id', '=', lead.id)
      .execute()
    await transaction
      .updateTable('consents')
      .set({ confirmed_at: now })
      .where('lead_id', '=', lead.id)
      .where('confirmed_at', 'is', null)
      .execute()
    await transaction
      .updateTable('outbox')
      .set({ state: 'sent', sent_at: now, unsent_reason: null, next_attempt_at: now, is_capped: 0 })
      .where('person_id', '=', lead.person_id)
      .where('kind', '=', 'checklist')
      .where('unsent_reason', '=', 'uncertain')
      .execute()
  })
}
