import type { FastifyInstance, FastifyRequest } from 'fastify'
import { adminApi } from '../../contract/api/admin.ts'
import { mostNotes, newNote, type Person, stageChange } from '../../contract/api/admin-people.ts'
import type { FormAnswer } from '../../contract/api/errors.ts'
import { toParisDay } from '../../contract/paris.ts'
import type { Stage } from '../../contract/privacy/periods.ts'
import { toSearched } from '../../contract/text.ts'
import type { Database } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import { type Pages, sendJsonFile } from '../http/pages.ts'
import { readJson } from '../http/request-body.ts'
import { RequestError } from '../http/request-error.ts'
import { anotherAttempt, type MailingDeps } from '../mail/sender.ts'
import type { Eraser } from '../people/erasing.ts'
import { exportPerson } from '../people/export.ts'
import { type FoundPerson, findPerson } from '../people/people.ts'
import { sendDataLink } from '../people/person-links.ts'
import { type Clock, instantOf } from '../runtime/clock.ts'
import { audited } from './admin-guard.ts'
import { readRowId } from './list-routes.ts'
import { describePerson } from './person.ts'

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
    const id = newId()
    const note = {
      id,
      person_id,
      kind: 'note',
      text,
      written_at: instantOf(clock),
      searched: toSearched(text),
    } as const
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

/**
 * Sends a mail again that was given up; one that waits for its next try is tried now.
 * @returns how it stands
 * @throws `notFound` if it is gone
 */
async function retryMail({ database, outbox, sender }: MailingDeps, id: string): Promise<FormAnswer> {
  const dispatch = await database.write(async (transaction) => {
    const mail = await outbox.retry(transaction, id)
    if (!mail) throw new RequestError('notFound')
    return anotherAttempt(transaction, outbox, mail)
  })
  return sender.deliver(dispatch)
}

type PeopleRoutesDeps = MailingDeps & {
  pages: Pick<Pages, 'send'>
  eraser: Pick<Eraser, 'erasePerson'>
}

/** What the owner sees, notes, hands out and erases of one person, whichever form they used; who may call stands in `guardAdmin`. */
export function registerPeopleRoutes(app: FastifyInstance, deps: PeopleRoutesDeps): void {
  const { database, clock, pages, eraser } = deps
  const person = `${adminApi.people}/:id`
  /** Tells files of people apart, and names no one. */
  const toFileName = (request: FastifyRequest, ending: string) =>
    `personne-${readRowId(request).slice(-8)}-${toParisDay(clock.now())}.${ending}`

  /** @throws `notFound` if the person is gone */
  const readPerson = async (request: FastifyRequest): Promise<FoundPerson> => {
    const person = await findPerson(database, readRowId(request))
    if (!person) throw new RequestError('notFound')
    return person
  }
  const readPersonId = async (request: FastifyRequest): Promise<string> => (await readPerson(request)).id
  const getPerson = async (request: FastifyRequest): Promise<Person> => {
    const found = await describePerson(database, clock, deps.mail.getContent(), readRowId(request))
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
  app.post(
    `${person}/send-data`,
    audited('person-data-sent'),
    async (request): Promise<FormAnswer> => sendDataLink(deps, await readPerson(request), { isUncapped: true }),
  )
  app.post(
    `${adminApi.mails}/:id/retry`,
    audited('mail-resent'),
    (request): Promise<FormAnswer> => retryMail(deps, readRowId(request)),
  )
  app.post(`${person}/erase`, audited('person-erased'), async (request) => {
    await eraser.erasePerson(await readPersonId(request))
    return { erased: true }
  })
}
