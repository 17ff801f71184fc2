import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { adminApi, roomPages } from '../../contract/api/admin.ts'
import type { BackupSchedule } from '../backup/schedule.ts'
import { type Clock, instantOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { sendJsonFile } from '../http/json-file.ts'
import { RequestError } from '../http/problems.ts'
import { toContentSecurityPolicy } from '../http/security-headers.ts'
import { endPause, readPause } from '../privacy/clock-watch.ts'
import type { Eraser } from '../privacy/erase-person.ts'
import { exportPerson } from '../privacy/person-export.ts'
import { findPersonFile, type PersonFile } from '../privacy/person-file.ts'
import { renderErasedPage, renderPersonPage } from '../privacy/person-page.ts'
import { listDue, shownAhead } from '../privacy/retention.ts'
import { renderRetentionPage } from '../privacy/retention-page.ts'
import { audited } from './admin-guard.ts'
import type { LeadTotals } from './lead-totals.ts'

export type PrivacyRoutesDeps = {
  database: Database
  clock: Clock
  backups: Pick<BackupSchedule, 'inspect'>
  eraser: Pick<Eraser, 'erasePerson'>
  totals: Pick<LeadTotals, 'forget'>
}

/** Named like no id. */
const erasedPage = `${roomPages.people}/effacement-fait`

/** Runs of the last weeks are shown, not the whole year that is kept. */
const shownRuns = 30

/**
 * What the owner sees, hands out and erases of one person, whichever form they used; who is deleted next. Who may
 * call stands in `guardAdmin`.
 */
export function registerPrivacyRoom(app: FastifyInstance, deps: PrivacyRoutesDeps): void {
  const { database, clock, backups, eraser, totals } = deps
  const getPerson = async (request: FastifyRequest): Promise<PersonFile> => {
    const person = await findPersonFile(database, (request.params as { id: string }).id)
    if (!person) throw new RequestError('notFound')
    return person
  }

  app.get(`${adminApi.people}/:id/export`, audited('person-exported'), async (request, reply) => {
    const { addressKey } = await getPerson(request)
    return sendJsonFile(reply, 'donnees.json', await exportPerson(database, clock, addressKey, 'fr'))
  })
  app.get(`${roomPages.people}/:id`, async (request, reply) => {
    return sendPage(reply, renderPersonPage(await getPerson(request), instantOf(clock)))
  })
  app.post(`${roomPages.people}/:id/effacer`, audited('lead-erased'), async (request, reply) => {
    const { addressKey } = await getPerson(request)
    await eraser.erasePerson(addressKey)
    totals.forget()
    return reply.redirect(erasedPage, 303)
  })
  app.get(erasedPage, (_request, reply) => sendPage(reply, renderErasedPage()))
  app.get(roomPages.retention, async (_request, reply) => {
    const runs = database.db.selectFrom('retention_runs').selectAll().orderBy('ran_at', 'desc').limit(shownRuns)
    const view = {
      due: await listDue(database, clock.now() + shownAhead),
      runs: await runs.execute(),
      pause: await readPause(database, clock),
      backups: await backups.inspect(),
      now: instantOf(clock),
    }
    return sendPage(reply, renderRetentionPage(view))
  })
  app.post(roomPages.retention, audited('pause-ended'), async (_request, reply) => {
    await endPause(database, clock)
    return reply.redirect(roomPages.retention, 303)
  })
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', toContentSecurityPolicy(page))
    .header('x-robots-tag', 'noindex')
    .send(page)
}
