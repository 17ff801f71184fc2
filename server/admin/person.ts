import {
  type ArrivalView,
  type ConversationEntry,
  mostShown,
  type Person,
  type PersonEvent,
  type PersonMail,
  personMails,
} from '../../contract/api/admin-people.ts'
import type { Content } from '../../contract/content/content.ts'
import { attributionKeys } from '../../contract/forms/shared-inputs.ts'
import type { Stage } from '../../contract/privacy/periods.ts'
import { toPageTitle } from '../content/page-names.ts'
import type { Database } from '../db/database.ts'
import type { ChecklistDownloads, Enquiries, Outbox, People, PersonNotes } from '../db/tables.ts'
import { canRetry, isUntried } from '../mail/outbox.ts'
import { keptAtLeastUntil } from '../people/retention.ts'
import { type Clock, type Instant, instantOf, second } from '../runtime/clock.ts'
import { toEnquiryRow } from './enquiries.ts'
import { enquiryList, leadList, readMailProgress, type ShownMail, toMailProgress } from './lists.ts'
import { toLeadRow } from './sign-ups.ts'

type Sources = {
  lead: (Pick<ChecklistDownloads, 'downloaded_at'> & Pick<People, 'confirmed_at'>) | undefined
  enquiries: readonly ConversationEntry[]
  mails: readonly (ShownMail & Pick<Outbox, 'kind' | 'queued_at'>)[]
  notes: readonly Pick<PersonNotes, 'id' | 'kind' | 'text' | 'written_at'>[]
}

/** What happened, newest first: the newest `mostShown` events, and every note however old. */
function toTimeline({ lead, enquiries, mails, notes }: Sources): PersonEvent[] {
  // In the order in which things of one moment happen.
  const events: PersonEvent[] = [
    ...(lead ? [{ at: lead.downloaded_at, kind: 'signedUp' as const }] : []),
    ...enquiries.map(({ id, receivedAt }) => ({ at: receivedAt, kind: 'wrote' as const, enquiryId: id })),
    ...mails.map((mail) => {
      const progress = toMailProgress(mail)
      return { at: mail.queued_at, kind: 'mail' as const, mail: mail.kind as PersonMail, progress }
    }),
    ...(lead?.confirmed_at ? [{ at: lead.confirmed_at, kind: 'confirmed' as const }] : []),
    ...toAnswered(enquiries),
    ...notes.map((note): PersonEvent => {
      if (note.kind === 'stage') return { at: note.written_at, kind: 'stage', stage: note.text as Stage }
      return { at: note.written_at, kind: 'note', noteId: note.id, text: note.text }
    }),
  ]
  const newestFirst = events.toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at))).reverse()
  let shown = 0
  return newestFirst.filter(({ kind }) => {
    if (kind === 'note') return true
    shown += 1
    return shown <= mostShown
  })
}

/**
 * Each answer from here, and the mark of the owner where it stands for one that was given elsewhere. An answer from here
 * marks, in the same moment, every message before it.
 */
function toAnswered(enquiries: readonly ConversationEntry[]): PersonEvent[] {
  const answers = enquiries.flatMap(({ id, answers }) => answers.map((answer) => ({ ...answer, enquiryId: id })))
  const moments = new Set<string | null>(answers.map(({ answeredAt }) => answeredAt))
  const marked = enquiries.filter(({ answeredAt }) => !moments.has(answeredAt))
  return [
    ...marked.flatMap(({ id, answeredAt: at }) =>
      at === null ? [] : [{ at, kind: 'answered' as const, enquiryId: id }],
    ),
    ...answers.map(({ id, enquiryId, answeredAt }) => ({
      at: answeredAt,
      kind: 'answered' as const,
      enquiryId,
      answerId: id,
    })),
  ]
}

