import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import {
  adminApi,
  csvSeparators,
  type LeadAction,
  type LeadActionAnswer,
  type LeadPage,
  leadActions,
  type PerDay,
  type Totals,
} from '../../contract/api/admin.ts'
import { limits } from '../../contract/forms/limits.ts'
import { findLead } from '../checklist/find-lead.ts'
import type { Recipient } from '../checklist/queue-checklist.ts'
import { sendNewLink } from '../checklist/send-new-link.ts'
import type { SignUpDeps } from '../checklist/sign-up.ts'
import { RequestError } from '../http/problems.ts'
import type { Eraser } from '../privacy/erase-person.ts'
import type { Auth } from './auth.ts'
import { csvFileName, writeLeadCsv } from './lead-csv.ts'
import { listLeads } from './lead-list.ts'
import type { LeadTotals } from './lead-totals.ts'
import { releaseLead } from './release-lead.ts'
import { refuseStrangers, toHeaders } from './session-routes.ts'

export type LeadRoutesDeps = SignUpDeps & { auth: Auth; totals: LeadTotals; eraser: Eraser; siteUrl: string }

const listQuery = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(limits.email)), ''),
  cursor: z.optional(z.string().check(z.maxLength(2_000))),
})
const perDayQuery = z.object({ days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(366)), 30) })
const csvQuery = z.object({ separator: z._default(z.enum(csvSeparators), 'comma') })

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw new RequestError('malformed')
  return result.data
}

/** Everything the room shows and does. Each call asks first who is there: the browser's word counts for nothing. */
export function registerLeadRoom(app: FastifyInstance, deps: LeadRoutesDeps): void {
  const { auth, database, totals, clock, siteUrl } = deps

  app.register(async (room) => {
    room.addHook('onRequest', async (request: FastifyRequest, reply) => {
      reply.header('cache-control', 'no-store')
      const account = await auth.findAccount(toHeaders(request))
      if (!account) throw new RequestError('signedOut')
      if (!account.isAdministrator) throw new RequestError('notAllowed')
      if (request.method !== 'GET' && request.method !== 'HEAD') refuseStrangers(request, siteUrl)
    })

    room.get(adminApi.totals, (): Promise<Totals> => totals.getTotals())
    room.get(adminApi.perDay, (request): Promise<PerDay> => totals.getPerDay(parse(perDayQuery, request.query).days))
    room.get(adminApi.leads, (request): Promise<LeadPage> => {
      const { search, cursor } = parse(listQuery, request.query)
      return listLeads(database, search, cursor)
    })
    room.get(adminApi.csv, (request, reply) => {
      const { separator } = parse(csvQuery, request.query)
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${csvFileName(clock)}"`)
        .send(Readable.from(writeLeadCsv(database, separator)))
    })
    for (const action of leadActions) {
      room.post(`${adminApi.leads}/:id/${action}`, (request) =>
        act(deps, action, (request.params as { id: string }).id),
      )
    }
  })
}

async function act(deps: LeadRoutesDeps, action: LeadAction, id: string): Promise<LeadActionAnswer> {
  const lead: Recipient | undefined = await findLead(deps.database, id)
  if (!lead) throw new RequestError('notFound')
  deps.totals.forget()
  if (action === 'erase') {
    await deps.eraser.eraseLead(lead.id)
    return { erased: true }
  }
  if (action === 'release') await releaseLead(deps.database, lead.id)
  return sendNewLink(deps, lead)
}
