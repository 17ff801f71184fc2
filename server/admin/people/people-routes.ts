import type { FastifyInstance, FastifyRequest } from 'fastify'
import { adminApi } from '../../../contract/api/admin.ts'
import { newNote, type Person, stageChange } from '../../../contract/api/admin-people.ts'
import type { Content } from '../../../contract/content/content.ts'
import type { Database } from '../../db/database.ts'
import { readJson } from '../../http/json-body.ts'
import { sendJsonFile } from '../../http/json-file.ts'
import type { Pages } from '../../http/pages.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Eraser } from '../../privacy/erase-person.ts'
import { type Contact, findContact } from '../../privacy/find-contact.ts'
import { exportPerson } from '../../privacy/person-export.ts'
import type { Clock } from '../../runtime/clock.ts'
import { toParisDay } from '../../runtime/paris-days.ts'
import { audited } from '../admin-guard.ts'
import { readRowId } from '../list-routes.ts'
import { findPerson } from './find-person.ts'
import { addNote, changeStage, eraseNote } from './note-person.ts'

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

  const getContact = async (request: FastifyRequest): Promise<Contact> => {
    const contact = await findContact(database, readRowId(request))
    if (!contact) throw new RequestError('notFound')
    return contact
  }
  const getPerson = async (request: FastifyRequest): Promise<Person> => {
    const found = await findPerson(database, clock, getContent(), readRowId(request))
    if (!found) throw new RequestError('notFound')
    return found
  }

  app.get(person, getPerson)
  app.post(`${person}/stage`, audited('stage-changed'), async (request) => {
    const { stage } = readJson(request, stageChange)
    await changeStage(deps, (await getContact(request)).addressKey, stage)
    return getPerson(request)
  })
  app.post(`${person}/notes`, audited('note-written'), async (request) => {
    const { text } = readJson(request, newNote)
    if (!(await addNote(deps, (await getContact(request)).addressKey, text))) throw new RequestError('tooLarge')
    return getPerson(request)
  })
  app.post(`${person}/notes/:noteId/erase`, audited('note-erased'), async (request) => {
    const { addressKey } = await getContact(request)
    if (!(await eraseNote(deps, addressKey, readRowId(request, 'noteId')))) throw new RequestError('notFound')
    return getPerson(request)
  })
  app.get(`${person}/export`, audited('person-exported'), async (request, reply) => {
    const { addressKey } = await getContact(request)
    return sendJsonFile(reply, toFileName(request, 'json'), await exportPerson(deps, addressKey, 'fr'))
  })
  app.get(`${person}/page`, audited('person-exported'), async (request, reply) => {
    const state = { person: await getPerson(request) }
    reply.header('content-disposition', `attachment; filename="${toFileName(request, 'html')}"`)
    return pages.send(reply, { page: 'person' }, { state })
  })
  app.post(`${person}/erase`, audited('person-erased'), async (request) => {
    const { addressKey } = await getContact(request)
    await eraser.erasePerson(addressKey)
    return { erased: true }
  })
}
