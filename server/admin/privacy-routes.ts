import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { adminApi, roomPages } from '../../contract/api/admin.ts'
import { readBackupStatus } from '../backup/status.ts'
import { type Clock, instantOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { sendJsonFile } from '../http/json-file.ts'
import { RequestError } from '../http/problems.ts'
import { toContentSecurityPolicy } from '../http/security-headers.ts'
import { endPause, readPause } from '../privacy/clock-watch.ts'
import { getConsentEvidence } from '../privacy/consent-evidence.ts'
import { exportPerson } from '../privacy/person-export.ts'
import { findPersonFile, type PersonFile } from '../privacy/person-file.ts'
import { renderPersonPage } from '../privacy/person-page.ts'
import { listDue, shownAhead } from '../privacy/retention.ts'
import { renderRetentionPage } from '../privacy/retention-page.ts'
import type { Auth } from './auth.ts'
import { refuseStrangers, toHeaders } from './session-routes.ts'

export type PrivacyRoutesDeps = {
  auth: Auth
  database: Database
  clock: Clock
  siteUrl: string
  backupFolder: string
}

/** Runs of the last weeks are shown, not the whole year that is kept. */
const shownRuns = 30

/**
 * What the owner sees and hands out about privacy: a person's file with the proofs, as a page that prints
 * and as JSON; who is deleted next. Each call asks first who is there.
 */
export function registerPrivacyRoom(app: FastifyInstance, deps: PrivacyRoutesDeps): void {
  const { auth, database, clock, siteUrl, backupFolder } = deps

  app.register(async (room) => {
    room.addHook('onRequest', async (request: FastifyRequest, reply) => {
      reply.header('cache-control', 'no-store')
      const account = await auth.findAccount(toHeaders(request))
      if (!account) {
        // A page leads to the door; a program is told.
        if (['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/api/'))
          return reply.redirect('/admin', 303)
        throw new RequestError('signedOut')
      }
      if (!account.isAdministrator) throw new RequestError('notAllowed')
      if (request.method !== 'GET' && request.method !== 'HEAD') refuseStrangers(request, siteUrl)
    })

    const getPerson = async (request: FastifyRequest): Promise<PersonFile> => {
      const person = await findPersonFile(database, (request.params as { id: string }).id)
      if (!person) throw new RequestError('notFound')
      return person
    }

    room.get(`${adminApi.people}/:id/export`, async (request, reply) => {
      const { addressKey } = await getPerson(request)
      return sendJsonFile(reply, 'donnees.json', await exportPerson(database, clock, addressKey, 'fr'))
    })
    room.get(`${adminApi.people}/:id/consents`, async (request, reply) => {
      const { addressKey } = await getPerson(request)
      return sendJsonFile(reply, 'preuves.json', { evidence: await getConsentEvidence(database, addressKey) })
    })
    room.get(`${roomPages.people}/:id`, async (request, reply) => {
      const person = await getPerson(request)
      const evidence = await getConsentEvidence(database, person.addressKey)
      return sendPage(reply, renderPersonPage(person, evidence, instantOf(clock)))
    })
    room.get(roomPages.retention, async (_request, reply) => {
      const runs = database.db.selectFrom('retention_runs').selectAll().orderBy('ran_at', 'desc').limit(shownRuns)
      const view = {
        due: await listDue(database, clock.now() + shownAhead),
        runs: await runs.execute(),
        pause: await readPause(database, clock),
        backups: readBackupStatus(backupFolder),
        now: instantOf(clock),
      }
      return sendPage(reply, renderRetentionPage(view))
    })
    room.post(roomPages.retention, async (_request, reply) => {
      await endPause(database, clock)
      return reply.redirect(roomPages.retention, 303)
    })
  })
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', toContentSecurityPolicy(page))
    .header('x-robots-tag', 'noindex')
    .send(page)
}
