import type { FastifyInstance, FastifyRequest } from 'fastify'
import { adminApi } from '../../../contract/api/admin.ts'
import { newNote, type Person, stageChange } from '../../../contract/api/admin-people.ts'
import type { Content } from '../../../contract/content/content.ts'
import type { Database } from '../../db/database.ts'
import { type Pages, sendJsonFile } from '../../http/pages.ts'
import { readJson } from '../../http/request-body.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Eraser } from '../../people/erasing.ts'
import { exportPerson } from '../../people/export.ts'
import { findPerson } from '../../people/people.ts'
import type { Clock } from '../../runtime/clock.ts'
import { toParisDay } from '../../runtime/paris-days.ts'
import { audited } from '../admin-guard.ts'
import { readRowId } from '../list-routes.ts'
import { describePerson } from './describe-person.ts'
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
