import { type ArrivalView, type ConversationEntry, mostShown, type Person } from '../../../contract/api/admin-people.ts'
import type { Content } from '../../../contract/content/content.ts'
import { attributionKeys } from '../../../contract/forms/shared-inputs.ts'
import type { Database } from '../../db/database.ts'
import type { Enquiries } from '../../db/tables.ts'
import { isUntried } from '../../mail/outbox.ts'
import { findContact } from '../../privacy/find-contact.ts'
import { keptAtLeastUntil } from '../../privacy/kept-until.ts'
import { type Clock, type Instant, instantOf, second } from '../../runtime/clock.ts'
import { enquiryColumns, toEnquiryRow } from '../enquiries.ts'
import { enquiryList, leadList, readMailProgress, toMailProgress } from '../lists.ts'
import { leadColumns, toLeadRow } from '../sign-ups.ts'
import { personMails, toTimeline } from './to-timeline.ts'

/** Everything about whoever stands behind the id of a lead or an enquiry; `undefined` if it is gone. */
export async function findPerson(
  database: Database,
  clock: Clock,
  content: Content,
  id: string,
): Promise<Person | undefined> {
  const contact = await findContact(database, id)
  if (!contact) return undefined
  const { db } = database
  const { addressKey } = contact
  const leads = db.selectFrom('checklist_downloads').where('address_key', '=', addressKey)
  const people = db.selectFrom('people').where('address_key', '=', addressKey)
  const wrote = db.selectFrom('enquiries').where('address_key', '=', addressKey)
  const noted = db.selectFrom('person_notes').where('address_key', '=', addressKey)
  const [lead, row, { count, first, last }, notes] = await Promise.all([
    leads.select([...leadColumns, ...arrivalColumns, 'last_contact_at']).executeTakeFirst(),
    people.select(['stage', 'client_until']).executeTakeFirst(),
    wrote
      .select(({ fn }) => [fn.countAll().as('count'), fn.min('received_at').as('first')])
      .select(({ fn }) => fn.max('received_at').as('last'))
      .executeTakeFirstOrThrow(),
    noted.select(['id', 'kind', 'text', 'written_at']).orderBy('written_at', 'desc').execute(),
  ])
  const stage = row?.stage ?? 'new'
  const now = instantOf(clock)
  const enquiries = await readEnquiries(database, content, addressKey, stage, now)
  // No id is empty: an empty list is no SQL.
  const [leadId, enquiryIds] = [lead?.id ?? '', [...enquiries.map((enquiry) => enquiry.id), '']]
  const [consents, mails, progressOf] = await Promise.all([
    db
      .selectFrom('consents')
      .select(['given_at as givenAt', 'locale', 'page', 'sentence', 'sentence_version as sentenceVersion'])
      .select('confirmed_at as confirmedAt')
      .where('lead_id', '=', leadId)
      .orderBy('given_at', 'desc')
      .limit(mostShown)
      .execute(),
    db
      .selectFrom('outbox')
      .select(['kind', 'queued_at', 'state', 'unsent_reason', 'sent_at'])
      .where('kind', 'in', personMails)
      .where((where) => where.or([where('lead_id', '=', leadId), where('enquiry_id', 'in', enquiryIds)]))
      .orderBy('queued_at', 'desc')
      .limit(mostShown)
      .execute(),
    readMailProgress(database, leadList, [leadId]),
  ])
  const contacts = [lead?.downloaded_at, lead?.last_contact_at, first, last].filter((at) => at != null)
  contacts.sort()
  const lastContactAt = contacts.at(-1) ?? ''
  const isUnconfirmed = lead?.confirmed_at === null
  const silentSince = isUnconfirmed ? lead.last_contact_at : lastContactAt
  const newest = enquiries.at(-1)
  return {
    id,
    email: lead?.email ?? newest?.email ?? contact.email,
    name: newest?.name ?? null,
    stage,
    firstContactAt: contacts[0] ?? '',
    lastContactAt,
    keptUntil: stage === 'client' ? null : keptAtLeastUntil(silentSince, isUnconfirmed, row?.client_until ?? null),
    lead: lead ? { ...toLeadRow({ ...lead, stage }, progressOf(lead.id)), ...toArrival(lead) } : null,
    consents: consents.toReversed(),
    timeline: toTimeline({ lead, enquiries, mails, notes }),
    enquiries,
    counts: { enquiries: Number(count) },
    now,
  }
}

const arrivalColumns = ['first_page', 'source', ...attributionKeys] as const

const toArrival = (row: Pick<Enquiries, (typeof arrivalColumns)[number]>): ArrivalView => ({
  firstPage: row.first_page,
  source: row.source,
  campaign: attributionKeys.flatMap((key) => row[key] ?? []),
})

/** Whole seconds until a moment; null once it is there. */
function toSecondsLeft(moment: Instant, now: Instant): number | null {
  const left = Math.ceil((Date.parse(moment) - Date.parse(now)) / second)
  return left > 0 ? left : null
}

/** The newest enquiries of an address, oldest first, each with what was answered from here. */
async function readEnquiries(
  database: Database,
  content: Content,
  addressKey: string,
  stage: Person['stage'],
  now: Instant,
): Promise<ConversationEntry[]> {
  const rows = await database.db
    .selectFrom('enquiries')
    .select([...enquiryColumns, ...arrivalColumns])
    .where('address_key', '=', addressKey)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
  const ids = rows.map(({ id }) => id)
  const progressOf = await readMailProgress(database, enquiryList, ids)
  const answers = await database.db
    .selectFrom('answers')
    .leftJoin('outbox', 'outbox.id', 'answers.mail_id')
    .select(['answers.id', 'answers.enquiry_id', 'answers.subject', 'answers.text', 'answered_at'])
    .select(['state', 'unsent_reason', 'sent_at', 'next_attempt_at', isUntried.as('is_untried')])
    .where('answers.enquiry_id', 'in', [...ids, ''])
    .orderBy('answered_at', 'desc')
    .limit(mostShown)
    .execute()
  const answersOf = Map.groupBy(answers.toReversed(), ({ enquiry_id }) => enquiry_id)
  return rows.toReversed().map((row) => ({
    ...toEnquiryRow({ ...row, stage }, progressOf(row.id), content, now),
    ...toArrival(row),
    answers: (answersOf.get(row.id) ?? []).map(({ id, subject, text, answered_at, ...mail }) => ({
      ...{ id, subject, text, answeredAt: answered_at, mail: toMailProgress(mail) },
      leavesIn: mail.is_untried && mail.next_attempt_at ? toSecondsLeft(mail.next_attempt_at, now) : null,
    })),
  }))
}
