import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import {
  adminApi,
  csvSeparators,
  type LeadAction,
  type LeadActionAnswer,
  type LeadGroupAction,
  type LeadGroupAnswer,
  type LeadGroups,
  type LeadPage,
  leadActions,
  leadGroupActions,
  type PerDay,
  type Totals,
} from '../../../contract/api/admin.ts'
import type { AuditAction } from '../../../contract/api/audit.ts'
import { limits } from '../../../contract/forms/limits.ts'
import { findLead } from '../../checklist/find-lead.ts'
import type { Recipient } from '../../checklist/lead-mails.ts'
import { sendNewLink } from '../../checklist/queue-checklist.ts'
import { releaseLead } from '../../checklist/release-lead.ts'
import { readJson } from '../../http/json-body.ts'
import { RequestError } from '../../http/request-error.ts'
import type { MailingDeps } from '../../mail/sender.ts'
import type { Eraser } from '../../privacy/erase-person.ts'
import { audited } from '../admin-guard.ts'
import type { LeadTotals } from '../lead-totals.ts'
import { listQuery, parseQuery, readRowId } from '../list-queries.ts'
import { csvFileName, writeLeadCsv } from './lead-csv.ts'
import { actOnLeadGroup, listLeadGroups } from './lead-groups.ts'
import { listLeads } from './lead-list.ts'

type LeadRoutesDeps = MailingDeps & { totals: LeadTotals; eraser: Eraser }

const leadQuery = z.object(listQuery)
const perDayQuery = z.object({ days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(366)), 30) })
const csvQuery = z.object({ separator: z._default(z.enum(csvSeparators), 'comma') })

/** What the journal says of each action. */
const auditActionOf = {
  resend: 'lead-resent',
  release: 'lead-released',
  erase: 'lead-erased',
} as const satisfies Record<LeadAction, AuditAction>

const groupAuditActionOf = {
  release: 'lead-group-released',
  erase: 'lead-group-erased',
} as const satisfies Record<LeadGroupAction, AuditAction>

const groupBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quarantine') }),
  z.object({ kind: z.literal('source'), source: z.nullable(z.string().check(z.maxLength(limits.attribution))) }),
])

/** Everything the dashboard shows of leads and does with them; who may call stands in `guardAdmin`. */
export function registerLeadRoutes(app: FastifyInstance, deps: LeadRoutesDeps): void {
  const { database, totals, mail, clock } = deps

  app.get(adminApi.totals, (): Promise<Totals> => totals.getTotals())
  app.get(adminApi.perDay, (request): Promise<PerDay> => totals.getPerDay(parseQuery(perDayQuery, request.query).days))
  app.get(adminApi.leads, (request): Promise<LeadPage> => {
    const { search, cursor } = parseQuery(leadQuery, request.query)
    return listLeads(database, search, cursor)
  })
  app.get(adminApi.csv, audited('leads-exported'), (request, reply) => {
    const { separator } = parseQuery(csvQuery, request.query)
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${csvFileName(clock, separator)}"`)
      .send(Readable.from(writeLeadCsv(database, mail.getContent().admin, separator)))
  })
  app.get(adminApi.leadGroups, (): Promise<LeadGroups> => listLeadGroups(deps))
  for (const action of leadGroupActions) {
    app.post(
      `${adminApi.leadGroups}/${action}`,
      audited(groupAuditActionOf[action]),
      (request): Promise<LeadGroupAnswer> => {
        const group = readJson(request, groupBody)
        totals.forget()
        return actOnLeadGroup(deps, action, group)
      },
    )
  }
  for (const action of leadActions) {
    app.post(`${adminApi.leads}/:id/${action}`, audited(auditActionOf[action]), (request) =>
      act(deps, action, readRowId(request)),
    )
  }
}

async function act(deps: LeadRoutesDeps, action: LeadAction, id: string): Promise<LeadActionAnswer> {
  const lead: Recipient | undefined = await findLead(deps.database, id)
  if (!lead) throw new RequestError('notFound')
  deps.totals.forget()
  if (action === 'erase') {
    await deps.eraser.eraseLead(lead.id)
    return { erased: true }
  }
  if (action === 'release') await deps.database.write((transaction) => releaseLead(transaction, lead.id))
  return sendNewLink(deps, lead)
}
