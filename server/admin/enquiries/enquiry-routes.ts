import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { adminApi } from '../../../contract/api/admin.ts'
import {
  type EnquiryAction,
  type EnquiryActionAnswer,
  type EnquiryPage,
  enquiryActions,
  enquiryFilters,
} from '../../../contract/api/admin-enquiries.ts'
import type { AuditAction } from '../../../contract/api/audit.ts'
import { audited } from '../admin-guard.ts'
import { listQuery, parseQuery, readRowId } from '../list-queries.ts'
import { actOnEnquiry, type EnquiryActionDeps } from './act-on-enquiry.ts'
import { listEnquiries } from './enquiry-list.ts'

const enquiryQuery = z.object({ ...listQuery, filter: z._default(z.enum(enquiryFilters), 'all') })

/** What the journal says of each action. */
const auditActionOf = {
  resend: 'enquiry-resent',
  release: 'enquiry-released',
  answered: 'enquiry-answered',
  unanswered: 'enquiry-unanswered',
  erase: 'enquiry-erased',
} as const satisfies Record<EnquiryAction, AuditAction>

/** What the dashboard shows of the contact form's messages, and does with them; who may call stands in `guardAdmin`. */
export function registerEnquiryRoutes(app: FastifyInstance, deps: EnquiryActionDeps): void {
  app.get(adminApi.enquiries, (request): Promise<EnquiryPage> => {
    const { filter, search, cursor } = parseQuery(enquiryQuery, request.query)
    return listEnquiries(deps.database, filter, search, cursor)
  })
  for (const action of enquiryActions) {
    app.post(
      `${adminApi.enquiries}/:id/${action}`,
      audited(auditActionOf[action]),
      (request): Promise<EnquiryActionAnswer> => actOnEnquiry(deps, action, readRowId(request)),
    )
  }
}
