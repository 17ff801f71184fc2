import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RetentionView } from '../../../contract/admin-pages.ts'
import { adminApi, adminPages } from '../../../contract/api/admin.ts'
import type { Content } from '../../../contract/content/content.ts'
import type { BackupSchedule } from '../../backup/schedule.ts'
import type { Database } from '../../db/database.ts'
import { sendJsonFile } from '../../http/json-file.ts'
import type { Pages } from '../../http/pages.ts'
import { RequestError } from '../../http/request-error.ts'
import { endPause, readPause } from '../../privacy/clock-check.ts'
import type { Eraser } from '../../privacy/erase-person.ts'
import { exportPerson } from '../../privacy/person-export.ts'
import { findPersonFile, type PersonFile } from '../../privacy/person-file.ts'
import { listDue, namedOfEach, shownAhead } from '../../privacy/retention.ts'
import { type Clock, instantOf } from '../../runtime/clock.ts'
import { audited } from '../admin-guard.ts'
import type { LeadTotals } from '../lead-totals.ts'

type PrivacyRoutesDeps = {
  database: Database
  clock: Clock
  pages: Pick<Pages, 'send'>
  backups: Pick<BackupSchedule, 'inspect'>
  eraser: Pick<Eraser, 'erasePerson'>
  totals: Pick<LeadTotals, 'forget'>
  /** What is published at the moment. */
  getContent: () => Content
}

/** Named like no id. */
const erasedPage = `${adminPages.people}/effacement-fait`

/** Runs of the last weeks are shown, not the whole year that is kept. */
const shownRuns = 30

/**
 * What the owner sees, hands out and erases of one person, whichever form they used; who is deleted next. Who may
 * call stands in `guardAdmin`.
 */
export function registerPrivacyRoutes(app: FastifyInstance, deps: PrivacyRoutesDeps): void {
  const { database, clock, pages, backups, eraser, totals } = deps
  const getPerson = async (request: FastifyRequest): Promise<PersonFile> => {
    const person = await findPersonFile(database, (request.params as { id: string }).id)
    if (!person) throw new RequestError('notFound')
    return person
  }

  app.get(`${adminApi.people}/:id/export`, audited('person-exported'), async (request, reply) => {
    const { addressKey } = await getPerson(request)
    return sendJsonFile(reply, 'donnees.json', await exportPerson(deps, addressKey, 'fr'))
  })
  app.get(`${adminPages.people}/:id`, async (request, reply) => {
    const person = { ...(await getPerson(request)), now: instantOf(clock) }
    return pages.send(reply, { page: 'person' }, { state: { person } })
  })
  app.post(`${adminPages.people}/:id/effacer`, audited('lead-erased'), async (request, reply) => {
    const { addressKey } = await getPerson(request)
    await eraser.erasePerson(addressKey)
    totals.forget()
    return reply.redirect(erasedPage, 303)
  })
  app.get(erasedPage, (_request, reply) => pages.send(reply, { page: 'personErased' }))
  app.get(adminPages.retention, async (_request, reply) => {
    const due = await listDue(database, clock.now() + shownAhead)
    const runs = database.db.selectFrom('retention_runs').selectAll().orderBy('ran_at', 'desc').limit(shownRuns)
    const pause = await readPause(database, clock)
    const retention: RetentionView = {
      due,
      ...(due.length >= namedOfEach && { namedOfEach }),
      runs: (await runs.execute()).map(({ ran_at, is_paused, leads, enquiries }) => ({
        ...{ at: ran_at, isPaused: is_paused === 1, leads, enquiries },
      })),
      ...(pause && { pausedSince: pause.since }),
      backups: await backups.inspect(),
      now: instantOf(clock),
    }
    return pages.send(reply, { page: 'retention' }, { state: { retention } })
  })
  app.post(adminPages.retention, audited('pause-ended'), async (_request, reply) => {
    await endPause(database, clock)
    return reply.redirect(adminPages.retention, 303)
  })
}
