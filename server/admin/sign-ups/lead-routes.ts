import type { FastifyInstance } from 'fastify'
import { adminApi } from '../../../contract/api/admin.ts'
import { leadFilter } from '../../../contract/api/admin-lists.ts'
import type { LeadAction, LeadSelectionAction, Totals } from '../../../contract/api/admin-sign-ups.ts'
import type { AuditAction } from '../../../contract/api/audit.ts'
import type { FormAnswer } from '../../../contract/api/form-answer.ts'
import { findLead } from '../../checklist/find-lead.ts'
import { queueChecklist } from '../../checklist/queue-checklist.ts'
import { releaseLead } from '../../checklist/release-lead.ts'
import { RequestError } from '../../http/request-error.ts'
import type { MailingDeps } from '../../mail/sender.ts'
import type { Eraser } from '../../privacy/erase-person.ts'
import { leadList } from '../list-filter.ts'
import { registerList, type TreatedTogether } from '../list-routes.ts'
import { leadFile } from './lead-csv.ts'
import type { LeadTotals } from './lead-totals.ts'
import { leadColumns, toLeadRow } from './to-lead-row.ts'

type LeadRoutesDeps = MailingDeps & { totals: LeadTotals; eraser: Eraser }

/** Everything that is shown of leads and done with them; who may call stands in `guardAdmin`. */
export function registerLeadRoutes(app: FastifyInstance, deps: LeadRoutesDeps): void {
  const { totals, eraser } = deps
  app.get(adminApi.totals, (): Promise<Totals> => totals.getTotals())
  registerList(app, deps, {
    path: adminApi.leads,
    list: leadList,
    filter: leadFilter,
    columns: [...leadColumns, 'stage'],
    toRow: toLeadRow,
    file: leadFile,
    actions: { resend: 'lead-resent', release: 'lead-released' } satisfies Record<LeadAction, AuditAction>,
    selection: {
      release: { audit: 'leads-released', states: ['quarantined'] },
      erase: { audit: 'leads-erased', states: [] },
    } satisfies Record<LeadSelectionAction, TreatedTogether>,
    act: (action, id, deadline) => {
      totals.forget()
      return action === 'erase' ? eraser.eraseLead(id) : sendChecklist(deps, action, id, deadline)
    },
  })
}

/** @param deadline until when the answer waits for the mail (`performance.now`) */
async function sendChecklist(
  { database, sender, ...deps }: LeadRoutesDeps,
  action: LeadAction,
  id: string,
  deadline?: number,
): Promise<FormAnswer> {
  const lead = await findLead(database, id)
  if (!lead) throw new RequestError('notFound')
  const dispatch = await database.write(async (transaction) => {
    if (action === 'release') await releaseLead(transaction, lead.id)
    return queueChecklist(transaction, deps, lead)
  })
  return sender.deliver(dispatch, deadline)
}