/** Everything about a person; `undefined` if they are gone. */
export async function describePerson(
  database: Database,
  clock: Clock,
  content: Content,
  id: string,
): Promise<Person | undefined> {
  const { db } = database
  const person = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
  if (!person) return undefined
  const { stage, confirmed_at } = person
  const now = instantOf(clock)
  const [lead, { count }, notes, consents, mails, progressOf, enquiries] = await Promise.all([
    db.selectFrom('checklist_downloads').selectAll().where('person_id', '=', id).executeTakeFirst(),
    db
      .selectFrom('enquiries')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('person_id', '=', id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('person_notes')
      .select(['id', 'kind', 'text', 'written_at'])
      .where('person_id', '=', id)
      .orderBy('written_at', 'desc')
      .execute(),
    db
      .selectFrom('consents')
      .innerJoin('checklist_downloads as lead', 'lead.id', 'lead_id')
      .select(['given_at as givenAt', 'consents.locale', 'page', 'sentence', 'sentence_version as sentenceVersion'])
      .select('confirmed_at as confirmedAt')
      .where('person_id', '=', id)
      .orderBy('given_at', 'desc')
      .limit(mostShown)
      .execute(),
    db
      .selectFrom('outbox')
      .select(['id', 'kind', 'queued_at', 'state', 'unsent_reason', 'sent_at', canRetry.as('can_retry')])
      .where('person_id', '=', id)
      .where('kind', 'in', personMails)
      .orderBy('queued_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostShown)
      .execute(),
    readMailProgress(database, leadList, [id]),
    readEnquiries(database, content, id, stage, now),
  ])
  const isUnconfirmed = lead !== undefined && confirmed_at === null
  const silentSince = isUnconfirmed ? lead.last_contact_at : person.last_contact_at
  return {
    id,
    email: lead?.email ?? person.email,
    name: person.name,
    stage,
    firstContactAt: person.first_contact_at,
    lastContactAt: person.last_contact_at,
    keptUntil: stage === 'client' ? null : keptAtLeastUntil(silentSince, isUnconfirmed, person.client_until),
    lead: lead ? { ...toLeadRow({ ...lead, stage, confirmed_at }, progressOf(id)), ...toArrival(lead, content) } : null,
    consents: consents.toReversed(),
    timeline: toTimeline({ lead: lead && { ...lead, confirmed_at }, enquiries, mails, notes }),
    enquiries,
    counts: { enquiries: Number(count) },
    now,
  }
}

const toArrival = (row: Enquiries | ChecklistDownloads, content: Content): ArrivalView => ({
  firstPage: row.first_page && toPageTitle(row.first_page, content),
  source: row.source,
  campaign: attributionKeys.flatMap((key) => row[key] ?? []),
})

/** Whole seconds until a moment; null once it is there. */
function toSecondsLeft(moment: Instant, now: Instant): number | null {
  const left = Math.ceil((Date.parse(moment) - Date.parse(now)) / second)
  return left > 0 ? left : null
}

/** The newest enquiries of a person, oldest first, each with what was answered from here. */
async function readEnquiries(
  database: Database,
  content: Content,
  personId: string,
  stage: Person['stage'],
  now: Instant,
): Promise<ConversationEntry[]> {
  const rows = await database.db
    .selectFrom('enquiries')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
  const ids = rows.map(({ id }) => id)
  const progressOf = await readMailProgress(database, enquiryList, ids)
  const answers = await database.db
    .selectFrom('answers')
    .leftJoin('outbox', 'outbox.id', 'answers.mail_id')
    .select(['answers.id', 'answers.enquiry_id', 'answers.subject', 'answers.text', 'answered_at', 'mail_id'])
    .select([
      'state',
      'unsent_reason',
      'sent_at',
      'next_attempt_at',
      isUntried.as('is_untried'),
      canRetry.as('can_retry'),
    ])
    .where('answers.enquiry_id', 'in', [...ids, ''])
    .orderBy('answered_at', 'desc')
    .limit(mostShown)
    .execute()
  const answersOf = Map.groupBy(answers.toReversed(), ({ enquiry_id }) => enquiry_id)
  return rows.toReversed().map((row) => ({
    ...toEnquiryRow({ ...row, stage }, progressOf(row.id), content, now),
    ...toArrival(row, content),
    answers: (answersOf.get(row.id) ?? []).map(({ id, subject, text, answered_at, mail_id, ...mail }) => ({
      id,
      subject,
      text,
      answeredAt: answered_at,
      mail: toMailProgress({ ...mail, id: mail_id }),
      leavesIn: mail.is_untried && mail.next_attempt_at ? toSecondsLeft(mail.next_attempt_at, now) : null,
    })),
  }))
}
