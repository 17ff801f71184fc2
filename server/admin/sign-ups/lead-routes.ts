import type { FastifyInstance } from 'fastify'
import { adminApi, type SelectionAnswer } from '../../../contract/api/admin.ts'
import { leadFilter, type Sources } from '../../../contract/api/admin-lists.ts'
import {
  type LeadAction,
  type LeadPage,
  type LeadSelectionAction,
  leadActions,
  leadSelectionActions,
  type Totals,
} from '../../../contract/api/admin-sign-ups.ts'
import type { AuditAction } from '../../../contract/api/audit.ts'
import type { FormAnswer } from '../../../contract/api/form-answer.ts'
import { findLead } from '../../checklist/find-lead.ts'
import type { Recipient } from '../../checklist/lead-mails.ts'
import { queueChecklist } from '../../checklist/queue-checklist.ts'
import { releaseLead } from '../../checklist/release-lead.ts'
import { readJson } from '../../http/json-body.ts'
import { RequestError } from '../../http/request-error.ts'
import type { MailingDeps } from '../../mail/sender.ts'
import type { Eraser } from '../../privacy/erase-person.ts'
import { instantOf } from '../../runtime/clock.ts'
import { audited } from '../admin-guard.ts'
import { sendCsv } from '../csv-file.ts'
import { leadList } from '../list-filter.ts'
import { parseQuery, readCursor, readFileQuery, readRowId, selectionOf } from '../list-queries.ts'
import { treatSelection } from '../list-selection.ts'
import { listSources } from '../list-sources.ts'
import { writeLeadCsv } from './lead-csv.ts'
import { listLeads } from './lead-list.ts'
import type { LeadTotals } from './lead-totals.ts'

type LeadRoutesDeps = MailingDeps & { totals: LeadTotals; eraser: Eraser }

const selection = selectionOf(leadFilter)

/** What the journal says of each action. */
const auditActionOf = {
  resend: 'lead-resent',
  release: 'lead-released',
} as const satisfies Record<LeadAction, AuditAction>

const selectionAuditActionOf = {
  release: 'leads-released',
  erase: 'leads-erased',
} as const satisfies Record<LeadSelectionAction, AuditAction>

/** Everything that is shown of leads and done with them; who may call stands in `guardAdmin`. */
export function registerLeadRoutes(app: FastifyInstance, deps: LeadRoutesDeps): void {
  const { database, totals, mail, clock, eraser } = deps

  app.get(adminApi.totals, (): Promise<Totals> => totals.getTotals())
  app.get(adminApi.leads, (request): Promise<LeadPage> => {
    return listLeads(database, parseQuery(leadFilter, request.query), readCursor(request))
  })
  app.get(`${adminApi.leads}/sources`, (): Promise<Sources> => listSources(database, leadList))
  app.get(adminApi.leadsCsv, audited('leads-exported'), (request, reply) => {
    const { query, separator } = readFileQuery(request, leadFilter)
    const pieces = writeLeadCsv(database, mail.getContent().admin, query, separator)
    return sendCsv(reply, { name: 'checklist-downloads', clock, query, separator }, pieces)
  })
  for (const action of leadSelectionActions) {
    app.post(
      `${adminApi.leads}/selection/${action}`,
      audited(selectionAuditActionOf[action]),
      (request): Promise<SelectionAnswer> =>
        treatSelection(database, leadList, readJson(request, selection), {
          states: action === 'release' ? ['quarantined'] : [],
          now: instantOf(clock),
          // Nobody waits for the mails.
          treat: (id) => {
            totals.forget()
            return action === 'release' ? act(deps, action, id, performance.now()) : eraser.eraseLead(id)
          },
        }),
    )
  }
  for (const action of leadActions) {
    app.post(`${adminApi.leads}/:id/${action}`, audited(auditActionOf[action]), (request) =>
      act(deps, action, readRowId(request)),
    )
  }
}

/** @param deadline until when the answer waits for the mail (`performance.now`) */
async function act(deps: LeadRoutesDeps, action: LeadAction, id: string, deadline?: number): Promise<FormAnswer> {
  const { database, sender, totals } = deps
  const lead: Recipient | undefined = await findLead(database, id)
  if (!lead) throw new RequestError('notFound')
  totals.forget()
  const dispatch = await database.write(async (transaction) => {
    if (action === 'release') await releaseLead(transaction, lead.id)
    return queueChecklist(transaction, deps, lead)
  })
  return sender.deliver(dispatch, deadline)
}
