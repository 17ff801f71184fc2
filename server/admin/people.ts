import type { FastifyInstance, FastifyRequest } from 'fastify'
import { adminApi } from '../../contract/api/admin.ts'
import {
  type ArrivalView,
  type ConversationEntry,
  mostNotes,
  mostShown,
  newNote,
  type Person,
  type PersonEvent,
  type PersonMail,
  stageChange,
} from '../../contract/api/admin-people.ts'
import type { Content } from '../../contract/content/content.ts'
import { attributionKeys } from '../../contract/forms/shared-inputs.ts'
import type { Stage } from '../../contract/stages.ts'
import type { Database } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import type { ChecklistDownloads, Enquiries, Outbox, People, PersonNotes } from '../db/tables.ts'
import { type Pages, sendJsonFile } from '../http/pages.ts'
import { readJson } from '../http/request-body.ts'
import { RequestError } from '../http/request-error.ts'
import { isUntried } from '../mail/outbox.ts'
import type { Eraser } from '../people/erasing.ts'
import { exportPerson } from '../people/export.ts'
import { findPerson } from '../people/people.ts'
import { keptAtLeastUntil } from '../people/retention.ts'
import { type Clock, type Instant, instantOf, second } from '../runtime/clock.ts'
import { toParisDay } from '../runtime/paris-days.ts'
import { audited } from './admin-guard.ts'
import { enquiryColumns, toEnquiryRow } from './enquiries.ts'
import { readRowId } from './list-routes.ts'
import { enquiryList, leadList, readMailProgress, toMailProgress } from './lists.ts'
import { leadColumns, toLeadRow } from './sign-ups.ts'

/** Which mails to a person the timeline tells of; answers stand with their enquiries. */
const personMails = ['checklist', 'enquiry-acknowledgement', 'data-link'] as const satisfies PersonMail[]

type Sources = {
  lead: (Pick<ChecklistDownloads, 'downloaded_at'> & Pick<People, 'confirmed_at'>) | undefined
  enquiries: readonly ConversationEntry[]
  mails: readonly Pick<Outbox, 'kind' | 'queued_at' | 'state' | 'unsent_reason' | 'sent_at'>[]
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
      ...{ at: answeredAt, kind: 'answered' as const, enquiryId, answerId: id },
    })),
  ]
}

/** Everything about a person; `undefined` if they are gone. */
async function describePerson(
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
    db
      .selectFrom('checklist_downloads')
      .select([...leadColumns, ...arrivalColumns, 'last_contact_at'])
      .where('person_id', '=', id)
      .executeTakeFirst(),
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
      .select(['kind', 'queued_at', 'state', 'unsent_reason', 'sent_at'])
      .where('person_id', '=', id)
      .where('kind', 'in', personMails)
      .orderBy('queued_at', 'desc')
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
    lead: lead ? { ...toLeadRow({ ...lead, stage, confirmed_at }, progressOf(id)), ...toArrival(lead) } : null,
    consents: consents.toReversed(),
    timeline: toTimeline({ lead: lead && { ...lead, confirmed_at }, enquiries, mails, notes }),
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
    .select([...enquiryColumns, ...arrivalColumns])
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

type Deps = { database: Pick<Database, 'write'>; clock: Clock }

/** Notes how far the owner is with a person, and since when and until when they were a client; the same stage again changes nothing. */
const changeStage = ({ database, clock }: Deps, person_id: string, stage: Stage): Promise<void> =>
  database.write(async (transaction) => {
    const now = instantOf(clock)
    const isClient = stage === 'client'
    const changed = await transaction
      .updateTable('people')
      .set(({ fn, ref, val, case: either }) => ({
        stage,
        client_since: isClient ? fn.coalesce(ref('client_since'), val(now)) : ref('client_since'),
        client_until: isClient ? null : either().when('stage', '=', 'client').then(now).else(ref('client_until')).end(),
      }))
      .where('id', '=', person_id)
      .where('stage', '<>', stage)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) return
    const note = { id: newId(), person_id, kind: 'stage', text: stage, written_at: now } as const
    await transaction.insertInto('person_notes').values(note).execute()
  })

/** Keeps a note. @returns false if the person has `mostNotes` of them, and nothing was kept */
const addNote = ({ database, clock }: Deps, person_id: string, text: string): Promise<boolean> =>
  database.write(async (transaction) => {
    const notes = transaction.selectFrom('person_notes').where('person_id', '=', person_id)
    const { count } = await notes
      .where('kind', '=', 'note')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostNotes) return false
    const note = { id: newId(), person_id, kind: 'note', text, written_at: instantOf(clock) } as const
    await transaction.insertInto('person_notes').values(note).execute()
    return true
  })

/** Takes a note away. @returns whether it was there */
const eraseNote = ({ database }: Pick<Deps, 'database'>, person_id: string, id: string): Promise<boolean> =>
  database.write(async (transaction) => {
    const notes = transaction.deleteFrom('person_notes').where('person_id', '=', person_id)
    const { numDeletedRows } = await notes.where('id', '=', id).where('kind', '=', 'note').executeTakeFirst()
    return numDeletedRows > 0n
  })

type PeopleRoutesDeps = {
  database: Database
  clock: Clock
  pages: Pick<Pages, 'send'>
  eraser: Pick<Eraser, 'erasePerson'>
  /** What is published at the moment. */
  getContent: () => Content
}

/** What the owner sees, notes, hands out and erases of one person, whichever form they used; who may call stands in `guardAdmin`. */
export function registerPeopleRoutes(app: FastifyInstance, deps: PeopleRoutesDeps): void {
  const { database, clock, pages, eraser, getContent } = deps
  const person = `${adminApi.people}/:id`
  /** Tells files of people apart, and names nobody. */
  const toFileName = (request: FastifyRequest, ending: string) =>
    `personne-${readRowId(request).slice(-8)}-${toParisDay(clock.now())}.${ending}`

  /** @throws `notFound` if the person is gone */
  const readPersonId = async (request: FastifyRequest): Promise<string> => {
    const person = await findPerson(database, readRowId(request))
    if (!person) throw new RequestError('notFound')
    return person.id
  }
  const getPerson = async (request: FastifyRequest): Promise<Person> => {
    const found = await describePerson(database, clock, getContent(), readRowId(request))
    if (!found) throw new RequestError('notFound')
    return found
  }

  app.get(person, getPerson)
  app.post(`${person}/stage`, audited('stage-changed'), async (request) => {
    const { stage } = readJson(request, stageChange)
    await changeStage(deps, await readPersonId(request), stage)
    return getPerson(request)
  })
  app.post(`${person}/notes`, audited('note-written'), async (request) => {
    const { text } = readJson(request, newNote)
    if (!(await addNote(deps, await readPersonId(request), text))) throw new RequestError('tooLarge')
    return getPerson(request)
  })
  app.post(`${person}/notes/:noteId/erase`, audited('note-erased'), async (request) => {
    const id = await readPersonId(request)
    if (!(await eraseNote(deps, id, readRowId(request, 'noteId')))) throw new RequestError('notFound')
    return getPerson(request)
  })
  app.get(`${person}/export`, audited('person-exported'), async (request, reply) => {
    const data = await exportPerson(deps, await readPersonId(request), 'fr')
    return sendJsonFile(reply, toFileName(request, 'json'), data)
  })
  app.get(`${person}/page`, audited('person-exported'), async (request, reply) => {
    const state = { person: await getPerson(request) }
    reply.header('content-disposition', `attachment; filename="${toFileName(request, 'html')}"`)
    return pages.send(reply, { page: 'person' }, { state })
  })
  app.post(`${person}/erase`, audited('person-erased'), async (request) => {
    await eraser.erasePerson(await readPersonId(request))
    return { erased: true }
  })
}
